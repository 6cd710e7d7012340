import { cellText } from '../../../domain/reports/sections/cells';
import type { SectionCell, SectionColumn, SectionPart } from '../../../domain/reports/sections/types';
import { columnParts } from '../columnParts';
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
/** To what words give way where a table is too wide for a slide; what is longer is cut. */
const narrowestWords = 1.4;
const measured = 400;

/** Whether a column holds words, which stand at the left. */
export const isWords = ({ kind }: SectionColumn) => kind === 'text' || kind === 'link';

/** A cell as a slide shows it: a link without what every address begins with. */
export function shownText(cell: SectionCell, { kind }: SectionColumn, language: string): string {
  const text = cellText(cell, kind, language);
  return kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '') : text;
}

/** A column with the narrowest it can be. */
interface Measured extends LaidColumn {
  least: number;
}

function measuredOf(column: SectionColumn, at: number, rows: Table['rows'], language: string, cap: number): Measured {
  const { label } = column;
  const word = Math.max(...label.split(/\s+/).map((one) => textWidth(one, type.header)));
  const header = Math.max(word, Math.min(1.1, textWidth(label, type.header) / 2));
  const cells = rows
    .slice(0, measured)
    .map((row) => textWidth(shownText(row[at] ?? null, column, language), type.cell));
  const most = isWords(column) ? cap : 1.9;
  const width = Math.max(narrowest, Math.min(most, Math.max(header, ...cells)) + type.padding);
  const least = isWords(column) ? Math.min(width, Math.max(narrowestWords, word + type.padding)) : width;
  return { ...column, at, width, least };
}

const total = (columns: readonly LaidColumn[]) => columns.reduce((sum, { width }) => sum + width, 0);

const least = (columns: readonly Measured[]) => columns.reduce((sum, column) => sum + column.least, 0);

/** As wide as a slide: words give way where there is too little room and take what is left, else all columns share it. */
function fittedTo(room: number, columns: readonly Measured[]): LaidColumn[] {
  const over = total(columns) - room;
  if (over > 0) {
    const share = over / (total(columns) - least(columns));
    return columns.map((column) => ({ ...column, width: column.width - (column.width - column.least) * share }));
  }
  const words = columns.filter(isWords);
  const taking = words.length > 0 ? words : columns;
  const share = -over / taking.length;
  return columns.map((column) => (taking.includes(column) ? { ...column, width: column.width + share } : column));
}

/** Those that say what a row is about; they are repeated where a table is too wide for a slide. */
const isName = ({ key }: SectionColumn) => ['number', 'kol', 'network', 'date', 'metric', 'figure'].includes(key);

/** All columns where a slide has room for them, if words give way; else parts of them, each with a row's name. */
function columnGroups({ columns, rows }: Table, language: string): LaidColumn[][] {
  // A table of two columns is one of sentences.
  const cap = columns.length <= 2 ? 8.5 : columns.length <= 6 ? 4 : undefined;
  const laid = columns.map((column, at) =>
    measuredOf(column, at, rows, language, cap ?? (column.kind === 'link' ? widest.link : widest.text)),
  );
  if (least(laid) <= body.width) return [fittedTo(body.width, laid)];
  const names = laid.filter((column) => isName(column) && column.key !== 'network');
  const others = laid.filter((column) => !names.includes(column));
  const parts = columnParts(others, body.width - least(names), least);
  return parts.map((part) => fittedTo(body.width, [...names, ...part]));
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
