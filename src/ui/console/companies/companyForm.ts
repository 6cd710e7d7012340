import type { FieldValues } from 'react-hook-form';
import { type FormRules, withoutEmpty } from '../form/resolver';
import type { CompanyKit } from './kit';

/** The form as the call that adds takes it. */
export const toInput = (kit: CompanyKit, values: FieldValues) => withoutEmpty(kit.toWire(values));

/** Only what was changed, as the call that changes takes it. */
export function toUpdate(kit: CompanyKit, values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [kit.toWire(values), kit.toWire(before)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
}

export const createRules = (kit: CompanyKit): FormRules => ({
  schema: kit.createSchema,
  toInput: (values) => toInput(kit, values),
});

/** Rules of an edit: what is changed, by the schema of the call. `before` is read anew. */
export const editRules = (kit: CompanyKit, before: () => FieldValues): FormRules => ({
  schema: kit.updateSchema,
  toInput: (values) => toUpdate(kit, values, before()),
});

/** Emptied fields that may be empty as null. */
export function nullsOf(values: FieldValues, optional: readonly string[]): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' && optional.includes(field) ? null : value]),
  );
}
