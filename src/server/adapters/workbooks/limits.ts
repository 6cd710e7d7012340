/** What reading one workbook may cost. */
export interface WorkbookLimits {
  /** bytes of the uploaded file */
  maxBytes: number;
  /** bytes of all the archive's entries together, inflated */
  maxInflatedBytes: number;
  /** inflated ÷ uploaded bytes, looked at only where the inflated size matters (10 MB and more) */
  maxRatio: number;
  /** entries in the archive */
  maxEntries: number;
  /** heap of the reading thread, in megabytes */
  maxMemoryMb: number;
  /** milliseconds until the reading thread is stopped */
  timeoutMs: number;
}

export interface ReadOptions {
  /** rows below the header; one more is `too_many_rows` */
  maxRows: number;
  /** also read comma (semicolon, tab) separated text */
  csv?: boolean;
  limits?: Partial<WorkbookLimits>;
}

export const defaultLimits: WorkbookLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxInflatedBytes: 100 * 1024 * 1024,
  maxRatio: 200,
  maxEntries: 500,
  maxMemoryMb: 256,
  timeoutMs: 20_000,
};

/** Columns right of this one are not read. */
export const maxColumns = 256;
