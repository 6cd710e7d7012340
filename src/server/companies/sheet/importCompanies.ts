import type { ImportedCompany } from '../../../domain/brands/importTypes';
import { AppError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { inTransaction, type SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import type { UploadedFile } from '../../http/uploads';
import { openWorkbook } from '../../imports/openWorkbook';
import { countsOf, importResult, outcomeOf } from '../../imports/outcome';
import type { Report } from '../../imports/progress';
import { lockTarget } from '../../imports/queries';
import { readCells } from '../../imports/readCells';
import { heldOf, recordRun, recordRunRows } from '../../imports/recordRun';
import { slices } from '../../imports/slices';
import { type ImportChoices, importPolicy, stopsAt } from '../../imports/target';
import { notifyImportDone } from '../../notifications/work';
import { findSectorNames } from '../../settings/queries';
import { type CompanyFields, firstStatus, tableOf } from '../company';
import { asConflict } from '../conflicts';
import type { CompanySheet, SheetRow } from './companySheet';
import { type CompanyPlan, planCompanies } from './plan';
import { writePlan } from './write';

interface Options extends ImportChoices {
  review: boolean;
  report: Report;
}

/**
 * Preview or commit of a workbook of customers or brands, or of separated text (spec 2 §7 import-review, import;
 * CONTRACT-2 §16 Imports): new ones as pending or active as by the form, changes of known ones at once or held as by it. A
 * commit writes all rows or, where any is wrong, none, unless it asks for those that are right; everything is checked
 * anew then. A preview tells which may be there already.
 * @throws AppError permission_denied, import_in_progress, file_format_invalid, too_many_rows, file_too_large, and on what
 * others did at the same moment as createCompany
 */
export async function importCompanies<F extends CompanyFields, Row extends SheetRow, Shown>(
  ctx: SignedCtx,
  sheet: CompanySheet<F, Row, Shown>,
  file: UploadedFile | null,
  { review, report, ...choices }: Options,
): Promise<ImportResult<ImportedCompany & Shown>> {
  onlyStaff(ctx.viewer);
  const policy = importPolicy(ctx.viewer, choices, { update: { scope: sheet.kind.scope, action: 'u' } });
  const { name, sha256, sheet: rows } = await openWorkbook(file, { csv: true });
  const columns = await sheet.columns(ctx, false);
  const needs = policy.mode === 'add' ? undefined : ['code'];
  const cells = await readCells({ columns, clears: true, needs }, rows, report);
  const asked = { columns, cells, policy, report };
  if (review) {
    const plan = await planCompanies(ctx, sheet, asked, false);
    const added = plan.planned.filter(({ before }) => !before);
    report('comparing', 0, added.length);
    const warningRecords = await sheet.likelySame(ctx.db, added);
    return { ...(await answer(ctx, sheet, plan, { committed: false })), warningRecords };
  }
  const kind = tableOf(sheet.kind);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'import', kind))) throw new AppError('import_in_progress');
    const plan = await planCompanies(tx, sheet, asked, true);
    const counts = countsOf(
      plan.planned.map(({ row, changes }) => outcomeOf(row, changes)),
      cells.skipped,
    );
    const written = counts.adds + counts.changes;
    if (stopsAt(cells.errors, policy)) return answer(tx, sheet, plan, { committed: false });
    if (written === 0) return answer(tx, sheet, plan, { committed: plan.planned.length > 0 });
    const refused = plan.read.errors.rows;
    const run = await recordRun(tx, { kind, file: { name, sha256 }, counts, refused });
    const writtenRows = await writePlan(tx, sheet.kind, plan, report);
    await recordRunRows(tx, run, writtenRows);
    await notifyImportDone(tx, { kind, run, counts, held: heldOf(writtenRows), refused });
    return answer(tx, sheet, plan, { committed: true, run });
  }).catch(asConflict);
}

async function answer<F extends CompanyFields, Row extends SheetRow, Shown>(
  { db, viewer, language }: SignedCtx,
  { kind }: CompanySheet<F, Row, Shown>,
  { planned, maker, read }: CompanyPlan<F, Row, Shown>,
  done: { committed: boolean; run?: string },
): Promise<ImportResult<ImportedCompany & Shown>> {
  const status = firstStatus(kind, viewer);
  const sectors = await findSectorNames(db, language);
  const dataSuccess: (ImportedCompany & Shown)[] = [];
  for await (const slice of slices(planned)) {
    for (const { row, fields, before, changes, held } of slice) {
      const { code, name, website } = fields;
      const names = fields.sectors.map((id) => sectors.get(id) ?? '');
      const alike = { code, name, sectors: names, website, status: held ? 'pending' : (before?.status ?? status) };
      dataSuccess.push({ ...outcomeOf(row, changes), ...(held && { held }), ...alike, ...maker.show(fields) });
    }
  }
  return importResult(dataSuccess, read, done);
}
