import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { Ring } from './secrets';

const algorithm = 'HS256';

/** Claims as a signed token (JWT, HS256) that is good for some seconds. Synchronous: WebCrypto costs seven times as much. */
export function signClaims(claims: Record<string, unknown>, [key]: Ring, seconds: number): string {
  return createSigner({ key: Buffer.from(key), algorithm, expiresIn: seconds * 1000 })(claims);
}

/**
 * What a token says that a key of the ring signed and that has not expired, unless one of any age will do.
 * @throws TokenError for anything else; `isExpired` tells which
 */
export function readClaims(
  token: string,
  [key, ...former]: Ring,
  required: string[],
  age: 'in time' | 'of any age' = 'in time',
): Record<string, unknown> {
  const requiredClaims = ['exp', ...required];
  try {
    const ignoreExpiration = age === 'of any age';
    return createVerifier({ key: Buffer.from(key), algorithms: [algorithm], requiredClaims, ignoreExpiration })(token);
  } catch (error) {
    const [next, ...rest] = former;
    if (!next || isExpired(error)) throw error;
    return readClaims(token, [next, ...rest], required, age);
  }
}

/** Whether a token was refused for its age alone: we signed it. */
export function isExpired(error: unknown): boolean {
  return error instanceof TokenError && error.code === TokenError.codes.expired;
}
