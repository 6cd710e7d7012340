import CloseIcon from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FilterBar.module.css';
import { FilterChip } from './FilterChip';
import type { FilterDefinition } from './filters';
import { MoreFilters } from './MoreFilters';
import type { ListParams } from './useListParams';

interface FilterBarProps {
  filters: readonly FilterDefinition[];
  params: ListParams;
  /** Stands before the chips, such as the search box. */
  start?: ReactNode;
  /** Stands at the right, such as the pager. */
  end?: ReactNode;
}

/** A row of filter chips; those less used wait behind a menu, each chosen one can be removed. */
export function FilterBar({ filters, params, start, end }: FilterBarProps) {
  const translate = useTranslate();
  const isSet = (filter: FilterDefinition) => params.filters[filter.source] !== undefined;
  const shown = filters.filter((filter) => !filter.more || isSet(filter));
  const waiting = filters.filter((filter) => filter.more && !isSet(filter));
  const some = filters.some(isSet) || params.search !== '';
  return (
    <div className={styles.bar}>
      {start}
      <div className={styles.chips}>
        {shown.map((filter) => (
          <FilterChip
            key={filter.source}
            filter={filter}
            values={params.filters[filter.source] ?? []}
            onChange={(values) => params.setFilter(filter.source, values)}
          />
        ))}
        {waiting.length > 0 && <MoreFilters filters={waiting} onChange={params.setFilter} />}
        {some && (
          <button type="button" className={styles.clear} onClick={params.clearFilters}>
            <CloseIcon sx={{ fontSize: 14 }} />
            {translate('common.clear_filters')}
          </button>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
