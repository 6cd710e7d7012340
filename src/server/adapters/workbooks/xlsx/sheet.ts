import { type CellValue, dateCell, textCell } from '../cells';
import { maxColumns } from '../limits';
import type { RowCollector } from '../sheetRows';
import { TextRuns, unescapeText } from './text';
import { type Attributes, relationshipId, walkXml } from './xml';

/** Further hyperlinks are left aside. */
const maxLinks = 100_000;

/** A hyperlink of the sheet: the cell it lies on and its relationship. */
export interface CellLink {
  row: number;
  column: number;
  id: string;
}

export interface CellContext {
  strings: readonly (string | null)[];
  dateStyles: readonly boolean[];
  date1904: boolean;
}

/** Column (from 0) and row (from 1) of `AB12`; of a range, its first cell. */
function parseReference(reference: string): { column: number; row: number } {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return { column: column - 1, row: Number.parseInt(reference.slice(at), 10) };
}

function cellValue(type: string, style: number, raw: string, context: CellContext): CellValue {
  if (raw === '' || type === 'e') return null;
  if (type === 's') return context.strings[Number(raw)] ?? null;
  if (type === 'str') return textCell(unescapeText(raw));
  if (type === 'b') return raw === '1' || raw === 'true';
  if (type === 'd') {
    const date = new Date(/T/.test(raw) && !/Z$/.test(raw) ? `${raw}Z` : raw);
    return Number.isNaN(date.getTime()) ? textCell(raw) : date;
  }
  const number = Number(raw);
  if (!Number.isFinite(number)) return null;
  return context.dateStyles[style] ? dateCell(number, context.date1904) : number;
}

/** Walks a sheet's XML into `collector`; answers the hyperlinks found after its rows. */
export async function readSheet(
  stream: AsyncIterable<Uint8Array>,
  context: CellContext,
  collector: RowCollector,
): Promise<CellLink[]> {
  const links: CellLink[] = [];
  const runs = new TextRuns();
  let row = 0;
  let cells: (CellValue | undefined)[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let raw = '';
  let inValue = false;

  function openCell({ r, t, s }: Attributes): void {
    column = r === undefined ? column + 1 : parseReference(r).column;
    type = t ?? 'n';
    style = s === undefined ? 0 : Number(s);
    raw = '';
  }
  function closeCell(): void {
    const value = type === 'inlineStr' ? runs.take() : cellValue(type, style, raw.trim(), context);
    if (value !== null && column >= 0 && column < maxColumns) cells[column] = value;
  }

  await walkXml(stream, {
    open(name, attributes) {
      if (name === 'c') openCell(attributes);
      else if (name === 'v') inValue = true;
      else if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        cells = [];
        column = -1;
      } else if (name === 'hyperlink') {
        const id = relationshipId(attributes);
        if (id !== undefined && links.length < maxLinks) links.push({ ...parseReference(attributes.ref ?? ''), id });
      } else if (type === 'inlineStr') runs.open(name);
    },
    text(text) {
      if (inValue) raw += text;
      else if (type === 'inlineStr') runs.add(text);
    },
    close(name) {
      if (name === 'v') inValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') collector.add(row, cells);
      else if (type === 'inlineStr') runs.close(name);
    },
  });
  return links;
}
