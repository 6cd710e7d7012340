import { restoreFormulaText } from './formulaGuard';

export type CellValue = string | number | boolean | Date | null;

const dayMs = 86_400_000;
const unixEpochSerial = 25_569;
const lastSerial = 2_958_465;

/** A cell's text: Unicode NFC, trimmed, without our formula guard; null when nothing is left. */
export function textCell(text: string): string | null {
  const clean = text.normalize('NFC').trim();
  return clean === '' ? null : restoreFormulaText(clean);
}

/** A spreadsheet's day number as a Date whose UTC fields are what the person sees; the number itself when it is no day. */
export function dateCell(serial: number, date1904: boolean): Date | number {
  const since1900 = date1904 ? serial + 1462 : serial;
  if (!(since1900 >= 0 && since1900 < lastSerial + 1)) return serial;
  // spreadsheets count a 29 February 1900 that never was
  const days = since1900 < 60 ? since1900 + 1 : since1900;
  return new Date(Math.round((days - unixEpochSerial) * dayMs));
}

/** Whether a number format shows a day or a time. */
export function isDateFormat(code: string): boolean {
  const [first = ''] = code.split(';');
  const bare = first.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare);
}
