import type { Db } from '../db/connection';
import type { Changes } from './changes';
import { findNames, referredTo } from './queries';

type Entity = NonNullable<ReturnType<typeof referredTo>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Writes beside each id in the changes what its record is called now, as `{ id, name }`: the trail says it still when
 * the record has another name, or is gone. Ids of no record stay as they are. One query for each kind of record.
 */
export async function withNames(db: Db, entries: readonly Changes[]): Promise<Changes[]> {
  const wanted = new Map<Entity, Set<string>>();
  for (const changes of entries) {
    for (const [field, { before, after }] of Object.entries(changes)) {
      const entity = referredTo(field);
      const ids = entity ? [before, after].flat().filter(isId) : [];
      if (entity && ids.length > 0) wanted.set(entity, new Set([...(wanted.get(entity) ?? []), ...ids]));
    }
  }
  if (wanted.size === 0) return [...entries];
  const names = new Map<Entity, Map<string, string>>();
  for (const [entity, ids] of wanted) names.set(entity, await findNames(db, entity, [...ids]));
  return entries.map((changes) => namedChanges(changes, names));
}

function namedChanges(changes: Changes, names: ReadonlyMap<Entity, ReadonlyMap<string, string>>): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => {
      const entity = referredTo(field);
      const known = entity && names.get(entity);
      if (!known) return [field, change];
      const said = Object.entries(change).map(([side, value]) => [side, namedValue(value, known)]);
      return [field, Object.fromEntries(said)];
    }),
  );
}

function namedValue(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => namedValue(one, names));
  const name = isId(value) && names.get(value.toLowerCase());
  return name ? { id: value, name } : value;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
