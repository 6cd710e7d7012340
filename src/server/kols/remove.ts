import { AppError } from '../../domain/errors';
import { closeHeld, findHeld } from '../approvals/queries';
import { tellWithdrawn } from '../approvals/tell';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { findConsentedIds } from '../db/consents';
import { revokeConsentsOf } from '../jobs/consents';
import { putInTrash } from '../trashed';
import { accountsOf } from './fields';
import { lockForChange } from './guards';
import { findRunningNetworks } from './queries/surroundings';
import { releaseSocials, updateKol } from './queries/writes';

/**
 * Removes a KOL (spec 2 §7): it leaves lists and pickers, code and accounts become free, the user it was linked to is
 * linked no longer. The row stays, so that campaigns that are over keep it in their reports; for 30 days it can be restored.
 * @throws AppError kol_not_exist, permission_denied, kol_has_campaigns while a campaign with it is not over
 */
export async function removeKol(ctx: SignedCtx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fields, user_id } = await lockForChange(tx, id);
    if ((await findRunningNetworks(tx.db, id)).length > 0) throw new AppError('kol_has_campaigns');
    const held = (await findHeld(tx.db, 'kol', id))?.id;
    await closeHeld(tx.db, 'kol', id, { decided_by: tx.viewer.id, approved: false, reason });
    const consented = await findConsentedIds(tx.db, id);
    await revokeConsentsOf(tx.db, consented);
    await releaseSocials(tx.db, id);
    await updateKol(tx.db, id, { deleted_at: new Date(), delete_reason: reason, user_id: null });
    const consents = accountsOf(fields).flatMap((account) => (consented.includes(account.id) ? account.url : []));
    const { code, stage_name: name } = fields;
    await putInTrash(tx, 'kol', { id, code, name, reason, along: { user_id, consents, ...(held && { held }) } });
    await recordAudit(tx, {
      action: 'delete',
      entity: 'kol',
      entity_id: id,
      changes: {
        code: { before: code },
        stage_name: { before: name },
        socials: { before: accountsOf(fields).map(({ url }) => url) },
        reason: { after: reason },
      },
    });
    await tellWithdrawn(tx, 'kol', id);
  });
}
