import { cellText } from '../../domain/reports/sections/cells';
import { belowWords, foldedColumns, goalColumns, type ShownColumn } from '../../domain/reports/sections/shownColumns';
import type { SectionCell, SectionPart } from '../../domain/reports/sections/types';

export type Table = Extract<SectionPart, { is: 'table' }>;

/** What a table's columns are shown as, and whether a target and its share stand below each other. */
export interface Layout {
  columns: ShownColumn[];
  isStacked: boolean;
}

const isGoal = ({ below }: ShownColumn) => below !== null && 'rate' in below;

/** How a table may be shown, the plainest first: a column each, names with their codes below, targets over shares. */
export function layoutsOf({ columns }: Table): Layout[] {
  const [plain, folded] = [goalColumns(columns), foldedColumns(columns)];
  return [
    { columns: plain, isStacked: false },
    ...(folded.length < plain.length ? [{ columns: folded, isStacked: false }] : []),
    ...(folded.some(isGoal) ? [{ columns: folded, isStacked: true }] : []),
  ];
}

/** Of what stands small below a value. */
interface SmallWord {
  text: string;
  /** A share of a target that is reached. */
  isMet: boolean;
}

/** A cell in words: its value, and the lines that stand small below it. */
export interface CellTexts {
  value: string;
  below: SmallWord[][];
}

/** How cells are put into words. */
export interface CellWay {
  isStacked: boolean;
  language: string;
}

/** A cell as a file shows it; a link without what every address begins with. */
export function cellTexts(
  { columns }: Table,
  row: readonly SectionCell[],
  column: ShownColumn,
  { isStacked, language }: CellWay,
): CellTexts {
  const text = cellText(row[column.at] ?? null, column.kind, language);
  const value = column.kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '') : text;
  const { words, isMet } = belowWords(row, column, columns, language);
  const small = words.map((word, at) => ({ text: word, isMet: isMet && at > 0 }));
  const below = small.length === 0 ? [] : isStacked ? small.map((word) => [word]) : [small];
  return { value, below };
}

/** Between words of one line of a cell. */
export const separator = ' · ';
/** Such a line as it is read. */
export const lineOf = (words: readonly SmallWord[]) => words.map(({ text }) => text).join(separator);
