import type { KolListItem } from '../../../domain/kols/types';
import { useReducedView } from '../access/useAccess';
import { FilterBar } from '../list/FilterBar';
import { FilterPanel } from '../list/FilterPanel';
import { ListFrame } from '../list/ListFrame';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import { SortSelect } from '../list/SortSelect';
import { useHeldParams } from '../list/useHeldParams';
import { FoundTable } from './FoundTable';
import styles from './found.module.css';
import { kolOrders } from './kolOrders';
import { kolFilterNames, useKolFilters } from './useKolFilters';

const sizes = [20, 50, 100].map((value) => ({ value, label: String(value) }));
const mostFollowed = { field: 'followers', order: 'DESC' } as const;

interface KolFinderProps {
  chosen: readonly string[];
  /** Whose competitors are looked for. */
  brandId: string | undefined;
  onAdd: (kol: KolListItem) => void;
  onRemove: (id: string) => void;
}

/** KOLs by the search, filters and orders of their list, held by the page. */
export function KolFinder(props: KolFinderProps) {
  const reduced = useReducedView();
  const filters = useKolFilters(reduced);
  const params = useHeldParams('kols', kolFilterNames, sizes[0]?.value ?? 20);
  return (
    <ListFrame resource="kols" params={params} searchSource="stage_name" sort={mostFollowed} embedded>
      <FilterBar
        filters={filters}
        params={params}
        start={<SearchInput params={params} label="kolChoice.search" />}
        panel={<FilterPanel filters={filters} params={params} />}
      />
      {/* Beside the panel there is no room for it on the line of the filters. */}
      <div className={styles.end}>
        <SortSelect own={kolOrders(reduced)} />
        <Pager sizes={sizes} label="common.rows" />
      </div>
      <div className={styles.found}>
        <FoundTable {...props} params={params} />
      </div>
    </ListFrame>
  );
}
