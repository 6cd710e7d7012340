import type { ShownColumn } from '../../../domain/reports/sections/shownColumns';
import { type CellTexts, lineOf } from '../tableCells';
import { linesOf } from './textWidth';

/** A column as a slide shows it; `width` in inches. */
export interface LaidColumn extends ShownColumn {
  width: number;
}

export const type = { cell: 10, small: 9, header: 9, padding: 0.12 } as const;
const line = { cell: 0.176, small: 0.158 } as const;
const lowest = 0.27;
const around = 0.045;
/** Of words in a cell; what is longer is cut. */
export const mostLines = 2;

/** Whether a column holds words, which stand at the left. */
export const isWords = ({ kind }: Pick<ShownColumn, 'kind'>) => kind === 'text' || kind === 'link';

/** In how many lines a text of a cell stands: words in several, all else in one. */
const linesIn = (text: string, column: LaidColumn, size: number) =>
  column.kind === 'text' ? Math.min(mostLines, linesOf(text, column.width - type.padding, size)) : 1;

/** How high a cell stands, in inches. */
export function cellHeight({ value, below }: CellTexts, column: LaidColumn): number {
  const own = linesIn(value, column, type.cell) * line.cell;
  const small = below.reduce((sum, words) => sum + linesIn(lineOf(words), column, type.small) * line.small, 0);
  return Math.max(lowest, own + small + around);
}

/** Whether a cell holds more words than it has room for. */
export const isCut = ({ value }: CellTexts, column: LaidColumn): boolean =>
  column.kind === 'text' && linesOf(value, column.width - type.padding, type.cell) > mostLines;
