import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../domain/campaigns/types';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { Tabs } from '../../ui/console/record/Tabs';
import { AcceptanceTab } from './AcceptanceTab';
import { acceptanceParameter } from './acceptance/useAcceptancePlace';
import { postFilterNames } from './detail/postFilters';
import { sowFilterNames } from './detail/sowFilters';
import { InformationTab } from './InformationTab';
import { OverviewTab } from './OverviewTab';
import { PostsTab } from './PostsTab';
import { PartDrawers } from './parts/PartDrawers';
import { partParameters } from './parts/usePartPlace';
import { SowsTab } from './SowsTab';

/** Parameters that belong to the open tab. */
const tabParameters = [
  ...partParameters,
  acceptanceParameter,
  'page',
  'pageSize',
  'search',
  'sort',
  ...sowFilterNames,
  ...postFilterNames,
];

/** The five tabs of a campaign (spec 1 §2), and its history for those who may read it. */
export function CampaignTabs({ campaign, onChanged }: { campaign: CampaignView; onChanged: () => void }) {
  const translate = useTranslate();
  const history = useHistoryTab('campaign', campaign.id);
  const label = (key: string) => translate(`campaigns.tab.${key}`);
  return (
    <>
      <Tabs
        forget={tabParameters}
        tabs={[
          { key: 'overview', label: label('overview'), content: <OverviewTab campaign={campaign} /> },
          { key: 'information', label: label('information'), content: <InformationTab campaign={campaign} /> },
          {
            key: 'sows',
            label: label('sows'),
            count: campaign.sows.length,
            content: <SowsTab campaign={campaign} onChanged={onChanged} />,
          },
          {
            key: 'posts',
            label: label('posts'),
            count: campaign.post_rows ?? campaign.post_total,
            content: <PostsTab campaign={campaign} onChanged={onChanged} />,
          },
          {
            key: 'acceptance',
            label: label('acceptance'),
            count: campaign.campaignAcceptances.length,
            content: <AcceptanceTab campaign={campaign} />,
          },
          ...history,
        ]}
      />
      <PartDrawers campaign={campaign} onChanged={onChanged} />
    </>
  );
}
