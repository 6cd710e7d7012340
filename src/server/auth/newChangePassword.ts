import type { NewChangePasswordInput } from '../../domain/auth/schema';
import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { queueMail } from '../jobs/mail';
import { refuseCommonPassword } from './commonPasswords';
import { endWaysIn } from './endWaysIn';
import { forgiveLogin } from './limits';
import { securityMail } from './mails';
import { redeemOtp } from './otps/otps';
import { hashPassword, passwordFits } from './passwords';
import { findAccount, updatePassword } from './queries/accounts';

/**
 * Changes a forgotten password with the mailed code and ends every session (spec 2 §7 Auth).
 * A password that is refused leaves the code usable. What others tried at the account no longer slows its user.
 * @throws AppError verification_incorrect, verification_expired, verification_code_not_existed,
 * new_password_same_current, new_password_same_otp, password_is_too_common; TooManyRequests
 */
export async function newChangePassword(ctx: Ctx, input: NewChangePasswordInput): Promise<void> {
  const { username, new_password, verification_code: code } = input;
  if (new_password === code) throw refused('new_password_same_otp');
  await redeemOtp(ctx, { purpose: 'forgot', username, code }, (tx) => change(tx, username, new_password));
}

async function change(tx: Ctx, username: string, password: string): Promise<void> {
  const account = await findAccount(tx.db, username);
  // The code of a name without an account was mailed to nobody: whoever has it guessed it.
  if (!account?.active || account.deleted_at) throw new AppError('verification_incorrect');
  if (account.password_hash && (await passwordFits(account.password_hash, password))) {
    throw refused('new_password_same_current');
  }
  await refuseCommonPassword('new_password', password, account);
  await updatePassword(tx.db, account.id, await hashPassword(password));
  await endWaysIn(tx, account.id);
  await forgiveLogin(tx, account.username);
  await recordAudit(tx, {
    action: 'change_password',
    entity: 'user',
    entity_id: account.id,
    changes: {},
    actor_id: account.id,
  });
  const { email, fullname, language } = account;
  await queueMail(tx, securityMail('password_changed', { email, fullname, language: language ?? tx.language }));
}

function refused(code: 'new_password_same_otp' | 'new_password_same_current'): AppError {
  return new AppError(code, [{ property: 'new_password', message: code }]);
}
