import * as yup from 'yup';
import type { ImportColumn, Words } from '../../../domain/imports';
import type { Language } from '../../../domain/languages/types';
import en from '../../../domain/locales/en/workbook.json';
import vi from '../../../domain/locales/vi/workbook.json';
import { translationKey, translationText } from '../../../domain/translations/schema';
import type { ImportSpec } from '../../imports/readRows';

export const sheetName: Words = { vi: vi.sheet.translations, en: en.sheet.translations };

/** A row of the workbook: the key under `key`, the words under the codes of their languages. */
export type TranslationRow = { key: string } & Record<string, string | undefined>;

const keyColumn: ImportColumn = {
  key: 'key',
  kind: 'text',
  header: { vi: vi.translation.key, en: en.translation.key },
  required: true,
};

/** The workbook of translations: the key, then a column for each language there is at this moment. */
export function translationColumns(languages: readonly Language[]): ImportColumn[] {
  const ofLanguage = ({ code, language }: Language): ImportColumn => {
    const name = `${language} (${code})`;
    return { key: code, kind: 'text', header: { vi: name, en: name } };
  };
  return [keyColumn, ...languages.map(ofLanguage)];
}

/** How such a workbook is read. */
export function translationSpec(languages: readonly Language[]): ImportSpec<TranslationRow> {
  const words = Object.fromEntries(languages.map(({ code }) => [code, translationText()]));
  const schema = yup.object({ ...words, key: translationKey().required() });
  return { columns: translationColumns(languages), schema: schema as yup.Schema<TranslationRow> };
}
