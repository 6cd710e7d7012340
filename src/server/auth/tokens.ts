import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../domain/errors';
import { tokenSeconds } from '../../domain/limits';
import type { Ring } from '../secrets';
import { isExpired, readClaims, signClaims } from '../signedClaims';

/** A signed access token for a user's session, 15 minutes (CONTRACT.md §4). */
export function signAccessToken(userId: string, sessionId: string, keys: Ring): string {
  return signClaims({ sub: userId, sid: sessionId }, keys, tokenSeconds.access);
}

/** Whose token it is. @throws AppError access_token_expired, access_token_invalid */
export function readAccessToken(token: string, keys: Ring): { userId: string; sessionId: string } {
  try {
    const { sub, sid } = readClaims(token, keys, ['sub']);
    return { userId: String(sub), sessionId: String(sid) };
  } catch (error) {
    const code = isExpired(error) ? 'access_token_expired' : 'access_token_invalid';
    throw new AppError(code, undefined, { cause: error });
  }
}

/** Whose token it is, however old; null where there is none that we signed. */
export function ownerOf(token: string | undefined, keys: Ring): string | null {
  try {
    return String(readClaims(token ?? '', keys, ['sub'], 'of any age').sub);
  } catch {
    return null;
  }
}

/** A fresh refresh token and the hash that is all the database keeps of it. */
export function newRefreshToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256: enough for 256 random bits, and the same on every node. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
