import type { Customer } from '../../domain/customers/types';
import { useMe } from '../../ui/console/access/useAccess';
import { CompanyApprovals } from '../../ui/console/companies/CompanyApprovals';
import { companyColumn, creatorColumn, waitingColumns } from '../../ui/console/companies/companyColumns';
import type { Column } from '../../ui/console/list/columns';
import { customerKit } from './customerKit';

/** Customers that wait for approval (spec 1 §2 /customers/list_approval). */
export function CustomerApprovals() {
  const me = useMe();
  const columns: Column<Customer>[] = [companyColumn('customers.label'), ...waitingColumns, ...creatorColumn(me)];
  return <CompanyApprovals<Customer> kit={customerKit} columns={columns} search="customers.search" />;
}
