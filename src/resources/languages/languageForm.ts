import type { FieldValues } from 'react-hook-form';
import { flagOf } from '../../domain/languages/rules';
import { languageSchema } from '../../domain/languages/schema';
import type { Language } from '../../domain/languages/types';
import { type FormRules, withoutEmpty } from '../../ui/console/form/resolver';

export const languageRules: FormRules = { schema: languageSchema };

export const emptyLanguage = { language: '', code: '', country_code: '', flag: '' };

const isOfCountry = (flag: string | null, country: string) => flag === flagOf(country);

/** A language as its form holds it, with a flag where it is not its country's; whether it is on is switched in the list. */
export function toForm({ language, code, country_code, flag }: Language) {
  return { language, code, country_code, flag: flag && !isOfCountry(flag, country_code) ? flag : '' };
}

/** The form as the calls take it: a flag that is the country's own is none, so that it follows the country. */
export function toWire(values: FieldValues): FieldValues {
  const { flag, country_code } = values;
  return { ...withoutEmpty(values), flag: flag === '' || isOfCountry(flag, country_code) ? null : flag };
}

/** The fields that differ, as `PUT /language/{id}` takes them. */
export function changedFields(values: FieldValues, before: FieldValues): FieldValues {
  const was = toWire(before);
  return Object.fromEntries(Object.entries(toWire(values)).filter(([field, value]) => value !== was[field]));
}
