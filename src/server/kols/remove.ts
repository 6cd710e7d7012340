import { AppError } from '../../domain/errors';
import { closeHeld } from '../approvals/queries';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { findConsentedIds } from '../db/consents';
import { revokeConsentsOf } from '../jobs/consents';
import { accountsOf } from './fields';
import { lockForChange } from './guards';
import { findRunningNetworks } from './queries/surroundings';
import { releaseSocials, updateKol } from './queries/writes';

/**
 * Removes a KOL (spec 2 §7): it leaves lists and pickers, code and accounts become free, the user it was linked to is
 * linked no longer. The row stays, so that campaigns that are over keep it in their reports.
 * @throws AppError kol_not_exist, permission_denied, kol_has_campaigns while a campaign with it is not over
 */
export async function removeKol(ctx: SignedCtx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fields } = await lockForChange(tx, id);
    if ((await findRunningNetworks(tx.db, id)).length > 0) throw new AppError('kol_has_campaigns');
    await closeHeld(tx.db, 'kol', id, { decided_by: tx.viewer.id, approved: false, reason });
    await revokeConsentsOf(tx.db, await findConsentedIds(tx.db, id));
    await releaseSocials(tx.db, id);
    await updateKol(tx.db, id, { deleted_at: new Date(), delete_reason: reason, user_id: null });
    await recordAudit(tx, {
      action: 'delete',
      entity: 'kol',
      entity_id: id,
      changes: {
        code: { before: fields.code },
        stage_name: { before: fields.stage_name },
        socials: { before: accountsOf(fields).map(({ url }) => url) },
        reason: { after: reason },
      },
    });
  });
}
