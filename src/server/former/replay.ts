import type { Changes } from '../audit/changes';

/** What a record's fields held before these changes of its trail, newest first: each field they speak of once. */
export function heldBefore(later: readonly Changes[]): Map<string, unknown> {
  const held = new Map<string, unknown>();
  for (const changes of later) {
    for (const [field, { before }] of Object.entries(changes)) held.set(field, storedOf(before));
  }
  return held;
}

/**
 * A list before these changes, newest first, of a field whose entries name only what went and what came: what came is
 * taken out again, what went is put back.
 */
export function listBefore<T>(
  now: readonly T[],
  later: readonly Changes[],
  field: string,
  isSame: (a: T, b: T) => boolean,
): T[] {
  let list = [...now];
  for (const { [field]: change } of later) {
    const [went, came] = [listOf<T>(change?.before), listOf<T>(change?.after)];
    list = [...list.filter((one) => !came.some((other) => isSame(one, other))), ...went];
  }
  return list;
}

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? value : []);

/** A value of the trail as it is stored: the id of a record that stands there with its name. */
function storedOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedOf);
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value ?? null;
}
