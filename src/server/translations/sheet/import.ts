import { can } from '../../../domain/access';
import type { ImportResult } from '../../../domain/imports';
import type { Language } from '../../../domain/languages/types';
import type { ImportedKeyword } from '../../../domain/translations/types';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import type { UploadedFile } from '../../http/uploads';
import { newId } from '../../ids';
import { openWorkbook } from '../../imports/openWorkbook';
import type { Report } from '../../imports/progress';
import { insertRun } from '../../imports/queries';
import { type ImportRows, readRows } from '../../imports/readRows';
import { findLanguages, lockTranslations } from '../../languages/queries';
import { findFormerWords } from '../formerWords';
import { presentKeywords } from '../present';
import { findAllKeywords, insertKeywords, writeTranslations } from '../queries';
import { type TranslationRow, translationSpec } from './columns';
import { type PlannedKeyword, planRows } from './plan';

async function plan(ctx: SignedCtx, read: ImportRows<TranslationRow>, languages: readonly Language[]) {
  const former = await findFormerWords(ctx.db);
  const keywords = presentKeywords(await findAllKeywords(ctx.db, {}, former), languages, former);
  return planRows(read, { keywords, languages, mayCreate: can(ctx.viewer.access, 'translation_management', 'c') });
}

async function write(tx: SignedCtx, planned: readonly PlannedKeyword[], languages: readonly Language[]) {
  const rows = planned.map(({ id, ...rest }) => ({ ...rest, isNew: id === null, id: id ?? newId() }));
  const idOf = new Map(languages.map(({ id, code }) => [code, id]));
  await insertKeywords(
    tx.db,
    rows.filter(({ isNew }) => isNew).map(({ id, key }) => ({ id, key })),
  );
  const words = rows.flatMap(({ id: keyword_id, changes }) =>
    Object.entries(changes).map(([code, { after }]) => ({
      id: newId(),
      keyword_id,
      language_id: idOf.get(code) ?? '',
      translation: after,
    })),
  );
  await writeTranslations(tx.db, words);
  await recordAudit(
    tx,
    ...rows.map(({ id, isNew, key, changes }) => ({
      action: 'import' as const,
      entity: 'keyword' as const,
      entity_id: id,
      changes: { ...(isNew && { key: { after: key } }), ...changes },
    })),
  );
}

/**
 * Preview or commit of a workbook of translations (spec 2 §7): a commit writes all rows or, where any is wrong, none.
 * An empty cell leaves its word as it is; a word that is the same already, built in or written, is not written again, and
 * a row without another word is not answered.
 * @throws AppError file_format_invalid, too_many_rows, file_too_large
 */
export async function importTranslations(
  ctx: SignedCtx,
  file: UploadedFile | null,
  review: boolean,
  report?: Report,
): Promise<ImportResult<ImportedKeyword>> {
  const { name, sha256, sheet } = await openWorkbook(file);
  const languages = await findLanguages(ctx.db);
  const read = await readRows(translationSpec(languages), sheet, report);
  const answer = (planned: readonly PlannedKeyword[], committed: boolean) => ({
    data: {
      dataSuccess: planned.map(({ row, action, key, changes }) => ({ row, action, key, changes })),
      total: planned.length,
      committed,
    },
    errorRecords: read.errors.records(),
  });
  if (review) return answer(await plan(ctx, read, languages), false);
  return inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    // A language may be gone since the file was read.
    const present = await findLanguages(tx.db);
    const planned = await plan(tx, read, present);
    if (read.errors.any || planned.length === 0) return answer(planned, false);
    const counts = { rows: planned.length, refused: 0 };
    const run = { id: newId(), kind: 'translations', file_name: name.slice(0, 255), sha256, ...counts };
    await insertRun(tx.db, { ...run, created_by: tx.viewer.id });
    await write(tx, planned, present);
    return answer(planned, true);
  });
}
