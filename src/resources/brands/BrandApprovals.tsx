import type { Brand } from '../../domain/brands/types';
import { CompanyApprovals } from '../../ui/console/companies/CompanyApprovals';
import { companyColumn, creatorColumn, waitingColumns } from '../../ui/console/companies/companyColumns';
import type { Column } from '../../ui/console/list/columns';
import { customerColumn } from './brandColumns';
import { brandKit } from './brandKit';

/** Brands that wait for approval (spec 1 §2 /brands/approvals). */
export function BrandApprovals() {
  const columns: Column<Brand>[] = [
    companyColumn('common.brand'),
    customerColumn,
    ...waitingColumns,
    ...creatorColumn(),
  ];
  return <CompanyApprovals<Brand> kit={brandKit} columns={columns} search="brands.search" />;
}
