import { AppError } from '../../../domain/errors';
import type { SyncTimeType } from '../../../domain/settings/schema';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { activateSyncTimeRow, lockSyncTimes } from './queries';

/**
 * Chooses how often a group is fetched: the option becomes the only active one of its group (spec 2 §5).
 * @throws AppError sync_time_not_exist where the group has no such option
 */
export async function activateSyncTime(ctx: SignedCtx, id: string, type: SyncTimeType): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const options = await lockSyncTimes(tx.db, type);
    const chosen = options.find((option) => option.id === id.toLowerCase());
    if (!chosen) throw new AppError('sync_time_not_exist');
    if (chosen.active) return;
    await activateSyncTimeRow(tx.db, chosen);
    const before = options.find((option) => option.active)?.sync_time ?? null;
    const changes = { type: { after: type }, sync_time: { before, after: chosen.sync_time } };
    await recordAudit(tx, { action: 'update', entity: 'sync_time', entity_id: chosen.id, changes });
  });
}
