import { FilterBar } from '../../ui/console/list/FilterBar';
import { FilterPanel } from '../../ui/console/list/FilterPanel';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import type { ListParams } from '../../ui/console/list/useListParams';
import { ColumnChooser } from '../../ui/console/views/ColumnChooser';
import { kolColumns } from './kolColumns';
import styles from './kolList.module.css';
import { useKolFilters } from './useKolFilters';

interface KolFiltersProps {
  params: ListParams;
  reduced: boolean;
  hasCart: boolean;
  /** Page sizes of the grid; none where KOLs are listed in rows. */
  gridSizes: { value: number; label: string }[] | null;
}

/** Search, filters, saved views, columns and pages of the KOL list. */
export function KolFilters({ params, reduced, hasCart, gridSizes }: KolFiltersProps) {
  const filters = useKolFilters(reduced);
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label="kols.search" />}
      panel={<FilterPanel filters={filters} params={params} />}
      end={
        <div className={styles.end}>
          {gridSizes ? (
            <Pager sizes={gridSizes} label="kolList.cards" />
          ) : (
            <>
              <ColumnChooser list="kols" columns={kolColumns({ reduced, hasCart })} />
              <Pager />
            </>
          )}
        </div>
      }
    />
  );
}
