import { cellText } from '../../../domain/reports/sections/cells';
import type { SectionCell, SectionColumn, SectionPart } from '../../../domain/reports/sections/types';
import { linesOf, textWidth } from './textWidth';
import { body } from './theme';

export type Table = Extract<SectionPart, { is: 'table' }>;

/** A column as a slide shows it; `at` is its place in the rows, `width` in inches. */
export interface LaidColumn extends SectionColumn {
  at: number;
  width: number;
}

/** What of a table stands on one slide. */
export interface TablePage {
  columns: LaidColumn[];
  rows: SectionCell[][];
  headerHeight: number;
}

export const type = { cell: 10, header: 9, row: 0.32, padding: 0.16 } as const;
const headerLine = 0.17;
const widest = { text: 2.6, link: 2.3 } as const;
const narrowest = 0.75;
const measured = 400;

/** Whether a column holds words, which stand at the left. */
export const isWords = ({ kind }: SectionColumn) => kind === 'text' || kind === 'link';

/** A cell as a slide shows it: a link without what every address begins with. */
export function shownText(cell: SectionCell, { kind }: SectionColumn, language: string): string {
  const text = cellText(cell, kind, language);
  return kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '') : text;
}

function widthOf(column: SectionColumn, at: number, rows: Table['rows'], language: string, cap: number): number {
  const { label, kind } = column;
  const words = label.split(/\s+/).map((word) => textWidth(word, type.header));
  const header = Math.max(...words, Math.min(1.1, textWidth(label, type.header) / 2));
  const cells = rows
    .slice(0, measured)
    .map((row) => textWidth(shownText(row[at] ?? null, column, language), type.cell));
  const most = kind === 'text' || kind === 'link' ? cap : 1.9;
  return Math.max(narrowest, Math.min(most, Math.max(header, ...cells)) + type.padding);
}

const familyOf = ({ key }: SectionColumn) => key.replace(/_(current|target|rate)$/, '');

/** Columns that stay together: a metric's figure, target and rate. */
function families(columns: readonly LaidColumn[]): LaidColumn[][] {
  const found: LaidColumn[][] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last?.[0] && familyOf(last[0]) === familyOf(column)) last.push(column);
    else found.push([column]);
  }
  return found;
}

const total = (columns: readonly LaidColumn[]) => columns.reduce((sum, { width }) => sum + width, 0);

/** Words take what is left of a slide's width, else all columns share it. */
function stretched(columns: readonly LaidColumn[]): LaidColumn[] {
  const left = body.width - total(columns);
  const words = columns.filter(isWords);
  const taking = words.length > 0 ? words : columns;
  const share = left / taking.length;
  return columns.map((column) => (taking.includes(column) ? { ...column, width: column.width + share } : column));
}

/** Those that say what a row is about; they are repeated where a table is too wide for a slide. */
const isName = ({ key }: SectionColumn) => ['number', 'kol', 'network', 'date', 'metric', 'figure'].includes(key);

function columnGroups({ columns, rows }: Table, language: string): LaidColumn[][] {
  // A table of two columns is one of sentences.
  const cap = columns.length <= 2 ? 8.5 : columns.length <= 6 ? 4 : undefined;
  const laid = columns.map((column, at) => ({
    ...column,
    at,
    width: widthOf(column, at, rows, language, cap ?? (column.kind === 'link' ? widest.link : widest.text)),
  }));
  if (total(laid) <= body.width) return [stretched(laid)];
  const names = laid.filter((column) => isName(column) && column.key !== 'network');
  const room = body.width - total(names);
  const groups: LaidColumn[][] = [];
  let left = 0;
  for (const family of families(laid.filter((column) => !names.includes(column)))) {
    if (total(family) > left || groups.length === 0) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(...family);
    left -= total(family);
  }
  return groups.map((group) => stretched([...names, ...group]));
}

/** A table slide by slide: as many rows and columns as fit, the header on each, a row's name on each. */
export function tablePages(table: Table, language: string): TablePage[] {
  return columnGroups(table, language).flatMap((columns) => {
    const lines = columns.map(({ label, width }) => linesOf(label, width - type.padding, type.header));
    const headerHeight = Math.max(...lines) * headerLine + 0.14;
    const perPage = Math.floor((body.height - headerHeight) / type.row);
    const pages = Math.ceil(table.rows.length / perPage);
    return Array.from({ length: pages }, (_, page) => ({
      columns,
      rows: table.rows.slice(page * perPage, (page + 1) * perPage),
      headerHeight,
    }));
  });
}
