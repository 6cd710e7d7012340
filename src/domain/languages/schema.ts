import * as yup from 'yup';
import { wholeQuery } from '../lists';
import { oneLine } from '../validation';
import { languageTag } from './rules';

/** A language tag as it stands in paths: `ja`, `zh-TW`. */
export function languageCode() {
  return yup.string().matches(languageTag, 'invalid_value');
}

const countryCode = () =>
  yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z]{2}$/, 'invalid_value');

/** A flag as one character; left out, that of the country. */
const flag = () =>
  yup
    .string()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(/^\p{Regional_Indicator}{2}$/u, 'invalid_value');

const languageName = () => oneLine(100);

/** Query of `GET /language`. */
export const languageQuery = wholeQuery({ enable: yup.boolean() });
export type LanguageQuery = yup.InferType<typeof languageQuery>;

/** `POST /language`. */
export const languageSchema = yup.object({
  code: languageCode().required(),
  language: languageName().required(),
  country_code: countryCode().required(),
  flag: flag(),
  enable: yup.boolean().default(false),
});
export type LanguageInput = yup.InferType<typeof languageSchema>;

/** `PUT /language/{id}`: what is left out stays. */
export const languageUpdateSchema = yup.object({
  code: languageCode(),
  language: languageName().min(1, 'field_required'),
  country_code: countryCode(),
  flag: flag(),
  enable: yup.boolean(),
  version: yup.number().integer(),
});
export type LanguageUpdate = yup.InferType<typeof languageUpdateSchema>;

/** `PUT /language/update-status/{id}`. */
export const languageStatusSchema = yup.object({ enable: yup.boolean().required() });
