import type { SowInput } from '../../domain/campaigns/sowSchema';
import { writable } from '../campaigns/parts';
import { findImportTarget } from '../campaigns/queries/importTarget';
import { findHanging } from '../campaigns/queries/parts';
import { findStoredSows } from '../campaigns/queries/storedSows';
import { touchCampaign } from '../campaigns/queries/writes';
import { removeSow } from '../campaigns/sows/one';
import { type PlannedSow, storeSows } from '../campaigns/sows/store';
import type { SignedCtx } from '../context';
import type { RunRow } from '../imports/recordRun';
import { type Moved, movedFields, refusals, toRestore } from './moved';
import type { StoredRun } from './queries';

/**
 * Takes back an import of SOWs in the caller's transaction. One that has posts, planned or not, or acceptances by now moved
 * since. Answers what did.
 * @throws AppError campaign_not_exist, campaign_is_final
 */
export async function undoSows(tx: SignedCtx, { target_id }: StoredRun, rows: readonly RunRow[]): Promise<Moved[]> {
  const campaignId = target_id ?? '';
  writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
  const stored = new Map((await findStoredSows(tx.db, campaignId)).map((sow) => [sow.id, sow]));
  const moved: Moved[] = [];
  const restored: PlannedSow[] = [];
  for (const row of rows) {
    const { label } = row;
    const sow = stored.get(row.entity_id);
    if (!sow) {
      if (row.effect === 'changes') moved.push({ label, column: 'kol_code', error: 'sow_not_found' });
    } else if (row.effect === 'adds') {
      const hanging = await findHanging(tx.db, sow.id);
      const since = movedFields(row, { ...sow });
      if (hanging && hanging.posts.length + hanging.contents.length + hanging.acceptances.length > 0) {
        since.push({ label, column: 'post_count', error: 'sow_has_posts' });
      }
      moved.push(...(since.length > 0 ? since : await refusals(label, () => removeSow(tx, sow.id))));
    } else {
      const back = toRestore(row, { ...sow });
      moved.push(...back.moved);
      const given = { ...sow, ...back.restore } as SowInput & { post_count: number };
      const { id, kol_id, number, position } = sow;
      restored.push({ id, kol_id, number, position, given, before: sow });
    }
  }
  if (moved.length === 0 && (await storeSows(tx, campaignId, restored))) await touchCampaign(tx.db, campaignId);
  return moved;
}
