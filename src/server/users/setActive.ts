import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { endWaysIn } from '../auth/endWaysIn';
import { inTransaction, type SignedCtx } from '../context';
import { keepAnAdmin, lockForChange } from './guards';
import { updateUserRow } from './links/queries';

/**
 * Switches a user on or off (spec 2 §7 active); off ends its sessions at once.
 * @throws AppError user_not_exist, permission_denied, last_admin_must_stay, not_allowed_on_yourself
 */
export async function setUserActive(ctx: SignedCtx, id: string, active: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockForChange(tx, id);
    if (stored.active === active) return;
    if (!active) {
      await keepAnAdmin(tx, stored);
      if (id === tx.viewer.id) throw new AppError('not_allowed_on_yourself');
      await endWaysIn(tx, id);
    }
    await updateUserRow(tx.db, id, { active, ...(active && { activated_at: new Date() }) });
    const changes = { active: { before: stored.active, after: active } };
    await recordAudit(tx, { action: active ? 'activate' : 'deactivate', entity: 'user', entity_id: id, changes });
  });
}
