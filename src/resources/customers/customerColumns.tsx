import type { Customer } from '../../domain/customers/types';
import type { Column } from '../../ui/console/columns';
import { NameCell } from '../../ui/console/NameCell';
import { StatusChip } from '../../ui/console/StatusChip';
import { Tags } from '../../ui/console/Tags';
import { InstantDay } from '../../ui/plain/Day';
import { Count } from '../../ui/plain/Figure';

export const customerColumns: Column<Customer>[] = [
  {
    source: 'name',
    label: 'customers.label',
    sort: 'name',
    render: ({ logo, name, code }) => <NameCell picture={logo} name={name} code={code} />,
  },
  {
    source: 'sectors',
    label: 'common.sectors',
    width: 200,
    optional: true,
    render: ({ sectors }) => <Tags words={sectors.map((sector) => sector.name)} />,
  },
  {
    source: 'tax_number',
    label: 'customers.tax_number',
    width: 130,
    phone: 'hidden',
    render: ({ tax_number }) => tax_number,
  },
  {
    source: 'brand_total',
    label: 'customers.brand_total',
    width: 96,
    align: 'right',
    phone: 'hidden',
    render: ({ brand_total }) => <Count value={brand_total} />,
  },
  {
    source: 'campaign_total',
    label: 'customers.campaign_total',
    width: 96,
    align: 'right',
    phone: 'hidden',
    render: ({ campaign_total }) => <Count value={campaign_total} />,
  },
  {
    source: 'created_at',
    label: 'common.created_at',
    width: 110,
    sort: 'date',
    optional: true,
    render: ({ created_at }) => <InstantDay value={created_at} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 140,
    phone: 'end',
    render: ({ status }) => <StatusChip kind="record" status={status} />,
  },
];
