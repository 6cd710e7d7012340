import { cellText } from '../../../domain/reports/sections/cells';
import type { CellKind, SectionCell, SectionColumn } from '../../../domain/reports/sections/types';
import { columnParts } from '../columnParts';
import type { Paper, Style } from './paper';

export const cellStyle = { size: 7.5 } as const satisfies Style;
export const headStyle = { size: 7, face: 'bold' } as const satisfies Style;
/** Between a cell's text and its edges, at the side. */
export const padding = 4;

/** A column of a table as it is drawn. */
export interface DrawnColumn extends SectionColumn {
  /** In the table's rows. */
  index: number;
  isLeft: boolean;
  width: number;
}

interface Measured extends DrawnColumn {
  /** The narrowest it can be: no number and no short word is cut. */
  least: number;
}

/** Text columns get no wider than this where there is little room, nor longer words stay whole. */
const widestText = { few: 260, many: 120 };
const widestWord = 62;
const fewColumns = 4;

const isText = (kind: CellKind) => kind === 'text' || kind === 'link';

/** A cell as it is read; addresses without what all of them begin with. */
export function shownText(value: SectionCell, kind: CellKind, language: string): string {
  const text = cellText(value, kind, language);
  return kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '') : text;
}

function measured(
  paper: Paper,
  column: SectionColumn,
  index: number,
  texts: readonly string[],
  few: boolean,
): Measured {
  const cap = few ? widestText.few : widestText.many;
  const wide = (text: string, style: Style) => paper.widthOf(text, style);
  const words = (text: string, style: Style) =>
    Math.max(0, ...text.split(/\s+/).map((word) => Math.min(widestWord, wide(word, style))));
  // A little more than its widest: a number is never broken.
  const whole = texts.reduce((most, text) => Math.max(most, wide(text, cellStyle)), 0) + 0.5;
  const head = words(column.label, headStyle);
  const own = isText(column.kind) ? Math.min(cap, whole) : whole;
  const least = isText(column.kind)
    ? Math.min(
        own,
        texts.reduce((most, text) => Math.max(most, words(text, cellStyle)), 0),
      )
    : whole;
  const space = 2 * padding;
  return {
    ...{ ...column, index, isLeft: index === 0 || isText(column.kind) || column.kind === 'day' },
    ...{ width: Math.max(own, head) + space, least: Math.max(least, head) + space },
  };
}

const sum = (columns: readonly { width: number }[]) => columns.reduce((all, { width }) => all + width, 0);
const sumLeast = (columns: readonly Measured[]) => columns.reduce((all, { least }) => all + least, 0);

/** What names a row: the KOL first, with the number of its SOW; else whatever stands first. */
function namesOf(columns: readonly Measured[]): Measured[] {
  const kol = columns.find(({ key }) => key === 'kol');
  const number = columns.find(({ key }) => key === 'number');
  return kol ? [kol, ...(number ? [number] : [])] : columns.slice(0, 1);
}

/** Exactly as wide as there is room: text gives way first, what is left over is shared. */
function fitted(columns: readonly Measured[], room: number): DrawnColumn[] {
  const total = sum(columns);
  if (total > room) {
    const give = total - sumLeast(columns);
    const share = give > 0 ? (total - room) / give : 0;
    return columns.map((column) => ({ ...column, width: column.width - (column.width - column.least) * share }));
  }
  const more = (room - total) / columns.length;
  return columns.map((column) => ({ ...column, width: column.width + more }));
}

/** How wide a table's pages must be, and its columns in as few parts as they need, each with what names a row. */
export function layOut(
  paper: Paper,
  { columns, rows }: { columns: SectionColumn[]; rows: SectionCell[][] },
  { language, portrait, landscape }: { language: string; portrait: number; landscape: number },
): { wide: boolean; parts: DrawnColumn[][] } {
  const all = columns.map((column, index) => {
    const texts = rows.map((row) => shownText(row[index] ?? null, column.kind, language));
    return measured(paper, column, index, texts, columns.length <= fewColumns);
  });
  const names = namesOf(all);
  const others = all.filter((column) => !names.includes(column));
  const least = sumLeast(all);
  if (least <= portrait) return { wide: false, parts: [fitted([...names, ...others], portrait)] };
  if (least <= landscape) return { wide: true, parts: [fitted([...names, ...others], landscape)] };
  const parts = columnParts(others, landscape - sumLeast(names), sumLeast);
  return { wide: true, parts: parts.map((some) => fitted([...names, ...some], landscape)) };
}
