import type { ImportedCompany } from '../../../domain/brands/importTypes';
import { AppError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { tellWaiting } from '../../approvals/tell';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import type { UploadedFile } from '../../http/uploads';
import { newId } from '../../ids';
import { openWorkbook } from '../../imports/openWorkbook';
import type { Report } from '../../imports/progress';
import { insertRun, lockTarget } from '../../imports/queries';
import { type ImportRows, readRows } from '../../imports/readRows';
import { slices } from '../../imports/slices';
import { notifyImportDone } from '../../notifications/work';
import { findSectorNames } from '../../settings/queries';
import { withSectorNames } from '../approval';
import { type CompanyFields, firstStatus, tableOf } from '../company';
import { asConflict } from '../conflicts';
import { insertCompanies } from '../queries';
import type { CompanySheet, SheetRow } from './companySheet';
import { type CompanyPlan, planCompanies } from './plan';

const together = 1_000;

/**
 * Preview or commit of a workbook of customers or brands, or of separated text (spec 2 §7 import-review, import): new
 * ones only, by the rules of the form and as pending or active as there. A commit writes all rows or, where any is wrong,
 * none; everything is checked anew then. A preview tells which may be there already.
 * @throws AppError permission_denied, import_in_progress, file_format_invalid, too_many_rows, file_too_large, and on what
 * others did at the same moment as createCompany
 */
export async function importCompanies<F extends CompanyFields, Row extends SheetRow, Shown>(
  ctx: SignedCtx,
  sheet: CompanySheet<F, Row, Shown>,
  file: UploadedFile | null,
  { review, report }: { review: boolean; report: Report },
): Promise<ImportResult<ImportedCompany & Shown>> {
  onlyStaff(ctx.viewer);
  const { name, sha256, sheet: rows } = await openWorkbook(file, { csv: true });
  const read = await readRows({ columns: await sheet.columns(ctx, false), schema: sheet.schema }, rows, report);
  if (review) {
    const plan = await planCompanies(ctx, sheet, read, false);
    report('comparing', 0, plan.planned.length);
    const warningRecords = await sheet.likelySame(ctx.db, plan.planned);
    return { ...(await answer(ctx, sheet, plan, read, false)), warningRecords };
  }
  const kind = tableOf(sheet.kind);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'import', kind))) throw new AppError('import_in_progress');
    const plan = await planCompanies(tx, sheet, read, true);
    const { planned } = plan;
    if (read.errors.any || planned.length === 0) return answer(tx, sheet, plan, read, false);
    const run = { id: newId(), kind, file_name: name.slice(0, 255), sha256, rows: planned.length };
    await insertRun(tx.db, { ...run, created_by: tx.viewer.id });
    await write(tx, sheet, plan, report);
    await notifyImportDone(tx, { kind, run: run.id, rows: run.rows });
    return answer(tx, sheet, plan, read, true);
  }).catch(asConflict);
}

/** Adds the records, a thousand with each statement, and tells those who approve of all of them at once. */
async function write<F extends CompanyFields, Row extends SheetRow, Shown>(
  tx: SignedCtx,
  { kind }: CompanySheet<F, Row, Shown>,
  { planned, sectors }: CompanyPlan<F, Row, Shown>,
  report: Report,
): Promise<void> {
  const { entity } = kind;
  const status = firstStatus(kind, tx.viewer);
  const made = planned.map(({ fields }) => ({ id: newId(), fields, status, created_by: tx.viewer.id }));
  for (let start = 0; start < made.length; start += together) {
    report('writing', start, made.length);
    const some = made.slice(start, start + together);
    await insertCompanies(tx.db, kind, some);
    await recordAudit(
      tx,
      ...some.map(({ id, fields }) => ({
        action: 'import' as const,
        entity,
        entity_id: id,
        changes: withSectorNames(changesOf(null, { ...fields, status }), sectors),
      })),
    );
  }
  if (status === 'active') return;
  const waiting = made.map(({ id, fields }) => ({ id, name: fields.name }));
  await tellWaiting(tx, entity, waiting, { occasion: 'new', change: false });
}

async function answer<F extends CompanyFields, Row extends SheetRow, Shown>(
  { db, viewer, language }: SignedCtx,
  { kind }: CompanySheet<F, Row, Shown>,
  { planned, maker }: CompanyPlan<F, Row, Shown>,
  { errors }: ImportRows<unknown>,
  committed: boolean,
): Promise<ImportResult<ImportedCompany & Shown>> {
  const status = firstStatus(kind, viewer);
  const sectors = await findSectorNames(db, language);
  const dataSuccess: (ImportedCompany & Shown)[] = [];
  for await (const slice of slices(planned)) {
    for (const { row, fields } of slice) {
      const { code, name, website } = fields;
      const names = fields.sectors.map((id) => sectors.get(id) ?? '');
      const alike = { row, action: 'create' as const, code, name, sectors: names, website, status };
      dataSuccess.push({ ...alike, ...maker.show(fields) });
    }
  }
  return { data: { dataSuccess, total: dataSuccess.length, committed }, errorRecords: errors.records() };
}
