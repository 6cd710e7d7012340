import type { WorkbookErrorCode } from './errors';
import type { ReadOptions } from './limits';
import type { SheetRow } from './sheetRows';

/** What the reading thread is given. */
export interface ReadTask {
  bytes: Uint8Array;
  options: ReadOptions;
}

/** What it sends: rows in portions, so that taking them in never holds the receiver up for long; then one end. */
export type ReadMessage =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'done'; header: string[] }
  | { kind: 'refused'; code: WorkbookErrorCode; detail: string };
