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
  try {
    return verifierFor(key, required, age)(token);
  } catch (error) {
    const [next, ...rest] = former;
    if (!next || isExpired(error)) throw error;
    return readClaims(token, [next, ...rest], required, age);
  }
}

type Verifier = (token: string) => Record<string, unknown>;
const verifiers = new WeakMap<Uint8Array, Map<string, Verifier>>();

/**
 * The verifier of a key and kind of token: making one takes longer than reading a token with it. It knows the tokens of the
 * last ten minutes again; what is over is refused all the same.
 */
function verifierFor(key: Uint8Array, required: readonly string[], age: 'in time' | 'of any age'): Verifier {
  const ofKey = verifiers.get(key) ?? new Map<string, Verifier>();
  verifiers.set(key, ofKey);
  const kind = [age, ...required].join(' ');
  const known = ofKey.get(kind);
  if (known) return known;
  const verifier: Verifier = createVerifier({
    key: Buffer.from(key),
    algorithms: [algorithm],
    requiredClaims: ['exp', ...required],
    ignoreExpiration: age === 'of any age',
    cache: true,
  });
  ofKey.set(kind, verifier);
  return verifier;
}

/** Whether a token was refused for its age alone: we signed it. */
export function isExpired(error: unknown): boolean {
  return error instanceof TokenError && error.code === TokenError.codes.expired;
}
