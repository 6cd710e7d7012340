import { pictureOf } from '../../../domain/campaigns/picture';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { CampaignGroup } from '../../../domain/campaigns/values';
import { formatPeriod } from '../../../domain/format';
import type { Column } from '../../../ui/console/list/columns';
import { PaceCell } from '../../../ui/console/pace/PaceCell';
import { NameCell } from '../../../ui/console/record/NameCell';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { TwoLines } from '../../../ui/console/record/TwoLines';
import { InstantDay } from '../../../ui/plain/Day';
import { Compact, Cost, Count, Money, Percent } from '../../../ui/plain/Figure';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { EvaluateLink } from '../evaluation/EvaluateLink';
import { Score } from '../evaluation/Score';
import { ResultCoverage } from '../ResultCoverage';
import { CampaignProgress, PostsOf } from './CampaignProgress';
import styles from './list.module.css';

interface Shown {
  group: CampaignGroup;
  reduced: boolean;
  /** Whether this person is told how campaigns go. */
  course: boolean;
}

type CampaignColumn = Column<CampaignListItem>;

const name: CampaignColumn = {
  source: 'name',
  label: 'campaigns.field.name',
  sort: 'name',
  render: (campaign) => <NameCell picture={pictureOf(campaign)} name={campaign.name} code={campaign.code} />,
};

const brand: CampaignColumn = {
  source: 'brand',
  label: 'campaigns.field.brand',
  width: 'clamp(96px, 9cqi + 16px, 160px)',
  render: (campaign) => <TwoLines text={campaign.brand?.name} />,
};

const status: CampaignColumn = {
  source: 'status',
  label: 'campaigns.field.status',
  width: 130,
  phone: 'end',
  render: (campaign) => (
    <>
      <StatusChip kind="campaign" status={campaign.status} />
      {campaign.awaits_evaluation && <EvaluateLink id={campaign.id} />}
    </>
  ),
};

const period: CampaignColumn = {
  source: 'start_date',
  label: 'campaigns.field.period',
  // One day over the other where all columns would not fit.
  width: 'clamp(106px, 33cqi - 220px, 176px)',
  sort: 'end',
  render: ({ start_date, end_date }) => <span className={styles.period}>{formatPeriod(start_date, end_date)}</span>,
};

const kols: CampaignColumn = {
  source: 'kols',
  label: 'campaigns.field.kols',
  width: 86,
  optional: true,
  phone: 'hidden',
  render: (campaign) => (
    <PictureStack
      people={campaign.kols.map((kol) => ({ id: kol.id, name: kol.stage_name, picture: kol.avatar }))}
      total={campaign.kol_total}
      // `+54` takes the room of a picture.
      max={campaign.kol_total > 11 ? 1 : 2}
    />
  ),
};

const sows: CampaignColumn = {
  source: 'sow_total',
  label: 'campaigns.field.sows',
  width: 64,
  align: 'right',
  extra: true,
  phone: 'hidden',
  render: (campaign) => <Count value={campaign.sow_total} />,
};

const posts: CampaignColumn = {
  source: 'post_total',
  label: 'campaigns.field.posts',
  width: 92,
  align: 'right',
  render: (campaign) => <PostsOf campaign={campaign} />,
};

const progress: CampaignColumn = {
  source: 'progress',
  label: 'campaigns.field.progress',
  width: 128,
  extra: true,
  phone: 'action',
  render: (campaign) => <CampaignProgress campaign={campaign} />,
};

const pace: CampaignColumn = {
  source: 'pace',
  label: 'campaigns.field.pace',
  width: 168,
  sort: 'pace',
  render: (campaign) => <PaceCell campaign={campaign} />,
};

const views: CampaignColumn = {
  source: 'result_views',
  label: 'campaigns.field.result_views',
  width: 'clamp(114px, 6cqi + 60px, 132px)',
  align: 'right',
  withLabel: true,
  render: (campaign) => (
    <span className={styles.covered}>
      <span className={styles.result}>
        <Compact value={campaign.result_views ?? null} />
        {typeof campaign.result_views_rate === 'number' && (
          <span className={styles.rate}>
            <Percent value={campaign.result_views_rate} />
          </span>
        )}
      </span>
      <ResultCoverage campaign={campaign} metric="views" />
    </span>
  ),
};

const cpe: CampaignColumn = {
  source: 'result_cpe',
  label: 'campaigns.field.result_cpe',
  width: 'clamp(104px, 4cqi + 54px, 112px)',
  align: 'right',
  withLabel: true,
  render: (campaign) => (
    <span className={styles.covered}>
      <Cost value={campaign.result_cpe ?? null} />
      {typeof campaign.result_cpe === 'number' && <ResultCoverage campaign={campaign} metric="engagement" />}
    </span>
  ),
};

const evaluation: CampaignColumn = {
  source: 'evaluation',
  label: 'evaluation.fact',
  width: 92,
  align: 'right',
  withLabel: true,
  render: ({ id, evaluation: given, awaits_evaluation }) =>
    awaits_evaluation ? <EvaluateLink id={id} /> : given && <Score evaluation={given} />,
};

const budget: CampaignColumn = {
  source: 'budget',
  label: 'campaigns.field.budget',
  width: 98,
  align: 'right',
  sort: 'budget',
  render: (campaign) => <Money value={campaign.budget} compact />,
};

const managers: CampaignColumn = {
  source: 'managers',
  label: 'campaigns.field.managers',
  width: 78,
  optional: true,
  phone: 'hidden',
  render: (campaign) => (
    <PictureStack
      people={(campaign.managers ?? []).map((person) => ({
        id: person.id,
        name: person.fullname,
        picture: person.avatar,
      }))}
      max={1}
    />
  ),
};

const created: CampaignColumn = {
  source: 'created_at',
  label: 'common.created_at',
  width: 110,
  align: 'right',
  extra: true,
  phone: 'hidden',
  sort: 'date',
  render: (campaign) => <InstantDay value={campaign.created_at} />,
};

const resultsOf = (course: boolean) => (course ? [views, cpe, evaluation, { ...posts, extra: true }] : [posts]);

/** Columns of a campaign list: how those in progress go, what done ones got; fewer in the reduced view, no course for KOLs. */
export function listColumns({ group, reduced, course }: Shown): CampaignColumn[] {
  const going = course ? [pace, progress] : [{ ...progress, extra: false }];
  return [
    name,
    brand,
    // Of done ones it would repeat the page's title.
    ...(group === 'done' ? [] : [status]),
    period,
    kols,
    ...(group === 'inprogress' ? going : []),
    ...(group === 'done' ? resultsOf(course) : []),
    ...(group === 'cancel' ? [{ ...progress, extra: false }] : []),
    ...(reduced ? [] : [budget, managers]),
    sows,
    created,
  ];
}
