import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { CampaignView } from '../../domain/campaigns/types';
import { withWords } from '../../providers/pageWords';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { Tabs } from '../../ui/console/record/Tabs';
import { LateCode, late } from '../../ui/plain/late';
import { acceptanceParameter } from './acceptance/useAcceptancePlace';
import { RowsSkeleton } from './CampaignSkeleton';
import { postFilterNames } from './detail/postFilters';
import { sowFilterNames } from './detail/sowFilters';
import { partParameters, usePartPlace } from './parts/usePartPlace';

const OverviewTab = late(() => import('./OverviewTab').then((module) => ({ default: module.OverviewTab })));
const InformationTab = late(() => import('./InformationTab').then((module) => ({ default: module.InformationTab })));
const SowsTab = late(() => import('./SowsTab').then((module) => ({ default: module.SowsTab })));
const PostsTab = late(() =>
  withWords(['posts'], import('./PostsTab')).then((module) => ({ default: module.PostsTab })),
);
const AcceptanceTab = late(() => import('./AcceptanceTab').then((module) => ({ default: module.AcceptanceTab })));
const EvaluationTab = late(() =>
  import('./evaluation/EvaluationTab').then((module) => ({ default: module.EvaluationTab })),
);
const CampaignHashtags = late(() =>
  withWords(['hashtags'], import('../../ui/console/hashtags/CampaignHashtags')).then((module) => ({
    default: module.CampaignHashtags,
  })),
);
const PartDrawers = late(() => import('./parts/PartDrawers').then((module) => ({ default: module.PartDrawers })));

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

/** The five tabs of a campaign (spec 1 §2), its evaluation once it is done, and its history, for those who may read them. */
export function CampaignTabs({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const history = useHistoryTab('campaign', campaign.id);
  const access = useAccess();
  const isReduced = useReducedView();
  const hasEvaluation = !isReduced && campaign.status === 'done' && can(access, 'campaigns_management', 'r_evaluation');
  const hasHashtags = !isReduced && can(access, 'campaigns_management', 'r_hashtag_report');
  const { sow, post } = usePartPlace();
  const found = campaign.found_posts
    ? { count: campaign.found_posts, label: translate('campaigns.post.found', { count: campaign.found_posts }) }
    : undefined;
  const tab = (key: string, content: ReactNode, count?: number) => ({
    key,
    label: translate(`campaigns.tab.${key}`),
    count,
    content: <LateCode fallback={<RowsSkeleton />}>{content}</LateCode>,
  });
  return (
    <>
      <Tabs
        forget={tabParameters}
        tabs={[
          tab('overview', <OverviewTab campaign={campaign} />),
          tab('information', <InformationTab campaign={campaign} />),
          tab('sows', <SowsTab campaign={campaign} />, campaign.sows.length),
          {
            ...tab('posts', <PostsTab campaign={campaign} />, campaign.post_rows ?? campaign.post_total),
            waiting: found,
          },
          tab('acceptance', <AcceptanceTab campaign={campaign} />, campaign.campaignAcceptances.length),
          ...(hasHashtags ? [tab('hashtags', <CampaignHashtags id={campaign.id} />)] : []),
          ...(hasEvaluation ? [tab('evaluation', <EvaluationTab id={campaign.id} />)] : []),
          ...history,
        ]}
      />
      {(sow || post) && (
        <LateCode>
          <PartDrawers campaign={campaign} />
        </LateCode>
      )}
    </>
  );
}
