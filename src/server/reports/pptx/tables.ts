import type PptxGenJS from 'pptxgenjs';
import type { SectionCell } from '../../../domain/reports/sections/types';
import { type CellTexts, cellTexts, separator, type Table } from '../tableCells';
import type { Block } from './blocks';
import { isWords, type LaidColumn, mostLines, type } from './cellSizes';
import type { Deck, Slide } from './deck';
import { type Grid, noteHeight, type TablePage, tablePages } from './tablePages';
import { fitted, fittedLines } from './textWidth';
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
/** By how much a row may be higher than it needs, where there is room. */
const airy = 0.09;

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

/** What stands small below a value, each line on its own; a share that is reached is told by its colour too. */
function smallRuns({ text }: Deck, below: CellTexts['below'], room: number): PptxGenJS.TableCell[] {
  return below.flatMap((words) =>
    words.map((word, at) => ({
      text: `${at > 0 ? separator : ''}${fittedLines(word.text, room, type.small, mostLines)}`,
      options: text({
        ...{ fontSize: type.small, color: word.isMet ? colors.good : colors.muted },
        breakLine: at === words.length - 1,
      }),
    })),
  );
}

function bodyCell(deck: Deck, table: Table, row: SectionCell[], column: LaidColumn, grid: Grid): PptxGenJS.TableCell {
  const { text, file } = deck;
  const cell = row[column.at] ?? null;
  const room = column.width - type.padding;
  const { value, below } = cellTexts(table, row, column, { isStacked: grid.isStacked, language: file.language });
  const isLink = column.kind === 'link' && typeof cell === 'string' && isWeb(cell);
  const color = isLink ? colors.accent : cell === null ? colors.muted : colors.ink;
  const set = text({ fontSize: type.cell, align: alignOf(column), valign: 'middle', color, margin });
  const shown =
    column.kind === 'text' ? fittedLines(value, room, type.cell, mostLines) : fitted(value, room, type.cell);
  const runs = [
    { text: shown, options: { ...set, breakLine: below.length > 0, ...(isLink && { hyperlink: { url: cell } }) } },
    ...smallRuns(deck, below, room),
  ];
  return { text: runs, options: { ...set, border: under(colors.line, 0.5) } };
}

/** Some rows of a table, each higher than it needs by `more`. */
function addGrid(deck: Deck, added: Slide, table: Table, grid: Grid, top: number, more: number): void {
  const { columns, rows, headerHeight, rowHeights, x, y, rowsAbove } = grid;
  const lines = rows.map((row) => columns.map((column) => bodyCell(deck, table, row, column, grid)));
  added.addTable([columns.map((column) => headerCell(deck, column)), ...lines], {
    ...{ x: body.x + x, y: top + y + rowsAbove * more, colW: columns.map(({ width }) => width) },
    w: columns.reduce((sum, { width }) => sum + width, 0),
    rowH: [headerHeight, ...rowHeights.map((height) => height + more)],
  });
}

/** A table as PowerPoint's own: one block where a slide has room for it, else as many as it needs slides. */
export function tableBlocks(deck: Deck, table: Table): Block[] {
  const pages = tablePages(table, deck.file.language);
  return pages.map(({ grids, height, rows }: TablePage, index) => ({
    ...{ title: table.title, height, most: height + rows * airy, part: { number: index + 1, of: pages.length } },
    metrics: grids.flatMap(({ columns }) => columns.map(({ key }) => key)),
    draw: (added, top, given) => {
      if (table.note) {
        const place = { x: body.x, y: top, w: body.width, h: noteHeight - 0.1, fontSize: 11, color: colors.muted };
        added.addText(fitted(table.note, body.width, 11), deck.text(place));
      }
      for (const grid of grids) addGrid(deck, added, table, grid, top, (given - height) / rows);
    },
  }));
}
