import { useStore } from 'react-admin';
import { paging } from '../../../domain/limits';

/** As many rows as the window shows, or a number of them. */
type Kept = 'fitting' | number;

/** Pixels above the rows of a list with tabs and filters, and of one row (ListTable.module.css). */
const above = 236;
const row = { pointed: 36, touched: 40 };
const most = 60;

/** What decides how a list is drawn. */
export interface ListWindow {
  height: number;
  /** Rows are cards there, each as high as its words. */
  isNarrow: boolean;
  isTouched: boolean;
}

const thisWindow = (): ListWindow => ({
  height: window.innerHeight,
  isNarrow: window.matchMedia('(max-width: 899px)').matches,
  isTouched: window.matchMedia('(pointer: coarse)').matches,
});

/** How many rows the window shows of a list that fills it, at least the usual ten; null where nobody can say. */
export function fittingSize({ height, isNarrow, isTouched }: ListWindow = thisWindow()): number | null {
  if (isNarrow) return null;
  const rows = Math.floor((height - above) / (isTouched ? row.touched : row.pointed));
  return Math.min(most, Math.max(paging.size, rows));
}

/** How many rows this person's lists have where the address says nothing (spec 1 §9: 10), and how to keep another number. */
export function useUsualSize(): { size: number; fits: boolean; keep: (kept: Kept) => void } {
  const [kept, keep] = useStore<Kept>('listSize', paging.size);
  if (kept === 'fitting') return { size: fittingSize() ?? paging.size, fits: true, keep };
  const isOne = Number.isSafeInteger(kept) && kept > 0 && kept <= paging.largestSize;
  return { size: isOne ? kept : paging.size, fits: false, keep };
}
