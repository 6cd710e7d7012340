import type { Registrant, VerifyEmailInput, VerifyOtpInput } from '../../../domain/auth/schema';
import { AppError } from '../../../domain/errors';
import { oneTimeSeconds } from '../../../domain/limits';
import { recordAudit } from '../../audit/record';
import type { Ctx } from '../../context';
import { admit, type Checked, type Entered } from '../admit';
import { redeemOtp } from '../otps/otps';
import { findAccount, verifyUser } from '../queries/accounts';
import { insertOneTimeToken } from '../queries/oneTimeTokens';

import { newRefreshToken } from '../tokens';
import { addRegistrant } from './addRegistrant';

/**
 * Exchanges the code of a registration for a token to set the password with, 10 minutes, one use (CONTRACT.md §8).
 * @throws AppError verification_incorrect, verification_expired, verification_code_not_existed, user_has_been_verified;
 * TooManyRequests
 */
export function verifyOtp(ctx: Ctx, input: VerifyOtpInput): Promise<{ password_token: string }> {
  const { email, otp: code } = input;
  return redeemOtp(ctx, { purpose: 'register', username: email, code }, async (tx, payload) => {
    await confirm(tx, email, input.user_registration_info ?? payload);
    const { token, hash } = newRefreshToken();
    const expires_at = new Date(Date.now() + oneTimeSeconds.password * 1000);
    await insertOneTimeToken(tx.db, { token_hash: hash, purpose: 'password', username: email, expires_at });
    return { password_token: token };
  });
}

/**
 * Exchanges the code of a registration for a session, or for the question for the second factor; the password can be set later as a forgotten one.
 * @throws AppError as verify-otp, and user_has_been_suspended
 */
export function verifyEmail(ctx: Ctx, { email, otp: code }: VerifyEmailInput, home: string): Promise<Entered> {
  return redeemOtp(ctx, { purpose: 'register', username: email, code }, async (tx, payload) => {
    return admit(tx, await confirm(tx, email, payload), { keepLogin: false, home, by: 'mail' });
  });
}

/** The user the e-mail belongs to from now on: made now, or one made by staff who waited for this. */
async function confirm(tx: Ctx, email: string, said: Registrant | null): Promise<Checked> {
  const account = await findAccount(tx.db, email);
  if (!account) {
    const registrant = said ?? { fullname: email.split('@')[0] ?? email };
    return { id: await addRegistrant(tx, email, registrant), username: email, email, password_hash: null };
  }
  if (account.deleted_at) throw new AppError('verification_code_not_existed');
  if (account.verified_at) throw new AppError('user_has_been_verified');
  await verifyUser(tx.db, account.id);
  await recordAudit(tx, {
    action: 'verify',
    entity: 'user',
    entity_id: account.id,
    changes: {},
    actor_id: account.id,
  });
  return account;
}
