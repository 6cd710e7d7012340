import { AppError } from '../../domain/errors';
import type { RunRow } from '../imports/recordRun';

/** Something that is no longer as the import left it, or that something hangs on by now. */
export interface Moved {
  label: string;
  column: string;
  error: string;
}

/** What undoing an import came to. */
export interface Undone {
  /** Where anything moved since, nothing is kept. */
  moved: Moved[];
  /** Records whose old values wait for approval. */
  held: number;
}

type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** How a changed record stands to what the import wrote: the values to give back, and the fields that moved since. */
export function toRestore({ label, before, after }: RunRow, now: Values): { restore: Values; moved: Moved[] } {
  const restore: Values = {};
  const moved: Moved[] = [];
  for (const [column, value] of Object.entries(before ?? {})) {
    if (same(now[column], value)) continue;
    if (same(now[column], (after as Values)[column])) restore[column] = value;
    else moved.push({ label, column, error: 'record_was_changed' });
  }
  return { restore, moved };
}

/** The fields of an added record that moved since. */
export function movedFields({ label, after }: RunRow, now: Values): Moved[] {
  return Object.entries(after)
    .filter(([column, value]) => column in now && !same(now[column], value))
    .map(([column]) => ({ label, column, error: 'record_was_changed' }));
}

/** What `work` refuses, as something that moved: others hang on the record by now, or wait for a decision on it. */
export async function refusals(label: string, work: () => Promise<unknown>): Promise<Moved[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return [{ label, column: 'code', error: error.code }];
  }
}
