import type { RowEffect, RowOutcome } from '../../../domain/imports';

/** What a previewed row says of its effect; null where its kind of import tells none. */
export function outcomeIn(row: unknown): RowOutcome | null {
  return typeof row === 'object' && row !== null && 'effect' in row ? (row as RowOutcome) : null;
}

/** How many of these rows add, change and do nothing, and of how many the change waits for approval. */
export function countEffects(rows: readonly unknown[]): Record<RowEffect | 'held', number> {
  const counts = { adds: 0, changes: 0, nothing: 0, held: 0 };
  for (const row of rows) {
    const outcome = outcomeIn(row);
    if (outcome) counts[outcome.effect] += 1;
    if (outcome?.effect === 'changes' && outcome.held) counts.held += 1;
    if (outcome) continue;
    if (typeof row === 'object' && row !== null && 'action' in row && row.action === 'update') counts.changes += 1;
    else counts.adds += 1;
  }
  return counts;
}
