import { useTranslate } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { Period } from '../../plain/Day';
import { ProgressBar } from '../../plain/ProgressBar';
import { useAccess } from '../access/useAccess';
import type { Column } from '../list/columns';
import { FilterBar } from '../list/FilterBar';
import { ListFrame } from '../list/ListFrame';
import { ListTable } from '../list/ListTable';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import { useListParams } from '../list/useListParams';
import { NameCell } from '../record/NameCell';
import { StatusChip } from '../record/StatusChip';
import { TwoLines } from '../record/TwoLines';
import { EmptyState } from '../state/EmptyState';

const columns: Column<CampaignListItem>[] = [
  {
    source: 'name',
    label: 'common.campaign',
    sort: 'name',
    render: ({ name, code, avatar, cover_image }) => (
      <NameCell picture={avatar ?? cover_image} name={name} code={code} />
    ),
  },
  {
    source: 'brand',
    label: 'common.brand',
    width: 124,
    phone: 'hidden',
    render: ({ brand }) => <TwoLines text={brand?.name} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 132,
    phone: 'end',
    render: ({ status }) => <StatusChip kind="campaign" status={status} />,
  },
  {
    source: 'start_date',
    label: 'common.period',
    width: 190,
    sort: 'date',
    render: ({ start_date, end_date }) => <Period from={start_date} to={end_date} />,
  },
  {
    source: 'progress',
    label: 'common.progress',
    width: 146,
    optional: 'wide',
    phone: 'hidden',
    render: ({ progress }) => <ProgressBar value={progress} />,
  },
];

/** The campaigns of one KOL, customer or brand; each row opens the campaign under its own list. */
export function CampaignTab({ filter }: { filter: Record<string, unknown> }) {
  const translate = useTranslate();
  const params = useListParams();
  const open = mayOpen('campaignView', useAccess());
  return (
    <ListFrame resource="campaigns" params={params} filter={filter} embedded>
      <FilterBar
        filters={[]}
        params={params}
        start={<SearchInput params={params} label="common.search_campaigns" />}
        end={<Pager />}
      />
      <ListTable<CampaignListItem>
        columns={columns}
        label="common.campaigns"
        {...(open ? { rowHref: ({ id, status }) => pathTo('campaignView', { type: groupOfStatus(status), id }) } : {})}
        empty={params.search ? undefined : <EmptyState title={translate('common.no_campaigns')} />}
      />
    </ListFrame>
  );
}
