import type { FieldValues } from 'react-hook-form';
import { isSecretName } from '../../../domain/secretNames';
import { isUnread } from '../../../domain/typedNumber';

const wordOf = (value: unknown) => JSON.stringify(value ?? '');

/** What was changed in a form, and how that was before: less whatever is secret. */
export function changesBetween(before: FieldValues, now: FieldValues): { values: FieldValues; before: FieldValues } {
  const names = Object.keys(now).filter((name) => !isSecretName(name) && wordOf(now[name]) !== wordOf(before[name]));
  const pick = (from: FieldValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  return { values: pick(now), before: pick(before) };
}

/** A number may be missing or unread, a switch may have been left alone; else a field keeps its kind. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'string' || isUnread(value) || value == null) return 'plain';
  return typeof value;
}

/** Of a draft what the form of today can hold and does not hold already; null where that is nothing. */
export function fittingDraft(now: FieldValues, stored: FieldValues): FieldValues | null {
  const fitting = Object.entries(stored).filter(
    ([name, value]) =>
      Object.hasOwn(now, name) && kindOf(value) === kindOf(now[name]) && wordOf(value) !== wordOf(now[name]),
  );
  return fitting.length > 0 ? Object.fromEntries(fitting) : null;
}

/** The fields that somebody else has changed since the draft was begun. */
export function meanwhile(now: FieldValues, before: unknown): string[] {
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([name, was]) => (wordOf(was) === wordOf(now[name]) ? [] : [name]));
}
