import type { TranslationFilter } from '../../../domain/translations/schema';
import type { SignedCtx } from '../../context';
import type { FileAnswer } from '../../http/api';
import { writeTemplate } from '../../imports/writeTemplate';
import { findLanguages } from '../../languages/queries';
import { findFormerWords } from '../formerWords';
import { presentKeywords } from '../present';
import { findAllKeywords } from '../queries';
import { sheetName, translationColumns } from './columns';

/** Keywords and their words, the built-in ones too, as a workbook; imported again unchanged it changes nothing. */
export async function exportTranslations(ctx: SignedCtx, filter: TranslationFilter): Promise<FileAnswer> {
  const languages = await findLanguages(ctx.db);
  const codeOf = new Map(languages.map(({ id, code }) => [id, code]));
  const former = await findFormerWords(ctx.db);
  const keywords = presentKeywords(await findAllKeywords(ctx.db, filter, former), languages, former);
  const rows = keywords.map(({ key, translations }) => ({
    key,
    ...Object.fromEntries(translations.map((one) => [codeOf.get(one.language_id) ?? '', one.translation])),
  }));
  const columns = translationColumns(languages);
  return writeTemplate({ filename: 'Translations.xlsx', sheet: sheetName, columns, rows }, ctx.language);
}
