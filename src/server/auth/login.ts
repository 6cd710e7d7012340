import type { LoginInput } from '../../domain/auth/schema';
import { AppError } from '../../domain/errors';
import { type Ctx, inTransaction } from '../context';
import { countTry } from '../http/rateLimit';
import { admit, type Entered, wrongCredentials } from './admit';
import { forgiveLogin, loginLimits } from './limits';
import { passwordFits } from './passwords';
import { findCredentials } from './queries/accounts';
import { isKnownAt } from './queries/sessions';

/**
 * Signs a user in (spec 2 §7 Auth), or asks for the second factor. An unknown user gets the same answer after the same work. Wrong passwords slow
 * the caller and the account; somewhere the user has signed in or chosen a password before, what others try elsewhere slows nobody.
 * @throws AppError username_password_incorrect (both fields), user_has_been_suspended, user_not_verified; TooManyRequests
 */
export async function login(ctx: Ctx, input: LoginInput, home: string): Promise<Entered> {
  const { pair, account, caller } = loginLimits(input.username, ctx.address);
  const known = await isKnownAt(ctx.db, input.username, ctx.address);
  const counted = await countTry(ctx.db, known ? [pair, caller] : [pair, account, caller]);
  const user = await findCredentials(ctx.db, input.username);
  if (user) ctx.concerns?.(user.id);
  const fits = await passwordFits(user?.password_hash ?? null, input.password);
  if (!user || !fits) throw wrongCredentials();
  await counted.undo();
  await forgiveLogin(ctx, user.username);
  if (!user.active) throw new AppError('user_has_been_suspended');
  if (!user.verified_at) throw new AppError('user_not_verified');
  return inTransaction(ctx, (tx) => admit(tx, user, { keepLogin: input.isKeepLogin, home, by: 'password' }));
}
