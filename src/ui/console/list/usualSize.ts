import { useStore } from 'react-admin';
import { paging } from '../../../domain/limits';

/** As many rows as the window shows, or a number of them. */
type Kept = 'fitting' | number;

/** Pixels above the rows of a list with tabs and filters, and of one row. */
const above = 236;
const row = 36;
const most = 60;

/** How many rows the window shows of a list; at least the usual ten. */
export function fittingSize(height = window.innerHeight): number {
  return Math.min(most, Math.max(paging.size, Math.floor((height - above) / row)));
}

/** How many rows this person's lists have where the address says nothing (spec 1 §9: 10), and how to keep another number. */
export function useUsualSize(): { size: number; fits: boolean; keep: (kept: Kept) => void } {
  const [kept, keep] = useStore<Kept>('listSize', paging.size);
  if (kept === 'fitting') return { size: fittingSize(), fits: true, keep };
  const isOne = Number.isSafeInteger(kept) && kept > 0 && kept <= paging.largestSize;
  return { size: isOne ? kept : paging.size, fits: false, keep };
}
