import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { lockForChange } from './guards';
import { updateOutstanding } from './queries/writes';

/**
 * Marks a KOL as featured, or no longer (spec 2 §7 like); saying it twice changes nothing.
 * @throws AppError kol_not_exist, permission_denied
 */
export async function setOutstanding(ctx: SignedCtx, id: string, outstanding: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { outstanding: before } = await lockForChange(tx, id);
    if (before === outstanding) return;
    await updateOutstanding(tx.db, id, outstanding);
    const changes = { outstanding: { before, after: outstanding } };
    await recordAudit(tx, { action: 'update', entity: 'kol', entity_id: id, changes });
  });
}
