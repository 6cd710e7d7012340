import type PptxGenJS from 'pptxgenjs';
import type { SectionCell } from '../../../domain/reports/sections/types';
import { addSlide, type Deck, type Heading } from './deck';
import { isWords, type LaidColumn, shownText, type Table, type TablePage, tablePages, type } from './tableLayout';
import { fitted } from './textWidth';
import { body, colors } from './theme';

const none = { type: 'none' } as const;
const under = (
  color: string,
  pt: number,
): [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps] => [
  none,
  none,
  { type: 'solid', color, pt },
  none,
];
const margin: [number, number, number, number] = [0.02, type.padding / 2, 0.02, type.padding / 2];
const alignOf = (column: LaidColumn) => (isWords(column) || column.at === 0 ? 'left' : 'right');
const isWeb = (text: string) => /^https?:\/\//.test(text);

function headerCell({ text }: Deck, column: LaidColumn): PptxGenJS.TableCell {
  const options = text({
    fontSize: type.header,
    bold: true,
    color: colors.muted,
    align: alignOf(column),
    valign: 'bottom',
    margin,
  });
  return { text: column.label, options: { ...options, fill: { color: colors.canvas }, border: under(colors.line, 1) } };
}

function bodyCell({ text, file }: Deck, column: LaidColumn, cell: SectionCell): PptxGenJS.TableCell {
  const shown = fitted(shownText(cell, column, file.language), column.width - type.padding, type.cell);
  const isLink = column.kind === 'link' && typeof cell === 'string' && isWeb(cell);
  const color = isLink ? colors.accent : cell === null ? colors.muted : colors.ink;
  const set = text({ fontSize: type.cell, align: alignOf(column), valign: 'middle', color, margin });
  const options = { ...set, border: under(colors.line, 0.5) };
  if (!isLink) return { text: shown, options };
  return { text: [{ text: shown, options: { ...set, hyperlink: { url: cell } } }], options };
}

function addPage(deck: Deck, heading: Heading, { columns, rows, headerHeight }: TablePage): void {
  const added = addSlide(deck, { ...heading, metrics: columns.map(({ key }) => key) });
  const lines = rows.map((row) => columns.map((column) => bodyCell(deck, column, row[column.at] ?? null)));
  added.addTable([columns.map((column) => headerCell(deck, column)), ...lines], {
    ...{ x: body.x, y: body.y, w: body.width, colW: columns.map(({ width }) => width) },
    rowH: [headerHeight, ...rows.map(() => type.row)],
  });
}

/** A table as PowerPoint's own, on as many slides as it needs. */
export function addTable(deck: Deck, heading: Heading, table: Table): void {
  const pages = tablePages(table, deck.file.language);
  for (const [index, page] of pages.entries()) {
    addPage(deck, { ...heading, part: { number: index + 1, of: pages.length } }, page);
  }
}
