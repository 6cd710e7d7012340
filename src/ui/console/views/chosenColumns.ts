import type { Column } from '../list/columns';

type Switches = Readonly<Record<string, boolean>>;

/** Whether a column is shown: as the person chose, else unless it is an extra one. The first names the row. */
export function isChosen<T>(column: Column<T>, columns: readonly Column<T>[], switches: Switches): boolean {
  return column === columns[0] || (switches[column.source] ?? !column.extra);
}

/** The columns as chosen; one that was asked for is not left out on narrow screens. */
export function chosenColumns<T>(columns: readonly Column<T>[], switches: Switches): Column<T>[] {
  return columns
    .filter((column) => isChosen(column, columns, switches))
    .map((column) => (switches[column.source] ? { ...column, optional: false } : column));
}
