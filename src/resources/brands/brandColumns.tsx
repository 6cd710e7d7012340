import type { Brand } from '../../domain/brands/types';
import {
  companyColumn,
  creatorColumn,
  recordColumns,
  sectorsColumn,
  totalColumn,
} from '../../ui/console/companies/companyColumns';
import type { Column } from '../../ui/console/list/columns';

/** Whose brand it is. */
export const customerColumn: Column<Brand> = {
  source: 'customer',
  label: 'brands.customer',
  width: '22%',
  render: ({ customer }) => customer?.name ?? '–',
};

export const brandColumns = (): Column<Brand>[] => [
  companyColumn('common.brand'),
  customerColumn,
  sectorsColumn,
  totalColumn('campaign_total', 'common.campaigns'),
  ...creatorColumn(),
  ...recordColumns,
];
