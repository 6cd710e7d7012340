import { AppError, type ErrorCode } from '../../../domain/errors';
import type { ChangePasswordInput } from '../../../domain/users/schema';
import { recordAudit } from '../../audit/record';
import { refuseCommonPassword } from '../../auth/commonPasswords';
import { ownPasswordLimit } from '../../auth/limits';
import { securityMail } from '../../auth/mails';
import { hashPassword, passwordFits } from '../../auth/passwords';
import { updatePassword } from '../../auth/queries/accounts';
import { endSessions } from '../../auth/queries/sessions';
import { inTransaction, type SignedCtx } from '../../context';
import { countTry } from '../../http/rateLimit';
import { queueMail } from '../../jobs/mail';
import { findLanguageCode, lockUser } from '../links/queries';

/**
 * Changes the caller's own password (spec 1 §5). Every session ends, the calling one too: the client signs in again,
 * and whoever may have used the old password is out. Wrong current passwords are slowed.
 * @throws AppError password_is_incorrect, new_password_same_current, password_is_too_common; TooManyRequests
 */
export async function changePassword(ctx: SignedCtx, input: ChangePasswordInput): Promise<void> {
  const { id } = ctx.viewer;
  const counted = await countTry(ctx.db, [ownPasswordLimit(id)]);
  await inTransaction(ctx, (tx) => change(tx, id, input));
  await counted.undo();
}

async function change(tx: SignedCtx, id: string, input: ChangePasswordInput): Promise<void> {
  const { current_password, new_password } = input;
  const stored = await lockUser(tx.db, id);
  if (!stored) throw new AppError('user_not_exist');
  if (!(await passwordFits(stored.password_hash, current_password))) {
    throw refused('current_password', 'password_is_incorrect');
  }
  if (new_password === current_password) throw refused('new_password', 'new_password_same_current');
  await refuseCommonPassword('new_password', new_password, stored);
  await updatePassword(tx.db, id, await hashPassword(new_password));
  await endSessions(tx.db, id);
  await recordAudit(tx, { action: 'change_password', entity: 'user', entity_id: id, changes: {} });
  const { email, fullname, language_id } = stored;
  const language = (language_id && (await findLanguageCode(tx.db, language_id))) || tx.language;
  await queueMail(tx, securityMail('password_changed', { email, fullname, language }));
}

function refused(property: string, message: ErrorCode): AppError {
  return new AppError(message, [{ property, message }]);
}
