import type { BulkOutcome } from '../domain/bulk';
import { AppError } from '../domain/errors';

/**
 * Does the same to many records, one after the other, each in a transaction of its own (CONTRACT-2 §16 Bulk): what is
 * refused of one holds up no other. Answers each in the order asked for; an id that comes twice is done once.
 */
export async function inBulk(ids: readonly string[], act: (id: string) => Promise<void>): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      outcomes.push({ id, done: true, error: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      outcomes.push({ id, done: false, error: error.code, ...(error.errors && { errors: error.errors }) });
    }
  }
  return outcomes;
}
