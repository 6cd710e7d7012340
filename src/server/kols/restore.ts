import { refuse } from '../../domain/errors';
import type { RestoreInput } from '../../domain/trash/schema';
import type { LeftOut, Restored } from '../../domain/trash/types';
import { reopenHeld } from '../approvals/queries';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { Along } from '../db/trash';
import { askForAccounts } from '../jobs/readings';
import { codeOf, leftOut, takeFromTrash } from '../trashed';
import { asConflict } from './conflicts';
import { findFreeUser, findReleasedSocials, relinkSocials } from './queries/deleted';
import { removeSocials, updateKol } from './queries/writes';

/**
 * Takes a deleted KOL back from the trash: its accounts are linked and read again, its user is its own again, an edit
 * that waited waits again. Consents that were revoked are not: their owners have to give them anew.
 * @throws AppError trash_item_not_exist, kol_code_already_exist, social_already_linked where an account is another
 * KOL's by now and nobody said to leave it there
 */
export async function restoreKol(ctx: SignedCtx, id: string, input: RestoreInput): Promise<Restored> {
  return inTransaction(ctx, async (tx) => {
    const trashed = await takeFromTrash(tx, 'kol', id);
    const { along, name } = trashed;
    const { code, problems } = await codeOf(tx, 'kol', trashed, input);
    const accounts = await findReleasedSocials(tx.db, id);
    const taken = accounts.filter((account) => account.taken);
    const isInTheWay = taken.length > 0 && !input.without_taken_accounts;
    refuse([...problems, ...(isInTheWay ? [{ property: 'socials', message: 'social_already_linked' }] : [])]);
    await removeSocials(
      tx.db,
      taken.map((account) => account.id),
    );
    await relinkSocials(tx.db, id);
    if (along.held) await reopenHeld(tx.db, along.held);
    const user = await userOf(tx, along);
    await updateKol(tx.db, id, { deleted_at: null, delete_reason: null, code, user_id: user.id });
    const back = accounts.filter((account) => !account.taken);
    await askForAccounts(
      tx,
      back.map((account) => account.id),
    );
    await recordAudit(tx, {
      action: 'restore',
      entity: 'kol',
      entity_id: id,
      changes: {
        code: code === trashed.code ? { after: code } : { before: trashed.code, after: code },
        stage_name: { after: name },
        socials: { after: back.map(({ url }) => url) },
      },
    });
    const left_out = [
      ...taken.map(({ url }) => leftOut('account', url)),
      ...(along.consents ?? []).map((url) => leftOut('consent', url)),
      ...user.left,
    ];
    return { id, code, left_out };
  }).catch(asConflict);
}

async function userOf(tx: SignedCtx, { user_id }: Along): Promise<{ id: string | null; left: LeftOut[] }> {
  if (!user_id) return { id: null, left: [] };
  const user = await findFreeUser(tx.db, user_id);
  if (user?.free) return { id: user_id, left: [] };
  return { id: null, left: user ? [leftOut('user', user.fullname)] : [] };
}
