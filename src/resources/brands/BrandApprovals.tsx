import type { Brand } from '../../domain/brands/types';
import { useMe } from '../../ui/console/access/useAccess';
import { CompanyApprovals } from '../../ui/console/companies/CompanyApprovals';
import {
  companyColumn,
  creatorColumn,
  customerColumn,
  waitingColumns,
} from '../../ui/console/companies/companyColumns';
import type { Column } from '../../ui/console/list/columns';
import { brandKit } from './brandKit';

/** Brands that wait for approval (spec 1 §2 /brands/approvals). */
export function BrandApprovals() {
  const me = useMe();
  const columns: Column<Brand>[] = [
    companyColumn('common.brand'),
    customerColumn,
    ...waitingColumns,
    ...creatorColumn(me),
  ];
  return <CompanyApprovals<Brand> kit={brandKit} columns={columns} search="brands.search" />;
}
