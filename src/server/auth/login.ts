import type { LoginInput } from '../../domain/auth/schema';
import { AppError } from '../../domain/errors';
import { tokenSeconds } from '../../domain/limits';
import { recordAudit } from '../audit/record';
import { type Ctx, inTransaction } from '../context';
import { newId } from '../ids';
import { passwordFits } from './passwords';
import { findCredentials, insertRefreshToken, insertSession } from './queries';
import { newRefreshToken, signAccessToken } from './tokens';

/** Tokens as the client receives them; `expires_in` is the access token's seconds. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/**
 * Signs a user in (spec 2 §7 Auth). An unknown user gets the same answer after the same work.
 * @throws AppError username_password_incorrect (both fields), user_has_been_suspended, user_not_verified
 */
export async function login(ctx: Ctx, input: LoginInput): Promise<Tokens> {
  const user = await findCredentials(ctx.db, input.username);
  const fits = await passwordFits(user?.password_hash ?? null, input.password);
  if (!user || !fits) {
    throw new AppError('username_password_incorrect', [
      { property: 'username', message: 'username_password_incorrect' },
      { property: 'password', message: 'username_password_incorrect' },
    ]);
  }
  if (!user.active) throw new AppError('user_has_been_suspended');
  if (!user.verified_at) throw new AppError('user_not_verified');
  const sessionId = newId();
  const refresh = newRefreshToken();
  await inTransaction(ctx, async (tx) => {
    await insertSession(tx.db, {
      id: sessionId,
      user_id: user.id,
      keep_login: input.isKeepLogin,
      user_agent: ctx.userAgent?.slice(0, 300) ?? null,
      address: ctx.address,
      expires_at: sessionEnd(input.isKeepLogin),
    });
    await insertRefreshToken(tx.db, refresh.hash, sessionId);
    await recordAudit(tx, { action: 'login', entity: 'user', entity_id: user.id, changes: {}, actor_id: user.id });
  });
  return {
    access_token: await signAccessToken(user.id, sessionId, ctx.secrets.accessTokens),
    refresh_token: refresh.token,
    expires_in: tokenSeconds.access,
  };
}

/** When a session not refreshed again ends (CONTRACT.md §4). */
export function sessionEnd(keepLogin: boolean): Date {
  const seconds = keepLogin ? tokenSeconds.refreshKept : tokenSeconds.refreshUnkept;
  return new Date(Date.now() + seconds * 1000);
}
