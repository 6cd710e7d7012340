import { useStore } from 'react-admin';
import type { Column } from '../list/columns';

/** Columns switched on or off against what is usual. */
export type ColumnSwitches = Readonly<Record<string, boolean>>;

const usual: ColumnSwitches = {};

/** Which columns of the list the person has switched on or off, and how to switch them; kept in the console's store. */
export function useColumnSwitches(list: string): [ColumnSwitches, (switches: ColumnSwitches) => void] {
  const [stored, setStored] = useStore<ColumnSwitches>(`${list}.columns`, usual);
  return [switchesOf(stored) ?? usual, setStored];
}

/** What is stored, if it is columns with on or off. */
export function switchesOf(stored: unknown): ColumnSwitches | null {
  const isOne = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isOne && Object.values(stored).every((on) => typeof on === 'boolean') ? (stored as ColumnSwitches) : null;
}

/** The columns of a list as the person has chosen them. */
export function useChosenColumns<T>(list: string, columns: readonly Column<T>[]): Column<T>[] {
  const [switches] = useColumnSwitches(list);
  return chosenColumns(columns, switches);
}

/** Whether a column is shown: as the person chose, else unless it is an extra one. The first names the row. */
export function isChosen<T>(column: Column<T>, columns: readonly Column<T>[], switches: ColumnSwitches): boolean {
  return column === columns[0] || (switches[column.source] ?? !column.extra);
}

/** The columns as chosen; one that was asked for is not left out on narrow screens. */
export function chosenColumns<T>(columns: readonly Column<T>[], switches: ColumnSwitches): Column<T>[] {
  return columns
    .filter((column) => isChosen(column, columns, switches))
    .map((column) => (switches[column.source] ? { ...column, optional: false } : column));
}
