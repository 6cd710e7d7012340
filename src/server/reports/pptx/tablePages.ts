import type { SectionCell } from '../../../domain/reports/sections/types';
import { type CellWay, cellTexts, type Layout, layoutsOf, type Table } from '../tableCells';
import { cellHeight, isCut, type LaidColumn, type } from './cellSizes';
import { cut, evenly } from './evenly';
import { abreast, columnGroups, columnsAbreast } from './tableLayout';
import { linesOf } from './textWidth';
import { body } from './theme';

/** Some rows of some columns of a table, and where they stand of what the table has of a slide; inches. */
export interface Grid {
  columns: LaidColumn[];
  isStacked: boolean;
  rows: SectionCell[][];
  rowHeights: number[];
  headerHeight: number;
  x: number;
  y: number;
  /** How many rows stand above it on its slide. */
  rowsAbove: number;
}

/** What of a table stands on one slide. */
export interface TablePage {
  grids: Grid[];
  height: number;
  /** How many rows stand below each other. */
  rows: number;
}

/** A table slide by slide in one layout: how many of its texts are cut, and in how many parts its columns stand. */
interface Way {
  pages: TablePage[];
  cut: number;
  parts: number;
}

const headerLine = 0.17;
const mostAbreast = 3;
const between = 0.2;
/** Of the line above a table that says what its rows do not. */
export const noteHeight = 0.36;

function headerHeightOf(columns: readonly LaidColumn[]): number {
  const lines = columns.map(({ label, width }) => linesOf(label, width - type.padding, type.header));
  return Math.max(...lines) * headerLine + 0.14;
}

function rowHeightsOf(table: Table, columns: readonly LaidColumn[], way: CellWay) {
  return table.rows.map((row) =>
    Math.max(...columns.map((column) => cellHeight(cellTexts(table, row, column, way), column))),
  );
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);
const heightOf = ({ headerHeight, rowHeights }: Grid) => headerHeight + sum(rowHeights);

/** All rows of some columns from `y` on. */
function gridOf(
  table: Table,
  columns: LaidColumn[],
  { isStacked, language, y }: Omit<Layout, 'columns'> & Place,
): Grid {
  const rowHeights = rowHeightsOf(table, columns, { isStacked, language });
  const headerHeight = headerHeightOf(columns);
  return { columns, isStacked, rows: table.rows, rowHeights, headerHeight, x: 0, y, rowsAbove: 0 };
}

interface Place {
  language: string;
  y: number;
}

/** So many rows of a grid at a time, `count` of them beside each other on a slide. */
function pagesOf(whole: Grid, count: number): TablePage[] {
  const room = body.height - whole.y - whole.headerHeight;
  const sizes = evenly(whole.rowHeights, room, count);
  const rows = cut(whole.rows, sizes);
  const heights = cut(whole.rowHeights, sizes);
  const width = (body.width + abreast) / count;
  const pieces = rows.map((piece, at) => ({
    ...{ ...whole, rows: piece, rowHeights: heights[at] ?? [] },
    x: (at % count) * width,
  }));
  return cut(
    pieces,
    Array.from({ length: Math.ceil(pieces.length / count) }, () => count),
  ).map((grids) => ({
    grids,
    height: whole.y + Math.max(...grids.map(heightOf)),
    rows: Math.max(...grids.map((grid) => grid.rows.length)),
  }));
}

/** A narrow table beside itself where its rows need more than one slide, about as many rows on each and beside each other. */
function abreastPages(table: Table, layout: Layout, place: Place): TablePage[] {
  const { language, y } = place;
  const alone = gridOf(table, columnsAbreast(table, layout, language, 1).columns, { ...layout, ...place });
  const needed = Math.ceil(sum(alone.rowHeights) / (body.height - y - alone.headerHeight));
  if (needed <= 1) return pagesOf(alone, 1);
  const { count, columns } = columnsAbreast(table, layout, language, Math.min(mostAbreast, needed));
  return pagesOf(gridOf(table, columns, { ...layout, ...place }), count);
}

/** Parts of a wide table below each other, as many as a slide has room for; null where it has none for some of them whole. */
function stackedPages(parts: readonly Grid[]): TablePage[] | null {
  const pages: TablePage[] = [];
  for (const part of parts) {
    if (part.y + heightOf(part) > body.height) return null;
    const last = pages.at(-1);
    const y = last ? last.height + between : part.y;
    if (last && y + heightOf(part) <= body.height) {
      last.grids.push({ ...part, y, rowsAbove: last.rows });
      last.height = y + heightOf(part);
      last.rows += part.rows.length;
    } else pages.push({ grids: [part], height: part.y + heightOf(part), rows: part.rows.length });
  }
  return pages;
}

function wayOf(table: Table, layout: Layout, place: Place): Way {
  const groups = columnGroups(table, layout, place.language);
  const way = { isStacked: layout.isStacked, language: place.language };
  const cutOf = (column: LaidColumn) =>
    table.rows.filter((row) => isCut(cellTexts(table, row, column, way), column)).length;
  const told = { cut: sum(groups.flat().map(cutOf)), parts: groups.length };
  if (groups.length === 1) return { pages: abreastPages(table, layout, place), ...told };
  const grids = groups.map((columns) => gridOf(table, columns, { ...layout, ...place }));
  return { pages: stackedPages(grids) ?? grids.flatMap((grid) => pagesOf(grid, 1)), ...told };
}

/**
 * A table slide by slide in the layout that needs fewest, cuts least and parts its columns least: the header and a row's name
 * on each, about as many rows on each of them, none alone; all of it on one where there is room.
 */
export function tablePages(table: Table, language: string): TablePage[] {
  if (table.rows.length === 0) return [];
  const place = { language, y: table.note ? noteHeight : 0 };
  const ways = layoutsOf(table).map((layout) => wayOf(table, layout, place));
  const isBetter = (one: Way, other: Way) =>
    (one.pages.length - other.pages.length || one.cut - other.cut || one.parts - other.parts) < 0;
  return ways.reduce((best, way) => (isBetter(way, best) ? way : best)).pages;
}
