import type { Customer } from '../../domain/customers/types';
import {
  companyColumn,
  creatorColumn,
  recordColumns,
  sectorsColumn,
  totalColumn,
} from '../../ui/console/companies/companyColumns';
import type { Column } from '../../ui/console/list/columns';

export const customerColumns = (): Column<Customer>[] => [
  companyColumn('customers.label'),
  sectorsColumn,
  {
    source: 'tax_number',
    label: 'customers.tax_number',
    width: 110,
    phone: 'hidden',
    render: ({ tax_number }) => tax_number,
  },
  totalColumn('brand_total', 'customers.brand_total'),
  totalColumn('campaign_total', 'customers.campaign_total'),
  ...creatorColumn(),
  ...recordColumns,
];
