import { useTranslate } from 'react-admin';
import type { Customer } from '../../domain/customers/types';
import { mayOpen, pathTo } from '../../domain/routes';
import type { Me } from '../../domain/users/types';
import { useAccess, useMe } from '../../ui/console/access/useAccess';
import { AddButton } from '../../ui/console/companies/AddButton';
import { CompanyFilters, companyFilterNames } from '../../ui/console/companies/CompanyFilters';
import {
  companyColumn,
  creatorColumn,
  recordColumns,
  sectorsColumn,
  totalColumn,
} from '../../ui/console/companies/companyColumns';
import { UploadLink } from '../../ui/console/import/UploadLink';
import type { Column } from '../../ui/console/list/columns';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { useListParams } from '../../ui/console/list/useListParams';
import { TwoLines } from '../../ui/console/record/TwoLines';
import { customerKit } from './customerKit';

const customerColumns = (me: Me): Column<Customer>[] => [
  companyColumn('customers.label'),
  sectorsColumn,
  {
    source: 'tax_number',
    label: 'customers.tax_number',
    width: 110,
    phone: 'hidden',
    render: ({ tax_number }) => <TwoLines text={tax_number} />,
  },
  totalColumn('brand_total', 'customers.brand_total'),
  totalColumn('campaign_total', 'customers.campaign_total'),
  ...creatorColumn(me),
  ...recordColumns,
];

/** The agency's customers (spec 1 §2 /customers). */
export function CustomerList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const me = useMe();
  const open = mayOpen('customerView', useAccess());
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
        columns={customerColumns(me)}
        label="page.customers"
        {...(open ? { rowHref: ({ id }) => pathTo('customerView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('customers.empty')} />}
      />
    </ListFrame>
  );
}
