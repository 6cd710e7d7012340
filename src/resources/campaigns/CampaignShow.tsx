import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CampaignView } from '../../domain/campaigns/types';
import { groupOfStatus } from '../../domain/campaigns/values';
import { pathTo } from '../../domain/routes';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { CampaignSkeleton } from './CampaignSkeleton';
import { CampaignTabs } from './CampaignTabs';
import { CampaignHead } from './head/CampaignHead';

/** One campaign: how it stands across the top, everything that belongs to it in tabs below (spec 1 §2 Campaign detail). */
export function CampaignShow() {
  return (
    <RecordPage<CampaignView> resource="campaigns" outline={<CampaignSkeleton />}>
      {(campaign) => <Detail campaign={campaign} />}
    </RecordPage>
  );
}

function Detail({ campaign }: { campaign: CampaignView }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { type } = useParams();
  const { id } = campaign;
  const group = groupOfStatus(campaign.status);
  useEffect(() => {
    // A campaign that has moved on stands under another list.
    if (group !== type) void navigate(pathTo('campaignView', { type: group, id }) + search, { replace: true });
  }, [group, type, id, search, navigate]);
  return (
    <DetailLayout across summary={<CampaignHead campaign={campaign} />}>
      <CampaignTabs campaign={campaign} />
    </DetailLayout>
  );
}
