import type { Tokens } from '../../domain/auth/types';
import { AppError } from '../../domain/errors';
import { tokenSeconds } from '../../domain/limits';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { newId } from '../ids';
import { type Account, lockAccount } from './queries/accounts';
import { insertRefreshToken, insertSession } from './queries/sessions';
import { newRefreshToken, signAccessToken } from './tokens';

/** The user as it was when what it came with was checked. */
export type Checked = Pick<Account, 'id' | 'username' | 'email' | 'password_hash'>;

/** The refusal of a sign-in, the same on both fields. */
export function wrongCredentials(): AppError {
  const message = 'username_password_incorrect';
  return new AppError(message, [
    { property: 'username', message },
    { property: 'password', message },
  ]);
}

/**
 * Starts a session of a user and answers its tokens; within the caller's transaction.
 * @throws AppError username_password_incorrect where name, e-mail or password changed since they were checked,
 * user_has_been_suspended
 */
export async function startSession(tx: Ctx, checked: Checked, keepLogin: boolean): Promise<Tokens> {
  // Checking takes a while: what ended every session meanwhile must not miss the one that starts now.
  const now = await lockAccount(tx.db, checked.id);
  if (!now || !isSame(now, checked)) throw wrongCredentials();
  if (!now.active) throw new AppError('user_has_been_suspended');
  const userId = checked.id;
  const sessionId = newId();
  const refresh = newRefreshToken();
  await insertSession(tx.db, {
    id: sessionId,
    user_id: userId,
    keep_login: keepLogin,
    user_agent: tx.userAgent?.slice(0, 300) ?? null,
    address: tx.address,
    expires_at: sessionEnd(keepLogin),
  });
  await insertRefreshToken(tx.db, refresh.hash, sessionId);
  await recordAudit(tx, { action: 'login', entity: 'user', entity_id: userId, changes: {}, actor_id: userId });
  return {
    access_token: signAccessToken(userId, sessionId, tx.secrets.accessTokens),
    refresh_token: refresh.token,
    expires_in: tokenSeconds.access,
  };
}

function isSame(now: Omit<Checked, 'id'>, { username, email, password_hash }: Checked): boolean {
  return now.username === username && now.email === email && now.password_hash === password_hash;
}

/** When a session not refreshed again ends (CONTRACT.md §4). */
export function sessionEnd(keepLogin: boolean): Date {
  const seconds = keepLogin ? tokenSeconds.refreshKept : tokenSeconds.refreshUnkept;
  return new Date(Date.now() + seconds * 1000);
}
