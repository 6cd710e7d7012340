import type { LoginSocialInput } from '../../../domain/auth/schema';
import { AppError } from '../../../domain/errors';
import { type Ctx, inTransaction } from '../../context';
import { admit, type Entered } from '../admit';
import { findAccount } from '../queries/accounts';
import { spendOneTimeToken } from '../queries/oneTimeTokens';

import { hashToken } from '../tokens';

/**
 * Signs in the user with the e-mail a provider has proven; the token is spent in any case (CONTRACT.md §8).
 * An e-mail no user has is 404 and makes no account: the client goes on to registration at the code step.
 * @throws AppError social_sign_in_failed (token unknown, another's, used or expired), user_not_exist,
 * user_has_been_suspended, user_not_verified, username_password_incorrect (the user changed meanwhile)
 */
export async function loginSocial(
  ctx: Ctx,
  { email, social_token, isKeepLogin }: LoginSocialInput,
  home: string,
): Promise<Entered> {
  const token = { token_hash: hashToken(social_token), purpose: 'social' as const, username: email };
  const spent = await spendOneTimeToken(ctx.db, token);
  if (!spent || spent.expires_at <= new Date()) throw new AppError('social_sign_in_failed');
  const account = await findAccount(ctx.db, email);
  if (account) ctx.concerns?.(account.id);
  if (!account || account.deleted_at || account.email.toLowerCase() !== email) throw new AppError('user_not_exist');
  if (!account.active) throw new AppError('user_has_been_suspended');
  if (!account.verified_at) throw new AppError('user_not_verified');
  return inTransaction(ctx, (tx) => admit(tx, account, { keepLogin: isKeepLogin, home, by: 'google' }));
}
