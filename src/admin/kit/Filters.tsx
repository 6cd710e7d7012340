import { FilterBar } from '../../ui/console/list/FilterBar';
import type { FilterDefinition } from '../../ui/console/list/filters';
import type { ListParams } from '../../ui/console/list/useListParams';
import { SavedViews } from '../../ui/console/views/SavedViews';
import { Part } from './Part';
import { longWords } from './samples';

const options = [
  { value: 'a', label: 'A', total: 1_234 },
  { value: 'b', label: longWords },
];
const filters: FilterDefinition[] = [
  { source: 'status', label: 'campaigns.field.status', kind: 'many', options },
  { source: 'sector', label: 'lists.no_sector', kind: 'many', options },
  { source: 'long', label: 'lists.no_sector', kind: 'one', options },
  { source: 'from', to: 'to', label: 'common.created_at', kind: 'period' },
  { source: 'least', to: 'most', label: 'campaigns.field.status', kind: 'range', decimals: 2 },
  { source: 'more', label: 'lists.no_sector', kind: 'one', options, more: true },
];
const none = () => undefined;
const nothing: ListParams = {
  page: 1,
  pageSize: 10,
  search: '',
  filters: {},
  sort: undefined,
  usualSize: 10,
  setPage: none,
  setPageSize: none,
  setSearch: none,
  setFilter: none,
  clearFilters: none,
  setSort: none,
  change: none,
};
const chosen: ListParams = {
  ...nothing,
  filters: {
    status: ['a', 'b'],
    long: ['b'],
    from: ['2026-11-01'],
    to: ['2026-11-30'],
    least: ['12.5'],
    most: ['1200000'],
  },
};

export function Filters() {
  return (
    <Part name="filters">
      <FilterBar filters={filters} params={nothing} start={<SavedViews list="kit.none" params={nothing} />} />
      <FilterBar filters={filters} params={chosen} start={<SavedViews list="kit" params={chosen} />} />
    </Part>
  );
}
