import type { FieldValues } from 'react-hook-form';
import { languageSchema } from '../../domain/languages/schema';
import type { Language } from '../../domain/languages/types';
import { type FormRules, withoutEmpty } from '../../ui/console/form/resolver';

export const languageRules: FormRules = { schema: languageSchema };

export const emptyLanguage = { language: '', code: '', country_code: '' };

/** A language as its form holds it; whether it is on is switched in the list. */
export function toForm({ language, code, country_code }: Language) {
  return { language, code, country_code };
}

/** The fields that differ, as `PUT /language/{id}` takes them. */
export function changedFields(values: FieldValues, before: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(withoutEmpty(values)).filter(([field, value]) => value !== before[field]));
}
