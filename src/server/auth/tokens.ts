import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../domain/errors';
import { tokenSeconds } from '../../domain/limits';

const algorithm = 'HS256';

/** A signed access token for a user's session, 15 minutes (CONTRACT.md §4). */
export function signAccessToken(userId: string, sessionId: string, key: Uint8Array): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${tokenSeconds.access}s`)
    .sign(key);
}

/** Whose token it is. @throws AppError access_token_expired, access_token_invalid */
export async function readAccessToken(token: string, key: Uint8Array): Promise<{ userId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], requiredClaims: ['sub', 'exp'] });
    return { userId: String(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    throw new AppError(expired ? 'access_token_expired' : 'access_token_invalid', undefined, { cause: error });
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
