import type { PendingField } from '../../domain/approvals/types';
import type { Changes } from '../audit/changes';
import { conflictsOf, type Fields, withChange } from './approvable';

/** How one field of an edit is shown: under its name on the wire, with values as the record has them there. */
export interface Shown {
  nameOf(field: string): string;
  show(field: string, value: unknown): unknown;
}

/** What an edit would change of a record with these fields, in the wire form of the record. */
export function shownChange(fields: Fields, change: Changes, { nameOf, show }: Shown): PendingField[] {
  const conflicts = new Set(conflictsOf(change, fields));
  const next = withChange(fields, change);
  return Object.keys(change).map((field) => ({
    field: nameOf(field),
    before: show(field, fields[field]),
    after: show(field, next[field]),
    conflict: conflicts.has(field),
  }));
}

/** A change of sectors with their names instead of their ids, as the trail shows it. */
export function sectorNames(change: Changes[string], sectors: ReadonlyMap<string, { name: string }>): Changes[string] {
  const names = (ids: unknown) => (Array.isArray(ids) ? ids.map((id) => sectors.get(String(id))?.name ?? id) : ids);
  return Object.fromEntries(Object.entries(change).map(([when, ids]) => [when, names(ids)]));
}
