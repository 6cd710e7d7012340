import { useTranslate } from 'react-admin';
import { recordStatusFilters } from '../../../domain/companies/values';
import { useReducedView } from '../access/useAccess';
import { FilterBar } from '../list/FilterBar';
import { createdFilter, type FilterDefinition, noSectorOption } from '../list/filters';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import type { ListParams } from '../list/useListParams';
import type { CompanyKit } from './kit';
import { useSectorOptions } from './sectors';

/** Query parameters the lists of customers and brands take from the address. */
export const companyFilterNames = ['statuses', 'sector_ids', 'created_from', 'created_to'] as const;

interface CompanyFiltersProps {
  resource: CompanyKit['resource'];
  params: ListParams;
  /** An i18n key. */
  search: string;
}

/** States nobody is listed in. */
const unlisted = 'reject';

/** Search, filters and pages of the lists of customers and brands; states are for staff (CONTRACT.md §4). */
export function CompanyFilters({ resource, params, search }: CompanyFiltersProps) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const statuses = recordStatusFilters
    .filter((status) => status !== unlisted)
    .map((value) => ({ value, label: translate(`common.status.record.${value}`) }));
  const sectors = [...useSectorOptions(resource), noSectorOption(translate)];
  const filters: FilterDefinition[] = [
    { source: 'sector_ids', label: 'common.sectors', kind: 'many', options: sectors },
  ];
  if (!reduced) {
    filters.unshift({ source: 'statuses', label: 'common.state', kind: 'many', options: statuses });
    filters.push(createdFilter);
  }
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label={search} />}
      end={<Pager />}
    />
  );
}
