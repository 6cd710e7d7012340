import type { LoginSocialInput } from '../../../domain/auth/schema';
import { AppError } from '../../../domain/errors';
import { type Ctx, inTransaction } from '../../context';
import { admit, type Entered } from '../admit';
import { bindGoogle, findAccount, findByGoogle } from '../queries/accounts';
import { spendOneTimeToken } from '../queries/oneTimeTokens';
import { hashToken } from '../tokens';

/**
 * Signs in the user of a Google account, whatever its e-mail is by now; the first time, who has the e-mail Google has
 * proven, and from then on it is theirs until the ways into their account are ended (`endWaysIn`): an address that is
 * given to somebody else does not lead into it. The token is spent in any case (CONTRACT.md §8).
 * An e-mail no user has is 404 and makes no account: the client goes on to registration at the code step.
 * @throws AppError social_sign_in_failed (token unknown, another's, used or expired), user_not_exist,
 * user_has_been_suspended, user_not_verified, social_account_is_another, username_password_incorrect (the user changed
 * meanwhile)
 */
export async function loginSocial(
  ctx: Ctx,
  { email, social_token, isKeepLogin }: LoginSocialInput,
  home: string,
): Promise<Entered> {
  const token = { token_hash: hashToken(social_token), purpose: 'social' as const, username: email };
  const spent = await spendOneTimeToken(ctx.db, token);
  const subject = subjectOf(spent?.payload);
  if (!spent || !subject || spent.expires_at <= new Date()) throw new AppError('social_sign_in_failed');
  const known = await findByGoogle(ctx.db, subject);
  const account = known ?? (await findAccount(ctx.db, email));
  if (account) ctx.concerns?.(account.id);
  if (!account || account.deleted_at) throw new AppError('user_not_exist');
  if (!known && account.email.toLowerCase() !== email) throw new AppError('user_not_exist');
  if (!account.active) throw new AppError('user_has_been_suspended');
  if (!account.verified_at) throw new AppError('user_not_verified');
  return inTransaction(ctx, async (tx) => {
    if (!known && !(await bindGoogle(tx.db, account.id, subject))) throw new AppError('social_account_is_another');
    return admit(tx, account, { keepLogin: isKeepLogin, home, by: 'google' });
  });
}

const subjectOf = (payload: unknown): string | null =>
  payload && typeof payload === 'object' && 'subject' in payload ? String(payload.subject) : null;
