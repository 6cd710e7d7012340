import { useStore } from 'react-admin';

type RowsOrCards = 'list' | 'grid';

/** Rows or cards, as the person chose last on this device; `key` is what of. */
export function useRememberedView(
  key: string,
  usual: RowsOrCards = 'list',
): [RowsOrCards, (view: RowsOrCards) => void] {
  const [stored, setStored] = useStore<unknown>(key, usual);
  return [stored === 'grid' || stored === 'list' ? stored : usual, setStored];
}

/** The ways such a list can be shown. */
export const rowsOrCards: readonly RowsOrCards[] = ['list', 'grid'];
