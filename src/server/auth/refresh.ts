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
import { type GivenTokens, keptSeconds, sessionEnd } from './sessions';
import { hashToken, newRefreshToken, ownerOf, signAccessToken } from './tokens';

/** What somebody comes with to be given new tokens. */
interface Brought {
  username: string;
  /** Null where a cookie should have held it. */
  token: string | null;
  /**
   * Of a token that lay in a cookie, an access token from before, or none: the cookie outlives the page, so where the
   * person did not choose to stay signed in it opens nothing by itself (decision 70).
   */
  beside?: { accessToken: string | undefined };
}

type Outcome = { refused: ErrorCode } | GivenTokens;

/**
 * Exchanges a refresh token for new tokens; each works once, and one used twice revokes its family (CONTRACT.md §4).
 * @throws AppError refresh_token_invalid, refresh_token_expired, user_has_been_suspended
 */
export async function refresh(ctx: Ctx, brought: Brought): Promise<GivenTokens> {
  const outcome = await inTransaction(ctx, (tx) => exchange(tx, brought));
  if ('refused' in outcome) throw new AppError(outcome.refused);
  return outcome;
}

// Refusals are returned, not thrown: a thrown one would roll the family's revocation back.
async function exchange(tx: Ctx, { username, token, beside }: Brought): Promise<Outcome> {
  if (token === null) return { refused: 'refresh_token_invalid' };
  const hash = hashToken(token);
  const found = await lockRefreshToken(tx.db, hash);
  if (found) tx.concerns?.(found.user_id);
  if (!found || found.deleted_at) return { refused: 'refresh_token_invalid' };
  if (found.username.toLowerCase() !== username.toLowerCase()) return { refused: 'refresh_token_invalid' };
  if (beside && !found.keep_login && ownerOf(beside.accessToken, tx.secrets.accessTokens) !== found.user_id) {
    return { refused: 'refresh_token_invalid' };
  }
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
  const end = sessionEnd(found.keep_login, found.created_at);
  await extendSession(tx.db, found.session_id, end);
  return {
    tokens: {
      access_token: signAccessToken(found.user_id, found.session_id, tx.secrets.accessTokens),
      refresh_token: next.token,
      expires_in: tokenSeconds.access,
    },
    keptSeconds: keptSeconds(found.keep_login, end),
  };
}
