export type ColumnFormat = 'text' | 'integer' | 'decimal' | 'percent' | 'money' | 'cost' | 'date' | 'instant';

export type RowValue = string | number | boolean | Date | null | undefined;

export interface ColumnSpec {
  header: string;
  key: string;
  /** in characters */
  width?: number;
  /**
   * percent: the value is in percent points, as everywhere (12.5 shows as 12.50%); money: VND; cost: VND with decimals;
   * date: Date or YYYY-MM-DD; instant: ISO in UTC, shown on the agency's clock
   */
  format?: ColumnFormat;
  /** a comment on the header cell */
  note?: string;
  /** the values a cell of this column may take, offered as a drop-down */
  list?: readonly string[];
  /** a cell may hold what the list has not, such as several of its values */
  takesOthers?: boolean;
  /** marks the header of a column that must be filled in */
  required?: boolean;
  /** web addresses lead where they point to */
  linked?: boolean;
  /** long texts take as many lines as they need */
  wrapped?: boolean;
  /** has its sum below the rows, as a formula with its result */
  summed?: boolean;
}

export interface SheetSpec {
  name: string;
  /** lines above the table, the first one large */
  title?: readonly string[];
  columns: readonly ColumnSpec[];
  /** somebody's own texts, shown as they were typed: cells of text rather than texts with a guard in front */
  asTyped?: boolean;
  /** cells to be seen at once, by the very row given in `rows` and the column's key */
  isMarked?: (row: Readonly<Record<string, RowValue>>, key: string) => boolean;
  /** the format of a cell where it differs from its column's */
  formatOf?: (row: Readonly<Record<string, RowValue>>, key: string) => ColumnFormat | undefined;
  /** what stands before the sums of columns that have them */
  sumLabel?: string;
  /** is read on paper: across, as wide as the page, its header on each page */
  isPrinted?: boolean;
  rows: Iterable<Readonly<Record<string, RowValue>>> | AsyncIterable<Readonly<Record<string, RowValue>>>;
}

export const numberFormats: Readonly<Record<ColumnFormat, string>> = {
  text: '@',
  integer: '#,##0',
  decimal: '0.00',
  percent: '0.00"%"',
  money: '#,##0" VNĐ"',
  cost: '#,##0.00" VNĐ"',
  date: 'DD/MM/YYYY',
  instant: 'DD/MM/YYYY HH:mm:ss',
};
