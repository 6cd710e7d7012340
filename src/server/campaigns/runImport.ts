import type { UploadInput } from '../../domain/campaigns/schema';
import { AppError } from '../../domain/errors';
import type { ImportResult } from '../../domain/imports';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { Db } from '../db/connection';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { openWorkbook } from '../imports/openWorkbook';
import type { Report } from '../imports/progress';
import { insertRun, lockTarget } from '../imports/queries';
import { type ImportRows, type ImportSpec, readRows } from '../imports/readRows';
import { slices } from '../imports/slices';
import { notifyImportDone } from '../notifications/work';
import { writable } from './parts';
import { findImportTarget, touchCampaign } from './queries/imports';

/** One kind of rows that can be imported into a campaign. */
export interface CampaignImport<Row, Key extends string, Planned, Shown> {
  kind: 'sows' | 'posts';
  spec: ImportSpec<Row, Key>;
  /** What each row without errors would do; adds what the database tells against rows to `read.errors`. */
  plan(db: Db, campaignId: string | null, read: ImportRows<Row, Key>): Promise<Planned[]>;
  /** Writes the plan in the given transaction, with one audit entry per row written; false where nothing changed. */
  write(ctx: SignedCtx, campaignId: string, planned: readonly Planned[], runId: string): Promise<boolean>;
  show(planned: Planned): Shown;
}

/**
 * Preview or commit of a workbook (CONTRACT.md §1 upload-sows, upload-campaign-posts). A preview never writes, and one
 * without a campaign checks only the rows themselves. A commit writes all rows or, where any is wrong, none.
 * @throws AppError campaign_not_exist, campaign_is_final, import_in_progress, file_format_invalid, too_many_rows
 */
export async function runImport<Row, Key extends string, Planned, Shown>(
  ctx: SignedCtx,
  { campaign_id: campaignId, review }: UploadInput,
  file: UploadedFile | null,
  { kind, spec, plan, write, show }: CampaignImport<Row, Key, Planned, Shown>,
  report?: Report,
): Promise<ImportResult<Shown>> {
  if (campaignId) writable(await findImportTarget(ctx.db, ctx.viewer, campaignId, false));
  const { name, sha256, sheet } = await openWorkbook(file);
  const read = await readRows(spec, sheet, report);
  const answer = async (planned: readonly Planned[], committed: boolean): Promise<ImportResult<Shown>> => {
    const dataSuccess: Shown[] = [];
    for await (const slice of slices(planned)) dataSuccess.push(...slice.map(show));
    return { data: { dataSuccess, total: planned.length, committed }, errorRecords: read.errors.records() };
  };
  if (!campaignId || review) return answer(await plan(ctx.db, campaignId ?? null, read), false);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx.db, 'campaign', campaignId))) throw new AppError('import_in_progress');
    // Locked, and only then looked at: nobody else writes parts of the campaign between the check and our writing.
    const campaign = writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
    const planned = await plan(tx.db, campaignId, read);
    if (read.errors.any || planned.length === 0) return answer(planned, false);
    report?.('writing', 0, 0);
    const id = newId();
    const rows = planned.length;
    const run = { id, kind, target_id: campaignId, file_name: name.slice(0, 255), sha256, rows };
    await insertRun(tx.db, { ...run, created_by: tx.viewer.id });
    const isChanged = await write(tx, campaignId, planned, id);
    if (isChanged) await touchCampaign(tx.db, campaignId);
    const changes = { run: { after: id }, file: { after: run.file_name }, rows: { after: rows } };
    await recordAudit(tx, { action: 'import', entity: 'campaign', entity_id: campaignId, changes });
    if (isChanged) await notifyImportDone(tx, { kind, run: id, rows, file: run.file_name, campaign });
    return answer(planned, true);
  });
}
