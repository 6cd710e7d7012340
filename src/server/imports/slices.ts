import { setImmediate } from 'node:timers/promises';

const rowsPerSlice = 250;

/** The rows in slices, between which other requests get their turn. */
export async function* slices<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    if (start > 0) await setImmediate();
    yield rows.slice(start, start + rowsPerSlice);
  }
}
