import { randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '../../../domain/auth/apiKeyTypes';
import { hashToken } from '../tokens';

const wellFormed = new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`);

/** A fresh key of 256 random bits, what is kept of it, and what it is told from others by. */
export function newApiKey(): { secret: string; key_hash: string; ending: string } {
  const secret = apiKeyPrefix + randomBytes(32).toString('base64url');
  return { secret, key_hash: hashToken(secret), ending: secret.slice(-4) };
}

/** Whether a token means to be an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(apiKeyPrefix);
}

/** What a key is kept as; null of what cannot be one. */
export function hashOfKey(token: string): string | null {
  return wellFormed.test(token) ? hashToken(token) : null;
}
