import type { VndSum } from '../../../domain/units';
import type { ColumnFormat, ColumnSpec } from '../../adapters/workbooks/sheetSpec';
import type { ExportWords } from './words';

type Word = { [Key in keyof ExportWords]: ExportWords[Key] extends string ? Key : never }[keyof ExportWords];

/** A column named after its field. */
export function column(words: ExportWords, key: Word, format: ColumnFormat = 'text', width?: number): ColumnSpec {
  return { key, header: words[key], format, ...(width && { width }) };
}

/** A sum in VND as a cell holds it: a number, or its digits where a number would not be exact. */
export function amount(sum: VndSum): number | string {
  const number = Number(sum);
  return Number.isSafeInteger(number) ? number : sum;
}
