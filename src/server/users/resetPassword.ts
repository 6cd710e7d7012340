import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { endWaysIn } from '../auth/endWaysIn';
import { inTransaction, type SignedCtx } from '../context';
import { lockForChange } from './guards';
import { invite } from './invitations';
import { findLanguageCode, findUserId, forgetMailed, updateUserRow } from './links/queries';

/**
 * Makes a user's password useless, ends its sessions and mails a link to choose a new one (spec 2 §7 reset-password).
 * Nobody but the user ever knows a password of theirs.
 * @throws AppError user_not_exist, permission_denied
 */
export async function resetPassword(ctx: SignedCtx, username: string, home: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const id = await findUserId(tx.db, username);
    if (!id) throw new AppError('user_not_exist', [{ property: 'username', message: 'user_not_exist' }]);
    const { email, fullname, language_id } = await lockForChange(tx, id);
    await endWaysIn(tx, id);
    await forgetMailed(tx.db, username);
    await updateUserRow(tx.db, id, { password_hash: null, must_change_password: true });
    await recordAudit(tx, { action: 'reset_password', entity: 'user', entity_id: id, changes: {} });
    const language = (language_id && (await findLanguageCode(tx.db, language_id))) || tx.language;
    await invite(tx, 'password_reset', [{ email, fullname, language }], home);
  });
}
