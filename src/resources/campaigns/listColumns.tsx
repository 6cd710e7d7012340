import type { CampaignListItem } from '../../domain/campaigns/types';
import type { Column } from '../../ui/console/columns';
import { StatusChip } from '../../ui/console/StatusChip';
import { Period } from '../../ui/plain/Day';
import { Count, Money } from '../../ui/plain/Figure';
import { PictureStack } from '../../ui/plain/PictureStack';
import { ProgressBar } from '../../ui/plain/ProgressBar';
import { CampaignName } from './CampaignName';

interface Shown {
  withProgress: boolean;
  withBudget: boolean;
  withManagers: boolean;
}

type CampaignColumn = Column<CampaignListItem>;

const name: CampaignColumn = {
  source: 'name',
  label: 'campaigns.field.name',
  sort: 'name',
  render: (campaign) => <CampaignName campaign={campaign} />,
};

const brand: CampaignColumn = {
  source: 'brand',
  label: 'campaigns.field.brand',
  width: 'clamp(90px, 9vw, 160px)',
  render: (campaign) => <span title={campaign.brand?.name}>{campaign.brand?.name ?? '–'}</span>,
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
  width: 184,
  sort: 'date',
  render: (campaign) => (
    <span style={{ fontSize: 12 }}>
      <Period from={campaign.start_date} to={campaign.end_date} />
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
      max={2}
    />
  ),
};

const sows: CampaignColumn = {
  source: 'sow_total',
  label: 'campaigns.field.sows',
  width: 50,
  align: 'right',
  optional: true,
  render: (campaign) => <Count value={campaign.sow_total} />,
};

const posts: CampaignColumn = {
  source: 'post_total',
  label: 'campaigns.field.posts',
  width: 72,
  align: 'right',
  optional: true,
  render: (campaign) => <Count value={campaign.post_total} />,
};

const progress: CampaignColumn = {
  source: 'progress',
  label: 'campaigns.field.progress',
  width: 100,
  phone: 'hidden',
  render: (campaign) => <ProgressBar value={campaign.progress} />,
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
  width: 60,
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

/** Columns of a campaign list. */
export function listColumns({ withProgress, withBudget, withManagers }: Shown): CampaignColumn[] {
  return [
    name,
    brand,
    status,
    period,
    kols,
    sows,
    posts,
    ...(withProgress ? [progress] : []),
    ...(withBudget ? [budget] : []),
    ...(withManagers ? [managers] : []),
  ];
}
