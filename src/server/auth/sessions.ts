import type { ProofMethod, Tokens } from '../../domain/auth/types';
import { sessionDays, tokenSeconds } from '../../domain/limits';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { newId } from '../ids';
import { insertRefreshToken, insertSession } from './queries/sessions';
import { newRefreshToken, signAccessToken } from './tokens';

/** A session's new tokens, and for how many seconds a browser keeps them: null as long as it is open. */
export interface GivenTokens {
  tokens: Required<Tokens>;
  keptSeconds: number | null;
}

/** Whether somebody stays signed in, and by what they showed last who they are. */
interface How {
  keepLogin: boolean;
  by: ProofMethod | 'google';
}

/** Starts a session of a user whose account is locked, and answers its tokens; within the caller's transaction. */
export async function startSession(tx: Ctx, userId: string, { keepLogin, by }: How): Promise<GivenTokens> {
  const sessionId = newId();
  const refresh = newRefreshToken();
  const expires_at = sessionEnd(keepLogin, new Date());
  await insertSession(tx.db, {
    id: sessionId,
    user_id: userId,
    keep_login: keepLogin,
    user_agent: tx.userAgent?.slice(0, 300) ?? null,
    address: tx.address,
    expires_at,
    proved_at: new Date(),
  });
  await insertRefreshToken(tx.db, refresh.hash, sessionId);
  await recordAudit(tx, { action: 'login', entity: 'user', entity_id: userId, changes: {}, actor_id: userId });
  tx.log.info({ user: userId, by }, 'signed in');
  return {
    tokens: {
      access_token: signAccessToken(userId, sessionId, tx.secrets.accessTokens),
      refresh_token: refresh.token,
      expires_in: tokenSeconds.access,
    },
    keptSeconds: keptSeconds(keepLogin, expires_at),
  };
}

/** For how many seconds a browser keeps the tokens of a session that ends then; null as long as it is open. */
export function keptSeconds(keepLogin: boolean, end: Date): number | null {
  return keepLogin ? Math.max(0, Math.floor((end.getTime() - Date.now()) / 1000)) : null;
}

/** When a session that began then and is not refreshed again ends (CONTRACT.md §4); none lives longer than 90 days. */
export function sessionEnd(keepLogin: boolean, begun: Date): Date {
  const seconds = keepLogin ? tokenSeconds.refreshKept : tokenSeconds.refreshUnkept;
  const longest = begun.getTime() + sessionDays * 24 * 3_600_000;
  return new Date(Math.min(Date.now() + seconds * 1000, longest));
}
