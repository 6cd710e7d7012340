import { useTranslate } from 'react-admin';
import type { Customer } from '../../domain/customers/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { CompanyFilters } from '../../ui/console/CompanyFilters';
import { companyFilterNames } from '../../ui/console/companyFilterNames';
import { ListFrame } from '../../ui/console/ListFrame';
import { ListHeader } from '../../ui/console/ListHeader';
import { ListTable } from '../../ui/console/ListTable';
import { NothingHere } from '../../ui/console/NothingHere';
import { useListParams } from '../../ui/console/useListParams';
import { customerColumns } from './customerColumns';

/** The agency's customers (spec 1 §2 /customers). */
export function CustomerList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const open = mayOpen('customerView', getAccessMap());
  return (
    <ListFrame resource="customers" params={params}>
      <ListHeader title={translate('page.customers')} />
      <CompanyFilters params={params} search="customers.search" />
      <ListTable<Customer>
        columns={customerColumns}
        label="page.customers"
        {...(open ? { rowHref: ({ id }) => pathTo('customerView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('customers.empty')} />}
      />
    </ListFrame>
  );
}
