import type { ListLink } from './listLinks';

/** What a figure is read from, cell by cell: words, and where they lead. */
export interface FigureTable {
  columns: readonly { label: string; numeric?: boolean }[];
  rows: readonly TableRow[];
}

export interface TableRow {
  key: string;
  cells: readonly TableCell[];
}

export interface TableCell {
  text: string;
  link?: ListLink | null | undefined;
}
