import { useTranslate } from 'react-admin';
import type { Customer } from '../../domain/customers/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { AddButton } from '../../ui/console/companies/AddButton';
import { CompanyFilters } from '../../ui/console/companies/CompanyFilters';
import { companyFilterNames } from '../../ui/console/companies/companyFilterNames';
import { UploadLink } from '../../ui/console/import/UploadLink';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { useListParams } from '../../ui/console/list/useListParams';
import { customerColumns } from './customerColumns';
import { customerKit } from './customerKit';

/** The agency's customers (spec 1 §2 /customers). */
export function CustomerList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const open = mayOpen('customerView', getAccessMap());
  return (
    <ListFrame resource="customers" params={params}>
      <ListHeader
        title={translate('page.customers')}
        actions={
          <>
            <UploadLink page="customerUpload" label={translate('companyUpload.action_customer')} />
            <AddButton kit={customerKit} />
          </>
        }
      />
      <CompanyFilters resource="customers" params={params} search="customers.search" />
      <ListTable<Customer>
        columns={customerColumns()}
        label="page.customers"
        {...(open ? { rowHref: ({ id }) => pathTo('customerView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('customers.empty')} />}
      />
    </ListFrame>
  );
}
