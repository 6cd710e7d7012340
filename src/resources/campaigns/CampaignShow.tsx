import { useEffect } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { DetailLayout } from '../../ui/console/DetailLayout';
import { ErrorState } from '../../ui/console/ErrorState';
import { CampaignSkeleton } from './CampaignSkeleton';
import { CampaignSummary } from './CampaignSummary';
import { CampaignTabs } from './CampaignTabs';

/** One campaign: its summary at the left, everything that belongs to it in tabs (spec 1 §2 Campaign detail). */
export function CampaignShow() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const {
    data: campaign,
    error,
    refetch,
  } = useGetOne<CampaignDetail>(
    'campaigns',
    // Its own cache entry: the list's rows would otherwise stand in for a campaign without its parts.
    { id, meta: { whole: true } },
    { retry: false },
  );
  useEffect(() => {
    if (campaign) document.title = `${campaign.name} · ${translate('common.product')}`;
  }, [campaign, translate]);
  if (error && !campaign) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!campaign) return <CampaignSkeleton />;
  return (
    <DetailLayout summary={<CampaignSummary campaign={campaign} />}>
      <CampaignTabs campaign={campaign} onChanged={() => refetch()} />
    </DetailLayout>
  );
}
