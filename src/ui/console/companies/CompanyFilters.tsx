import { useTranslate } from 'react-admin';
import { recordStatuses } from '../../../domain/brands/schema';
import type { SectorRef } from '../../../domain/kols/types';
import { FilterBar } from '../list/FilterBar';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import type { ListParams } from '../list/useListParams';
import { useOptions } from '../useOptions';

const companySectors = { types: ['customer_brand'] };
const sectorName = (sector: SectorRef) => sector.name;

/** Search, filters and pages of the lists of customers and brands. */
export function CompanyFilters({ params, search }: { params: ListParams; search: string }) {
  const translate = useTranslate();
  const sectors = useOptions<SectorRef>('sectors', sectorName, { filter: companySectors });
  const statuses = recordStatuses.map((value) => ({ value, label: translate(`common.status.record.${value}`) }));
  return (
    <FilterBar
      filters={[
        { source: 'statuses', label: 'common.state', kind: 'many', options: statuses },
        { source: 'sector_ids', label: 'common.sectors', kind: 'many', options: sectors },
      ]}
      params={params}
      start={<SearchInput params={params} label={search} />}
      end={<Pager />}
    />
  );
}
