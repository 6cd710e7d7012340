import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { CampaignGroup } from '../../../domain/campaigns/values';
import { formatDay } from '../../../domain/format';
import type { Column } from '../../../ui/console/list/columns';
import { NameCell } from '../../../ui/console/record/NameCell';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { TwoLines } from '../../../ui/console/record/TwoLines';
import { InstantDay } from '../../../ui/plain/Day';
import { Count, Money } from '../../../ui/plain/Figure';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { CampaignProgress, PostsOf } from './CampaignProgress';
import styles from './list.module.css';

interface Shown {
  group: CampaignGroup;
  reduced: boolean;
}

type CampaignColumn = Column<CampaignListItem>;

const name: CampaignColumn = {
  source: 'name',
  label: 'campaigns.field.name',
  sort: 'name',
  render: ({ avatar, cover_image, name: words, code }) => (
    <NameCell picture={avatar ?? cover_image} name={words} code={code} />
  ),
};

const brand: CampaignColumn = {
  source: 'brand',
  label: 'campaigns.field.brand',
  width: 'clamp(96px, 9vw - 6px, 160px)',
  render: (campaign) => <TwoLines text={campaign.brand?.name} />,
};

const status: CampaignColumn = {
  source: 'status',
  label: 'campaigns.field.status',
  width: 130,
  phone: 'end',
  render: (campaign) => <StatusChip kind="campaign" status={campaign.status} />,
};

const period: CampaignColumn = {
  source: 'start_date',
  label: 'campaigns.field.period',
  width: 176,
  render: (campaign) => (
    <span className={styles.period}>
      {formatDay(campaign.start_date)} – {campaign.end_date ? formatDay(campaign.end_date) : '…'}
    </span>
  ),
};

const kols: CampaignColumn = {
  source: 'kols',
  label: 'campaigns.field.kols',
  width: 86,
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
  render: (campaign) => <CampaignProgress campaign={campaign} />,
};

const budget: CampaignColumn = {
  source: 'budget',
  label: 'campaigns.field.budget',
  width: 98,
  align: 'right',
  render: (campaign) => <Money value={campaign.budget} compact />,
};

const managers: CampaignColumn = {
  source: 'managers',
  label: 'campaigns.field.managers',
  width: 78,
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

/** Columns of a campaign list: no bar of progress once it is done, no people and budgets in the reduced view. */
export function listColumns({ group, reduced }: Shown): CampaignColumn[] {
  return [
    name,
    brand,
    status,
    period,
    kols,
    group === 'done' ? posts : progress,
    ...(reduced ? [] : [budget, managers]),
    sows,
    created,
  ];
}
