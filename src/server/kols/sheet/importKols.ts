import { can } from '../../../domain/access';
import { AppError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { kolColumns, kolSheetSchema } from '../../../domain/kols/sheet';
import type { ImportedKol } from '../../../domain/kols/types';
import { tellWaiting } from '../../approvals/tell';
import { inTransaction, type SignedCtx } from '../../context';
import type { UploadedFile } from '../../http/uploads';
import { newId } from '../../ids';
import { openWorkbook } from '../../imports/openWorkbook';
import type { Report } from '../../imports/progress';
import { insertRun, lockTarget } from '../../imports/queries';
import { type ImportRows, readRows } from '../../imports/readRows';
import { slices } from '../../imports/slices';
import { notifyImportDone } from '../../notifications/work';
import { findSectorNames } from '../../settings/queries';
import { asConflict } from '../conflicts';
import { firstStatus, writeKols } from '../create';
import { mayApprove, onlyStaff } from '../guards';
import { findSheetLists } from '../queries/sheetLists';
import type { Surroundings } from '../queries/surroundings';
import { likelySame } from './likelySame';
import { type PlannedKol, planKols } from './plan';

const together = 1_000;

/**
 * Preview or commit of a workbook of KOLs, or of separated text (spec 2 §7 import): new ones only, by the rules of
 * `POST /kols` and as pending or active as there. A commit writes all rows or, where any is wrong, none; everything is
 * checked anew then. A preview tells which KOLs may be there already.
 * @throws AppError permission_denied, import_in_progress, file_format_invalid, too_many_rows, file_too_large, and on what
 * others did at the same moment as createKol
 */
export async function importKols(
  ctx: SignedCtx,
  file: UploadedFile | null,
  { review, report }: { review: boolean; report: Report },
): Promise<ImportResult<ImportedKol>> {
  onlyStaff(ctx.viewer);
  if (!review && !can(ctx.viewer.access, 'kol_management', 'c_import')) throw new AppError('permission_denied');
  const { name, sha256, sheet } = await openWorkbook(file, { csv: true });
  const columns = kolColumns(await findSheetLists(ctx.db));
  const read = await readRows({ columns, schema: kolSheetSchema }, sheet, report);
  if (review) {
    const { planned } = await planKols(ctx, read);
    const warningRecords = await likelySame(ctx.db, planned, report);
    return { ...(await answer(ctx, planned, read, false)), warningRecords };
  }
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'import', 'kols'))) throw new AppError('import_in_progress');
    const { planned, around } = await planKols(tx, read);
    if (read.errors.any || planned.length === 0) return answer(tx, planned, read, false);
    const run = { id: newId(), kind: 'kols', file_name: name.slice(0, 255), sha256, rows: planned.length };
    await insertRun(tx.db, { ...run, created_by: tx.viewer.id });
    await write(tx, planned, around, report);
    await notifyImportDone(tx, { kind: 'kols', run: run.id, rows: run.rows });
    return answer(tx, planned, read, true);
  }).catch(asConflict);
}

/** Adds the KOLs, a thousand with each statement, and tells those who approve of all of them at once. */
async function write(tx: SignedCtx, planned: readonly PlannedKol[], around: Surroundings, report: Report) {
  const written: { id: string; name: string }[] = [];
  for (let start = 0; start < planned.length; start += together) {
    report('writing', start, planned.length);
    const some = planned.slice(start, start + together).map(({ fields }) => fields);
    const ids = await writeKols(tx, some, around, 'import');
    written.push(...ids.map((id, index) => ({ id, name: some[index]?.stage_name ?? '' })));
  }
  if (!mayApprove(tx.viewer)) await tellWaiting(tx, 'kol', written, { occasion: 'new', change: false });
}

async function answer(
  { db, viewer, language }: SignedCtx,
  planned: readonly PlannedKol[],
  { errors }: ImportRows<unknown>,
  committed: boolean,
): Promise<ImportResult<ImportedKol>> {
  const status = firstStatus(viewer);
  const sectors = await findSectorNames(db, language);
  const dataSuccess: ImportedKol[] = [];
  for await (const slice of slices(planned)) {
    for (const { row, fields, accounts } of slice) {
      const { code, stage_name, fullname, type, birthdate, booking_price_from, booking_price_to } = fields;
      dataSuccess.push({
        row,
        action: 'create',
        code,
        stage_name,
        fullname,
        type,
        birthdate,
        booking_price_from,
        booking_price_to,
        sectors: fields.sectors.map((id) => sectors.get(id) ?? ''),
        socials: accounts.map(({ social_type, url, follower_count }) => ({ social_type, url, follower_count })),
        status,
      });
    }
  }
  return { data: { dataSuccess, total: dataSuccess.length, committed }, errorRecords: errors.records() };
}
