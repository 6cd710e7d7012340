import type { RefreshInput } from '../../domain/auth/schema';
import type { Tokens } from '../../domain/auth/types';
import { AppError, type ErrorCode } from '../../domain/errors';
import { tokenSeconds } from '../../domain/limits';
import { type Ctx, inTransaction } from '../context';
import {
  extendSession,
  insertRefreshToken,
  lockRefreshToken,
  revokeSession,
  spendRefreshToken,
} from './queries/sessions';
import { sessionEnd } from './sessions';
import { hashToken, newRefreshToken, signAccessToken } from './tokens';

type Outcome = { refused: ErrorCode } | { userId: string; sessionId: string; refreshToken: string };

/**
 * Exchanges a refresh token for new tokens; each works once, and one used twice revokes its family (CONTRACT.md §4).
 * @throws AppError refresh_token_invalid, refresh_token_expired, user_has_been_suspended
 */
export async function refresh(ctx: Ctx, input: RefreshInput): Promise<Tokens> {
  const outcome = await inTransaction(ctx, (tx) => exchange(tx, input));
  if ('refused' in outcome) throw new AppError(outcome.refused);
  return {
    access_token: signAccessToken(outcome.userId, outcome.sessionId, ctx.secrets.accessTokens),
    refresh_token: outcome.refreshToken,
    expires_in: tokenSeconds.access,
  };
}

// Refusals are returned, not thrown: a thrown one would roll the family's revocation back.
async function exchange(tx: Ctx, input: RefreshInput): Promise<Outcome> {
  const hash = hashToken(input.refresh_token);
  const found = await lockRefreshToken(tx.db, hash);
  if (!found || found.deleted_at) return { refused: 'refresh_token_invalid' };
  if (found.username.toLowerCase() !== input.user_name.toLowerCase()) return { refused: 'refresh_token_invalid' };
  if (found.used_at) {
    await revokeSession(tx.db, found.session_id);
    return { refused: 'refresh_token_invalid' };
  }
  if (found.revoked_at) return { refused: 'refresh_token_invalid' };
  if (found.expires_at <= new Date()) return { refused: 'refresh_token_expired' };
  if (!found.active) return { refused: 'user_has_been_suspended' };
  const next = newRefreshToken();
  await spendRefreshToken(tx.db, hash);
  await insertRefreshToken(tx.db, next.hash, found.session_id);
  await extendSession(tx.db, found.session_id, sessionEnd(found.keep_login, found.created_at));
  return { userId: found.user_id, sessionId: found.session_id, refreshToken: next.token };
}
