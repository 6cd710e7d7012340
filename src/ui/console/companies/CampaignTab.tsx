import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Brand } from '../../../domain/brands/types';
import { pictureOf } from '../../../domain/campaigns/picture';
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
import { type ListParams, useListParams } from '../list/useListParams';
import { NameCell } from '../record/NameCell';
import { StatusChip } from '../record/StatusChip';
import { TwoLines } from '../record/TwoLines';
import { EmptyState } from '../state/EmptyState';
import { CreateCampaignButton } from './CreateCampaignButton';

const columns: Column<CampaignListItem>[] = [
  {
    source: 'name',
    label: 'common.campaign',
    sort: 'name',
    render: (campaign) => <NameCell picture={pictureOf(campaign)} name={campaign.name} code={campaign.code} />,
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
    sort: 'end',
    render: ({ start_date, end_date }) => <Period from={start_date} to={end_date} />,
  },
  {
    source: 'progress',
    label: 'common.progress',
    width: 146,
    optional: 'wide',
    phone: 'hidden',
    // Of a done one it says nothing (spec 1 §4).
    render: ({ progress, status }) => status !== 'done' && <ProgressBar value={progress} />,
  },
];

const columnsOfBrand = columns.filter(({ source }) => source !== 'brand');

interface CampaignTabProps {
  filter: Record<string, unknown>;
  /** The brand they all are of. */
  brand?: Pick<Brand, 'id' | 'status'>;
}

/** The campaigns of one KOL, customer or brand; each row opens the campaign under its own list. */
export function CampaignTab({ filter, brand }: CampaignTabProps) {
  const translate = useTranslate();
  const params = useListParams();
  const open = mayOpen('campaignView', useAccess());
  const create = brand?.status === 'active' ? <CreateCampaignButton brandId={brand.id} /> : null;
  return (
    <ListFrame resource="campaigns" params={params} filter={filter} embedded>
      <Tools params={params} create={create} />
      <ListTable<CampaignListItem>
        columns={brand ? columnsOfBrand : columns}
        label="common.campaigns"
        {...(open ? { rowHref: ({ id, status }) => pathTo('campaignView', { type: groupOfStatus(status), id }) } : {})}
        empty={params.search ? undefined : <EmptyState title={translate('common.no_campaigns')} action={create} />}
      />
    </ListFrame>
  );
}

/** Nothing is searched where there is nothing; what makes the first one stands in the empty list. */
function Tools({ params, create }: { params: ListParams; create: ReactNode }) {
  const { total } = useListContext();
  if (total === 0 && !params.search) return null;
  return (
    <FilterBar
      filters={[]}
      params={params}
      start={<SearchInput params={params} label="common.search_campaigns" />}
      end={
        <>
          {create}
          <Pager />
        </>
      }
    />
  );
}
