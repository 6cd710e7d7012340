import { useTranslate } from 'react-admin';
import type { Brand } from '../../domain/brands/types';
import { mayOpen, pathTo } from '../../domain/routes';
import type { Me } from '../../domain/users/types';
import { useAccess, useMe } from '../../ui/console/access/useAccess';
import { AddButton } from '../../ui/console/companies/AddButton';
import { CompanyFilters, companyFilterNames } from '../../ui/console/companies/CompanyFilters';
import {
  companyColumn,
  creatorColumn,
  customerColumn,
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
import { brandKit } from './brandKit';

/** The columns of the list, as far as this person is told them. */
const brandColumns = (me: Me): Column<Brand>[] => [
  companyColumn('common.brand'),
  customerColumn,
  sectorsColumn,
  totalColumn('campaign_total', 'common.campaigns'),
  ...creatorColumn(me),
  ...recordColumns,
];

/** The brands campaigns are run for (spec 1 §2 /brands). */
export function BrandList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const me = useMe();
  const open = mayOpen('brandView', useAccess());
  return (
    <ListFrame resource="brands" params={params}>
      <ListHeader
        title={translate('page.brands')}
        actions={
          <>
            <UploadLink page="brandUpload" label={translate('companyUpload.action_brand')} />
            <AddButton kit={brandKit} />
          </>
        }
      />
      <CompanyFilters resource="brands" params={params} search="brands.search" />
      <ListTable<Brand>
        columns={brandColumns(me)}
        label="page.brands"
        {...(open ? { rowHref: ({ id }) => pathTo('brandView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('brands.empty')} />}
      />
    </ListFrame>
  );
}
