import CloseIcon from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FilterBar.module.css';
import { FilterChip } from './FilterChip';
import { FilterWords } from './FilterWords';
import { type FilterDefinition, filtersWith, valuesOf } from './filters';
import { MoreFilters } from './MoreFilters';
import type { ListParams } from './useListParams';

interface FilterBarProps {
  filters: readonly FilterDefinition[];
  params: ListParams;
  /** Stands before the chips, such as the search box. */
  start?: ReactNode;
  /** Stands at the right, such as the pager. */
  end?: ReactNode;
  /** Where all filters stand at once, such as a FilterPanel: then only those that are set have a chip. */
  panel?: ReactNode;
}

/** A row of filter chips; those less used wait behind a menu, each chosen one can be removed. */
export function FilterBar({ filters, params, start, end, panel }: FilterBarProps) {
  const translate = useTranslate();
  const isSet = (filter: FilterDefinition) => valuesOf(filter, params.filters).length > 0;
  const waits = (filter: FilterDefinition) => Boolean(panel ?? filter.more) && !isSet(filter);
  const shown = filters.filter((filter) => !waits(filter));
  const change = (filter: FilterDefinition, values: string[]) =>
    params.change({ filters: filtersWith(filter, values) });
  const waiting = panel ? [] : filters.filter(waits);
  const some = filters.some(isSet) || params.search !== '';
  return (
    <div className={styles.bar}>
      <FilterWords filters={filters} params={params} />
      <div className={styles.asked}>
        {start}
        <div className={styles.chips}>
          {panel}
          {shown.map((filter) => (
            <FilterChip
              key={filter.source}
              filter={filter}
              values={valuesOf(filter, params.filters)}
              onChange={(values) => change(filter, values)}
            />
          ))}
          {waiting.length > 0 && <MoreFilters filters={waiting} onChange={change} />}
          {some && (
            <button type="button" className={styles.clear} onClick={params.clearFilters}>
              <CloseIcon sx={{ fontSize: 14 }} />
              {translate('common.clear_filters')}
            </button>
          )}
        </div>
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
