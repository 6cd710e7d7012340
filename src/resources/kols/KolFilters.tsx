import type { KolListItem } from '../../domain/kols/types';
import { kolOrders } from '../../ui/console/kols/kolOrders';
import { useKolFilters } from '../../ui/console/kols/useKolFilters';
import type { Column } from '../../ui/console/list/columns';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { FilterPanel } from '../../ui/console/list/FilterPanel';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { SortSelect } from '../../ui/console/list/SortSelect';
import type { ListParams } from '../../ui/console/list/useListParams';
import { ColumnChooser } from '../../ui/console/views/ColumnChooser';
import styles from './kolList.module.css';

interface KolFiltersProps {
  params: ListParams;
  reduced: boolean;
  columns: readonly Column<KolListItem>[];
  /** Page sizes of the grid; none where KOLs are listed in rows. */
  gridSizes: { value: number; label: string }[] | null;
}

/** Search, filters, saved views, columns and pages of the KOL list. */
export function KolFilters({ params, reduced, columns, gridSizes }: KolFiltersProps) {
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
            <>
              <SortSelect own={kolOrders(reduced)} />
              <Pager sizes={gridSizes} label="kolList.cards" />
            </>
          ) : (
            <>
              <ColumnChooser list="kols" columns={columns} />
              <Pager />
            </>
          )}
        </div>
      }
    />
  );
}
