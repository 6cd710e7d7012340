import { isSecretName } from '../../domain/secretNames';

/** Before and after of each field that changed. */
export type Changes = Record<string, { before?: unknown; after?: unknown }>;

const bookkeeping: readonly string[] = ['version', 'created_at', 'updated_at', 'search'];

/**
 * What differs between a record before and after, for the trail: only fields that changed, no secrets, no bookkeeping.
 * Without `before` (a new record) every field that has a value, without `after` (a removed one) the same of `before`.
 */
export function changesOf(before: object | null, after: object | null): Changes {
  const was: Record<string, unknown> = { ...before };
  const is: Record<string, unknown> = { ...after };
  const fields = Object.keys({ ...was, ...is }).filter((field) => !isSecretName(field) && !bookkeeping.includes(field));
  const changes: Changes = {};
  for (const field of fields) {
    if (after && before && !(field in is)) continue;
    const [old, current] = [plain(was[field]), plain(is[field])];
    if (JSON.stringify(old) === JSON.stringify(current)) continue;
    changes[field] = { ...(before && { before: old }), ...(after && { after: current }) };
  }
  return changes;
}

// As it will stand in JSON; nothing, null and an empty list are the same.
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  return value;
}
