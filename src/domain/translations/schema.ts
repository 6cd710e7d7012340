import * as yup from 'yup';
import { languageCode } from '../languages/schema';
import { textLimits } from '../limits';
import { listQuery, searchFilter } from '../lists';
import { id, text } from '../validation';

/** The key of a word: parts of letters without accents, digits, `-` and `_`, separated by dots. */
export function translationKey() {
  return text(textLimits.name).matches(/^[A-Za-z0-9][\w-]*(\.[A-Za-z0-9][\w-]*)*$/, {
    message: 'key_incorrect',
    excludeEmptyString: true,
  });
}

/** A word in one language. */
export function translationText() {
  return text(textLimits.note);
}

const filters = {
  /** In the key or in a word of any language. */
  search: searchFilter(),
  /** Only keywords that lack a word in some language, or in `language_id`. */
  missing: yup.boolean(),
  language_id: id(),
  /** Only keywords of an area: the first part of their keys. */
  area: searchFilter(),
};
const largestSize = 999_999_999;

/** Query of `GET /translations`; the size has no cap (CONTRACT.md §1). */
export const translationListQuery = listQuery({
  ...filters,
  size: yup
    .number()
    .integer()
    .min(1)
    .transform((value: number) => Math.min(value, largestSize))
    .default(10),
});
export type TranslationListQuery = yup.InferType<typeof translationListQuery>;

/** Query of `GET /translations/export`. */
export const translationExportQuery = yup.object(filters);
export type TranslationFilter = yup.InferType<typeof translationExportQuery>;

const word = { language_id: id().required('field_select_required'), translation: translationText().required() };

/** `POST /translations`: a keyword, with words if there are any yet. */
export const keywordSchema = yup.object({
  key: translationKey().required(),
  translations: yup
    .array(yup.object(word))
    .max(100)
    .test('once', 'row_is_duplicate', (words) => {
      // What is no word at all is refused as such.
      const given = (words ?? []).map((one) => String(one?.language_id).toLowerCase());
      return new Set(given).size === given.length;
    }),
});
export type KeywordInput = yup.InferType<typeof keywordSchema>;

/** `PUT /translations/{id}`. */
export const keywordUpdateSchema = yup.object({
  key: translationKey().required(),
  version: yup.number().integer(),
});
export type KeywordUpdate = yup.InferType<typeof keywordUpdateSchema>;

/** `POST /translations/{id}/translate`. */
export const translateSchema = yup.object(word);
export type TranslateInput = yup.InferType<typeof translateSchema>;

/** `PUT /translations/{id}/translate/{translateId}`: the language stays. */
export const retranslateSchema = yup.object({
  language_id: id(),
  translation: translationText().required(),
  version: yup.number().integer(),
});
export type RetranslateInput = yup.InferType<typeof retranslateSchema>;

export const translationParams = yup.object({ id: id().required(), translateId: id().required() });

/** Path of `GET /translations/resource/{lang}`. */
export const wordParams = yup.object({ lang: languageCode().required() });
