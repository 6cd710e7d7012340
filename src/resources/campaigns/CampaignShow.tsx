import { useEffect } from 'react';
import { useGetOne, useRefresh, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CampaignView } from '../../domain/campaigns/types';
import { groupOfStatus } from '../../domain/campaigns/values';
import { pathTo } from '../../domain/routes';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { CampaignSkeleton } from './CampaignSkeleton';
import { CampaignSummary } from './CampaignSummary';
import { CampaignTabs } from './CampaignTabs';

/** One campaign: its summary at the left, everything that belongs to it in tabs (spec 1 §2 Campaign detail). */
export function CampaignShow() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id = '', type } = useParams();
  const {
    data: campaign,
    error,
    refetch,
  } = useGetOne<CampaignView>(
    'campaigns',
    // Its own cache entry: the list's rows would otherwise stand in for a campaign without its parts.
    { id, meta: { query: { without: 'posts' } } },
    { retry: false },
  );
  const group = campaign && groupOfStatus(campaign.status);
  useEffect(() => {
    if (campaign) document.title = `${campaign.name} · ${translate('common.product')}`;
  }, [campaign, translate]);
  useEffect(() => {
    // A campaign that has moved on stands under another list.
    if (group && group !== type) navigate(pathTo('campaignView', { type: group, id }) + search, { replace: true });
  }, [group, type, id, search, navigate]);
  if (error && !campaign) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!campaign) return <CampaignSkeleton />;
  return (
    <DetailLayout summary={<CampaignSummary campaign={campaign} />}>
      <CampaignTabs campaign={campaign} onChanged={refresh} />
    </DetailLayout>
  );
}
