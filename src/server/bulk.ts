import type { BulkOutcome } from '../domain/bulk';
import { AppError } from '../domain/errors';
import type { Services } from './context';

/**
 * Does the same to many records, one after the other, each in a transaction of its own (CONTRACT-2 §16 Bulk): what is
 * refused of one holds up no other. Answers each in the order asked for; an id that comes twice is done once. Where the
 * server itself fails at one, what is done already is told all the same: of that one it is not known, the rest is not tried.
 */
export async function inBulk(
  { log }: Pick<Services, 'log'>,
  ids: readonly string[],
  act: (id: string) => Promise<void>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  let failed = false;
  for (const id of new Set(ids)) {
    if (failed) {
      outcomes.push({ id, done: false, error: 'not_tried' });
      continue;
    }
    try {
      await act(id);
      outcomes.push({ id, done: true, error: null });
    } catch (error) {
      const refusal = error instanceof AppError && error.status < 500 ? error : null;
      failed = refusal === null;
      // Nothing is done yet: the whole call failed, and says so.
      if (failed && !outcomes.some(({ done }) => done)) throw error;
      if (failed) log.error({ err: error, id }, 'a bulk call broke off');
      // Its transaction may have been committed before the answer was lost.
      const code = refusal?.code ?? 'not_known';
      outcomes.push({ id, done: false, error: code, ...(refusal?.errors && { errors: refusal.errors }) });
    }
  }
  return outcomes;
}
