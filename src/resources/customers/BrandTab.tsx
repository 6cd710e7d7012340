import { useTranslate } from 'react-admin';
import type { Brand } from '../../domain/brands/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { AddButton } from '../../ui/console/companies/AddButton';
import { SectorTags } from '../../ui/console/companies/sectors';
import type { Column } from '../../ui/console/list/columns';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { useListParams } from '../../ui/console/list/useListParams';
import { NameCell } from '../../ui/console/record/NameCell';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Count } from '../../ui/plain/Figure';

const columns: Column<Brand>[] = [
  {
    source: 'name',
    label: 'common.brand',
    sort: 'name',
    render: ({ logo, name, code }) => <NameCell picture={logo} name={name} code={code} />,
  },
  {
    source: 'sectors',
    label: 'common.sectors',
    width: 220,
    render: ({ sectors }) => <SectorTags sectors={sectors} />,
  },
  {
    source: 'campaign_total',
    label: 'common.campaigns',
    width: 100,
    align: 'right',
    phone: 'hidden',
    render: ({ campaign_total }) => <Count value={campaign_total} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 140,
    phone: 'end',
    render: ({ status }) => <StatusChip kind="record" status={status} />,
  },
];

const brandPlaces = { resource: 'brands', pages: { create: 'brandCreate' } } as const;

/** The brands of one customer, and the way to another one. */
export function BrandTab({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const params = useListParams();
  const open = mayOpen('brandView', useAccess());
  return (
    <ListFrame resource="brands" params={params} filter={{ customer_id: customerId }} embedded>
      <FilterBar
        filters={[]}
        params={params}
        start={<SearchInput params={params} label="brands.search" />}
        end={
          <>
            <AddButton kit={brandPlaces} customerId={customerId} />
            <Pager />
          </>
        }
      />
      <ListTable<Brand>
        columns={columns}
        label="page.brands"
        {...(open ? { rowHref: ({ id }) => pathTo('brandView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('brands.empty')} />}
      />
    </ListFrame>
  );
}
