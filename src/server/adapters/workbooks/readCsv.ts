import papaparse from 'papaparse';
import { textCell } from './cells';
import { WorkbookError } from './errors';
import { RowCollector, type SheetRows } from './sheetRows';

function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0') || /^\s*</.test(text)) throw new WorkbookError('file_format_invalid', 'not separated text');
  return text;
}

/** Decided by the header line alone: papaparse's own guess gives up over an empty line. */
function separator(text: string): string {
  const header = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (candidate: string) => header.split(candidate).length;
  return [',', ';', '\t'].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

/** Reads separated text; every cell is text. A row's number is its place in the sheet a spreadsheet makes of it. */
export function readCsv(bytes: Buffer, maxRows: number): SheetRows {
  const collector = new RowCollector(maxRows);
  let row = 0;
  const text = decode(bytes);
  papaparse.parse<string[]>(text, {
    delimiter: separator(text),
    step({ data, errors }) {
      if (errors.some(({ type }) => type === 'Quotes')) throw new WorkbookError('file_format_invalid', 'broken quotes');
      row += 1;
      collector.add(row, data.map(textCell));
    },
  });
  return collector.finish();
}
