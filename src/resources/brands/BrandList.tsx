import { useTranslate } from 'react-admin';
import type { Brand } from '../../domain/brands/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { CompanyFilters } from '../../ui/console/CompanyFilters';
import { companyFilterNames } from '../../ui/console/companyFilterNames';
import { ListFrame } from '../../ui/console/ListFrame';
import { ListHeader } from '../../ui/console/ListHeader';
import { ListTable } from '../../ui/console/ListTable';
import { NothingHere } from '../../ui/console/NothingHere';
import { useListParams } from '../../ui/console/useListParams';
import { brandColumns } from './brandColumns';

/** The brands campaigns are run for (spec 1 §2 /brands). */
export function BrandList() {
  const translate = useTranslate();
  const params = useListParams(companyFilterNames);
  const open = mayOpen('brandView', getAccessMap());
  return (
    <ListFrame resource="brands" params={params}>
      <ListHeader title={translate('page.brands')} />
      <CompanyFilters params={params} search="brands.search" />
      <ListTable<Brand>
        columns={brandColumns}
        label="page.brands"
        {...(open ? { rowHref: ({ id }) => pathTo('brandView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('brands.empty')} />}
      />
    </ListFrame>
  );
}
