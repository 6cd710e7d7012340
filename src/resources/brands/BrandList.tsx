import { useTranslate } from 'react-admin';
import type { Brand } from '../../domain/brands/types';
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
import { brandColumns } from './brandColumns';
import { brandKit } from './brandKit';

/** The brands campaigns are run for (spec 1 §2 /brands). */
export function BrandList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const open = mayOpen('brandView', getAccessMap());
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
        columns={brandColumns()}
        label="page.brands"
        {...(open ? { rowHref: ({ id }) => pathTo('brandView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('brands.empty')} />}
      />
    </ListFrame>
  );
}
