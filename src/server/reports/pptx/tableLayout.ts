import type { ShownColumn } from '../../../domain/reports/sections/shownColumns';
import { columnParts } from '../columnParts';
import { type CellWay, cellTexts, type Layout, lineOf, type Table } from '../tableCells';
import { isWords, type LaidColumn, type } from './cellSizes';
import { textWidth } from './textWidth';
import { body } from './theme';

const widest = { text: 2.6, link: 2.3 } as const;
/** Between the same table beside itself. */
export const abreast = 0.4;
const narrowest = 0.5;
const narrowestLink = 1.2;
/** To what words give way where a table is too wide for a slide, unless one of them is longer. */
const narrowestWords = { least: 1.1, most: 1.5 } as const;
const measured = 400;
/** What is as wide as its column is not cut for a rounding. */
const hair = 0.01;
const widestHeader = 1.1;
/** What figures get of spare room before words take the rest. */
const airy = 0.14;

/** A column with the narrowest it can be. */
interface Measured extends LaidColumn {
  least: number;
}

const longest = (text: string, size: number) => Math.max(...text.split(/\s+/).map((word) => textWidth(word, size)));

/** How wide a header is that stands in two lines at most, unless that is wider than a column needs to be. */
function headerWidth(label: string): number {
  const words = label.split(/\s+/);
  const halves = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((half) => half.join(' ')));
  const wide = halves.map((lines) => Math.max(...lines.map((line) => textWidth(line, type.header))));
  return Math.max(longest(label, type.header), Math.min(widestHeader, ...wide));
}

function leastOf({ kind }: ShownColumn, width: number, word: number, texts: readonly string[]): number {
  if (kind === 'link') return Math.min(width, Math.max(narrowestLink, word + type.padding));
  if (kind !== 'text') return width;
  const words = Math.max(word, ...texts.map((text) => longest(text, type.cell))) + type.padding;
  return Math.min(width, Math.max(narrowestWords.least, Math.min(narrowestWords.most, words)));
}

function measuredOf(table: Table, column: ShownColumn, way: CellWay, cap: number) {
  const { label } = column;
  const word = longest(label, type.header);
  const header = headerWidth(label);
  const cells = table.rows.slice(0, measured).map((row) => cellTexts(table, row, column, way));
  const values = cells.map(({ value }) => textWidth(value, type.cell));
  const below = cells.flatMap((cell) => cell.below.map((words) => textWidth(lineOf(words), type.small)));
  const most = isWords(column) ? cap : 1.9;
  const width = Math.max(narrowest, Math.min(most, Math.max(header, ...values, ...below)) + type.padding + hair);
  const texts = cells.map(({ value }) => value);
  return { ...column, width, least: leastOf(column, width, word, texts) } satisfies Measured;
}

const total = (columns: readonly LaidColumn[]) => columns.reduce((sum, { width }) => sum + width, 0);

const least = (columns: readonly Measured[]) => columns.reduce((sum, column) => sum + column.least, 0);

/** Columns of a kind as much narrower as they can be and there is too little room. */
function givingWay(columns: readonly Measured[], room: number, kind: ShownColumn['kind']): Measured[] {
  const can = columns.filter((column) => column.kind === kind);
  const give = total(can) - least(can);
  const share = give > 0 ? Math.min(1, Math.max(0, total(columns) - room) / give) : 0;
  return columns.map((column) =>
    column.kind === kind ? { ...column, width: column.width - (column.width - column.least) * share } : column,
  );
}

/** As wide as a slide: addresses, then words give way where there is too little room; words take most of what is left, or all share it. */
function fittedTo(room: number, columns: readonly Measured[]): LaidColumn[] {
  const laid = givingWay(givingWay(columns, room, 'link'), room, 'text');
  const spare = room - total(laid);
  if (spare <= 0) return laid;
  const words = laid.filter(isWords);
  const air = words.length > 0 ? Math.min(airy, spare / laid.length) : 0;
  const taking = words.length > 0 ? words : laid;
  const share = (spare - air * (laid.length - words.length)) / taking.length;
  return laid.map((column) => ({ ...column, width: column.width + (taking.includes(column) ? share : air) }));
}

/** Those that say what a row is about; they are repeated where a table is too wide for a slide. */
const isName = ({ key }: ShownColumn) => ['number', 'kol', 'date', 'metric', 'figure'].includes(key);

/** Columns with the width they would have, and the narrowest they can be. */
function measuredColumns(table: Table, { columns, isStacked }: Layout, language: string): Measured[] {
  // A table of two columns is one of sentences.
  const cap = columns.length <= 2 ? 8.5 : columns.length <= 6 ? 4 : undefined;
  return columns.map((column) =>
    measuredOf(table, column, { isStacked, language }, cap ?? (column.kind === 'link' ? widest.link : widest.text)),
  );
}

/** All columns where a slide has room for them, if words give way; else parts of them, each with a row's name. */
export function columnGroups(table: Table, layout: Layout, language: string): LaidColumn[][] {
  const laid = measuredColumns(table, layout, language);
  if (least(laid) <= body.width) return [fittedTo(body.width, laid)];
  const names = laid.filter(isName);
  const others = laid.filter((column) => !names.includes(column));
  const parts = columnParts(others, body.width - least(names), least);
  return parts.map((part) => fittedTo(body.width, [...names, ...part]));
}

/** How often a table stands beside itself on a slide, at most `most` times, and its columns then. */
export function columnsAbreast(
  table: Table,
  layout: Layout,
  language: string,
  most: number,
): { count: number; columns: LaidColumn[] } {
  const laid = measuredColumns(table, layout, language);
  const room = Math.floor((body.width + abreast) / (total(laid) + abreast));
  const count = Math.max(1, Math.min(most, room));
  return { count, columns: fittedTo((body.width - abreast * (count - 1)) / count, laid) };
}
