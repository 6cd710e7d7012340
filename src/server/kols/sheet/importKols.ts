import { can } from '../../../domain/access';
import { AppError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { kolColumns } from '../../../domain/kols/sheet';
import type { ImportedKol } from '../../../domain/kols/types';
import { editRows } from '../../approvals/editRows';
import { tellWaiting } from '../../approvals/tell';
import { inTransaction, type SignedCtx } from '../../context';
import type { UploadedFile } from '../../http/uploads';
import { openWorkbook } from '../../imports/openWorkbook';
import { countsOf, importResult, outcomeOf } from '../../imports/outcome';
import type { Report } from '../../imports/progress';
import { lockTarget } from '../../imports/queries';
import { readCells } from '../../imports/readCells';
import { heldOf, type RunRow, recordRun, recordRunRows } from '../../imports/recordRun';
import { slices } from '../../imports/slices';
import { type ImportChoices, importPolicy, stopsAt } from '../../imports/target';
import { notifyImportDone } from '../../notifications/work';
import { findSectorNames } from '../../settings/queries';
import { kolApproval } from '../approval';
import { asConflict } from '../conflicts';
import { firstStatus, isShownToAll, writeKols } from '../create';
import { accountsOf } from '../fields';
import { mayApprove, onlyStaff } from '../guards';
import { rangeOfFields } from '../prices';
import { findSheetLists } from '../queries/sheetLists';
import type { Surroundings } from '../queries/surroundings';
import { namedChanges } from '../trail';
import { likelySame } from './likelySame';
import { type PlannedKol, planKols } from './plan';
import { addedRows, findNamedKols, type KolFile, readKols } from './read';

const together = 1_000;

/** Names accounts that are written nowhere. Ids of their own would make ten thousand KOLs as many kinds of object. */
const idByPlace = (place: number) => `new ${place}`;

interface Options extends ImportChoices {
  review: boolean;
  report: Report;
}

/**
 * Preview or commit of a workbook of KOLs, or of separated text (spec 2 §7 import; CONTRACT-2 §16 Imports): new ones by
 * the rules of `POST /kols` and as pending or active as there, changes of known ones at once or held as by the form. A
 * commit writes all rows or, where any is wrong, none, unless it asks for those that are right; everything is checked
 * anew then. A preview tells which KOLs may be there already.
 * @throws AppError permission_denied, import_in_progress, file_format_invalid, too_many_rows, file_too_large, and on what
 * others did at the same moment as createKol
 */
export async function importKols(
  ctx: SignedCtx,
  file: UploadedFile | null,
  { review, report, ...choices }: Options,
): Promise<ImportResult<ImportedKol>> {
  onlyStaff(ctx.viewer);
  if (!review && !can(ctx.viewer.access, 'kol_management', 'c_import')) throw new AppError('permission_denied');
  const policy = importPolicy(ctx.viewer, choices, { update: { scope: 'kol_management', action: 'u' } });
  const { name, sha256, sheet } = await openWorkbook(file, { csv: true });
  const columns = kolColumns(await findSheetLists(ctx.db));
  const needs = policy.mode === 'add' ? undefined : (['code'] as const);
  const cells = await readCells({ columns, clears: true, needs }, sheet, report);
  const asked: KolFile = { columns, cells, policy, report };
  if (review) {
    const named = await findNamedKols(ctx, asked, false);
    const previewed = async () => {
      const { planned } = await planKols(ctx, asked, await readKols(ctx, asked, named), idByPlace);
      const answered = await answer(ctx, planned, asked, { committed: false });
      report('comparing', 0, cells.rows.length);
      return answered;
    };
    // The database compares while the rows are planned and the answer is put together here.
    const [warnings, answered] = await Promise.all([likelySame(ctx.db, addedRows(asked, named)), previewed()]);
    return { ...answered, warningRecords: warnings.filter(({ row }) => !cells.errors.has(row)) };
  }
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'import', 'kols'))) throw new AppError('import_in_progress');
    const read = await readKols(tx, asked, await findNamedKols(tx, asked, true));
    const { planned, around } = await planKols(tx, asked, read);
    const counts = countsOf(
      planned.map(({ row, changes }) => outcomeOf(row, changes)),
      cells.skipped,
    );
    const written = counts.adds + counts.changes;
    if (stopsAt(cells.errors, policy)) return answer(tx, planned, asked, { committed: false });
    if (written === 0) return answer(tx, planned, asked, { committed: planned.length > 0 });
    const refused = cells.errors.rows;
    const run = await recordRun(tx, { kind: 'kols', file: { name, sha256 }, counts, refused });
    const rows = [...(await add(tx, planned, around, report)), ...(await change(tx, planned, around))];
    await recordRunRows(tx, run, rows);
    await notifyImportDone(tx, { kind: 'kols', run, counts, held: heldOf(rows), refused });
    return answer(tx, planned, asked, { committed: true, run });
  }).catch(asConflict);
}

/** Adds the new KOLs, a thousand with each statement, and tells those who approve of all of them at once. */
async function add(
  tx: SignedCtx,
  planned: readonly PlannedKol[],
  around: Surroundings,
  report: Report,
): Promise<RunRow[]> {
  const added = planned.filter(({ before }) => !before);
  const rows: RunRow[] = [];
  for (let start = 0; start < added.length; start += together) {
    report('writing', start, added.length);
    const some = added.slice(start, start + together);
    const ids = await writeKols(
      tx,
      some.map(({ fields }) => fields),
      around,
      'import',
    );
    for (const [index, { row, fields }] of some.entries()) {
      const entity_id = ids[index] ?? '';
      const label = fields.code;
      rows.push({ row, effect: 'adds', entity_id, label, held: false, before: null, after: fields });
    }
  }
  const waiting = rows.map(({ entity_id }, index) => ({ id: entity_id, name: added[index]?.fields.stage_name ?? '' }));
  if (!mayApprove(tx.viewer) && waiting.length > 0) {
    await tellWaiting(tx, 'kol', waiting, { occasion: 'new', change: false });
  }
  return rows;
}

/** Changes the known KOLs as their form would. */
function change(tx: SignedCtx, planned: readonly PlannedKol[], around: Surroundings): Promise<RunRow[]> {
  // The plan has checked each row within this very transaction, and looked up what the trail names.
  const approval = {
    ...kolApproval(),
    check: async () => undefined,
    named: async (_tx: SignedCtx, changes: Parameters<typeof namedChanges>[0]) => namedChanges(changes, around.sectors),
  };
  const changed = planned.filter(({ changes }) => changes && changes.length > 0);
  return editRows(tx, approval, changed, ({ code }) => code);
}

async function answer(
  { db, viewer, language }: SignedCtx,
  planned: readonly PlannedKol[],
  { cells }: KolFile,
  done: { committed: boolean; run?: string },
): Promise<ImportResult<ImportedKol>> {
  const status = firstStatus(viewer);
  const sectors = await findSectorNames(db, language);
  const dataSuccess: ImportedKol[] = [];
  for await (const slice of slices(planned)) {
    for (const { row, fields, accounts, before, changes, held } of slice) {
      const { code, stage_name, fullname, type, birthdate } = fields;
      const stored = before?.status ?? status;
      const had = new Set(before ? accountsOf(before.fields).map(({ id }) => id) : []);
      dataSuccess.push({
        ...outcomeOf(row, changes),
        ...(held && { held }),
        code,
        stage_name,
        fullname,
        type,
        birthdate,
        ...rangeOfFields(fields),
        sectors: fields.sectors.map((id) => sectors.get(id) ?? ''),
        socials: accounts.map(({ id, social_type, url, follower_count }) => {
          return { social_type, url, follower_count, kept: had.has(id) };
        }),
        status: held ? 'pending' : stored,
        public: isShownToAll(stored, fields),
      });
    }
  }
  return importResult(dataSuccess, cells, done);
}
