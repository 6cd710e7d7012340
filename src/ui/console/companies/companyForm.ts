import type { FieldValues } from 'react-hook-form';
import { type Editor, startOfEdit } from '../approval/standing';
import { type FormRules, withoutEmpty } from '../form/resolver';
import type { Company, CompanyFormKit } from './kit';

/** What an edit begins with, as the form holds it. */
export const startOfForm = (kit: CompanyFormKit, record: Company, editor: Editor) =>
  kit.toForm(startOfEdit(record, editor));

/** The form as the call that adds takes it. */
export const toInput = (kit: CompanyFormKit, values: FieldValues) => withoutEmpty(kit.toWire(values));

/** Only what was changed, as the call that changes takes it. */
export function changedFields(kit: CompanyFormKit, values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [kit.toWire(values), kit.toWire(before)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
}

export const createRules = (kit: CompanyFormKit): FormRules => ({
  schema: kit.createSchema,
  toInput: (values) => toInput(kit, values),
});

/** Rules of an edit: what is changed, by the schema of the call. `before` is read anew. */
export const editRules = (kit: CompanyFormKit, before: () => FieldValues): FormRules => ({
  schema: kit.updateSchema,
  toInput: (values) => changedFields(kit, values, before()),
});

/** Emptied fields that may be empty as null. */
export function nullsOf(values: FieldValues, optional: readonly string[]): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' && optional.includes(field) ? null : value]),
  );
}
