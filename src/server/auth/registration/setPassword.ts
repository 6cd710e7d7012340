import type { SetPasswordInput } from '../../../domain/auth/schema';
import { AppError } from '../../../domain/errors';
import { recordAudit } from '../../audit/record';
import { type Ctx, inTransaction } from '../../context';
import { refuseCommonPassword } from '../commonPasswords';
import { endWaysIn } from '../endWaysIn';
import { forgiveLogin } from '../limits';
import { hashPassword } from '../passwords';
import { findAccount, updatePassword } from '../queries/accounts';
import { spendOneTimeToken } from '../queries/oneTimeTokens';
import { hashToken } from '../tokens';

/**
 * Sets the password of a registrant with the token of verify-otp, which is spent (CONTRACT.md §8).
 * What others tried at the account no longer slows its user. A password that is refused leaves the token usable.
 * @throws AppError verification_code_not_existed (unknown, another's or used), verification_expired,
 * password_is_too_common
 */
export async function setPassword(ctx: Ctx, { email, password, password_token }: SetPasswordInput): Promise<void> {
  const password_hash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const token = { token_hash: hashToken(password_token), purpose: 'password' as const, username: email };
    const spent = await spendOneTimeToken(tx.db, token);
    if (!spent) throw new AppError('verification_code_not_existed');
    if (spent.expires_at <= new Date()) throw new AppError('verification_expired');
    const account = await findAccount(tx.db, email);
    if (!account || account.deleted_at) throw new AppError('verification_code_not_existed');
    await refuseCommonPassword('password', password, account);
    await updatePassword(tx.db, account.id, password_hash);
    await endWaysIn(tx, account.id);
    await forgiveLogin(tx, account.username);
    await recordAudit(tx, {
      action: 'set_password',
      entity: 'user',
      entity_id: account.id,
      changes: {},
      actor_id: account.id,
    });
  });
}
