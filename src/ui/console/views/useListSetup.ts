import { useSyncExternalStore } from 'react';
import { getListSetup, setListSetup, subscribeListSetups } from '../../../providers/listViews';
import type { ListSetup } from '../../../providers/savedViews';

/** What the person keeps of a list: saved views and chosen columns. */
export function useListSetup(list: string): { setup: ListSetup; keep: (change: Partial<ListSetup>) => void } {
  const setup = useSyncExternalStore(subscribeListSetups, () => getListSetup(list));
  return { setup, keep: (change) => setListSetup(list, change) };
}
