import { can } from '../../domain/access';
import type { UploadInput } from '../../domain/campaigns/schema';
import { AppError } from '../../domain/errors';
import type {
  CellChange,
  ImportColumn,
  ImportMode,
  ImportResult,
  RowOutcome,
  RowWarning,
  TargetChange,
} from '../../domain/imports';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { Db } from '../db/connection';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { openWorkbook } from '../imports/openWorkbook';
import { countsOf, importResult, outcomeOf } from '../imports/outcome';
import type { Report } from '../imports/progress';
import { lockTarget } from '../imports/queries';
import { readCells, type SheetCells } from '../imports/readCells';
import { type RunRow, recordRun, recordRunRows } from '../imports/recordRun';
import { slices } from '../imports/slices';
import { type ImportPolicy, importPolicy, stopsAt } from '../imports/target';
import { notifyImportDone } from '../notifications/work';
import { writable } from './parts';
import { findImportTarget, type ImportTarget } from './queries/importTarget';
import { touchCampaign } from './queries/writes';
import { leaveOutUntouched } from './untouchedRows';

/** A row that is right, with the cells it changes of what is stored; null where it adds. */
interface PlannedPart {
  row: number;
  changes: CellChange[] | null;
}

/** One kind of rows that can be imported into a campaign. */
export interface CampaignImport<Key extends string, Planned extends PlannedPart, Shown extends object> {
  kind: 'sows' | 'posts';
  columns: readonly ImportColumn<Key>[];
  /** Columns a file that may also change must have. */
  names: readonly Key[];
  /** How a file is taken that does not say. */
  usual: ImportMode;
  /** What each right row would do; adds what is wrong with the others to the errors of `cells`. */
  plan(
    ctx: SignedCtx,
    campaignId: string | null,
    cells: SheetCells<Key>,
    how: { policy: ImportPolicy; report: Report | undefined },
  ): Promise<Planned[]>;
  /** Writes rows in the given transaction, with one audit entry for each. Answers what was written of each. */
  write(ctx: SignedCtx, campaignId: string, planned: readonly Planned[], runId: string): Promise<RunRow[]>;
  show(planned: Planned): Shown;
  /** What of a right row should be looked at before it is written, in the caller's language. */
  doubts?(planned: Planned, language: string): RowWarning['warnings'];
  /** What the rows do to the campaign as a whole. */
  sums(db: Db, campaign: ImportTarget | null, planned: readonly Planned[]): Promise<TargetChange>;
}

const isWriting = ({ changes }: PlannedPart) => changes === null || changes.length > 0;

/**
 * Preview or commit of a workbook (CONTRACT.md §1 upload-sows, upload-campaign-posts; CONTRACT-2 §16 Imports). A preview
 * never writes, and one without a campaign checks only the rows themselves. A commit writes all rows or, where any is
 * wrong, none, unless it asks for those that are right.
 * @throws AppError campaign_not_exist, campaign_is_final, permission_denied, import_in_progress, file_format_invalid,
 * too_many_rows
 */
export async function runImport<Key extends string, Planned extends PlannedPart, Shown extends object>(
  ctx: SignedCtx,
  { campaign_id: campaignId, review, ...choices }: UploadInput,
  file: UploadedFile | null,
  { kind, columns, names, usual, plan, write, show, doubts, sums }: CampaignImport<Key, Planned, Shown>,
  report?: Report,
): Promise<ImportResult<Shown & RowOutcome>> {
  if (!review && !can(ctx.viewer.access, 'campaigns_management', 'c_import')) throw new AppError('permission_denied');
  const known = campaignId ? writable(await findImportTarget(ctx.db, ctx.viewer, campaignId, false)) : null;
  const update = { scope: 'campaigns_management', action: 'u' } as const;
  const policy = importPolicy(ctx.viewer, choices, { update, usual });
  const { name, sha256, sheet } = await openWorkbook(file);
  const needs = policy.mode === 'add' ? undefined : names;
  const cells = await readCells({ columns, clears: true, needs }, sheet, report);
  await leaveOutUntouched(ctx.db, campaignId ?? null, cells);
  const answer = async (
    db: Db,
    campaign: ImportTarget | null,
    planned: readonly Planned[],
    done: { committed: boolean; run?: string },
  ): Promise<ImportResult<Shown & RowOutcome>> => {
    const dataSuccess: (Shown & RowOutcome)[] = [];
    for await (const slice of slices(planned)) {
      dataSuccess.push(...slice.map((one) => ({ ...show(one), ...outcomeOf(one.row, one.changes) })));
    }
    const { data, ...rest } = importResult(dataSuccess, cells, done);
    if (done.committed) return { data, ...rest };
    const warningRecords = planned.filter(isWriting).flatMap((one) => {
      const warnings = doubts?.(one, ctx.language) ?? [];
      return warnings.length > 0 ? [{ row: one.row, warnings }] : [];
    });
    const target = await sums(db, campaign, planned);
    return { data: { ...data, target }, ...rest, ...(warningRecords.length > 0 && { warningRecords }) };
  };
  const how = { policy, report };
  if (!campaignId || review) {
    return answer(ctx.db, known, await plan(ctx, campaignId ?? null, cells, how), { committed: false });
  }
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'campaign', campaignId))) throw new AppError('import_in_progress');
    // Locked, and only then looked at: nobody else writes parts of the campaign between the check and our writing.
    const campaign = writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
    const planned = await plan(tx, campaignId, cells, how);
    if (stopsAt(cells.errors, policy)) return answer(tx.db, campaign, planned, { committed: false });
    const writing = planned.filter(isWriting);
    const rows = writing.length;
    if (rows === 0) return answer(tx.db, campaign, planned, { committed: planned.length > 0 });
    report?.('writing', 0, 0);
    const id = newId();
    const counts = countsOf(
      planned.map((one) => outcomeOf(one.row, one.changes)),
      cells.skipped,
    );
    const refused = cells.errors.rows;
    await recordRun(tx, { id, kind, target_id: campaignId, file: { name, sha256 }, counts, refused });
    await recordRunRows(tx, id, await write(tx, campaignId, writing, id));
    await touchCampaign(tx.db, campaignId);
    const changes = { run: { after: id }, file: { after: name.slice(0, 255) }, rows: { after: rows } };
    await recordAudit(tx, { action: 'import', entity: 'campaign', entity_id: campaignId, changes });
    await notifyImportDone(tx, { kind, run: id, counts, held: 0, refused, file: name.slice(0, 255), campaign });
    return answer(tx.db, campaign, planned, { committed: true, run: id });
  });
}
