import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Ring } from '../../secrets';
import type { Captcha } from './captcha';

/** About 256 tries of this many rounds each: under a second for a browser, a bill for who sends thousands. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' };

/** Proof of work as the ALTCHA widget does it; challenges are signed, so none has to be kept until it is used. */
export function altchaCaptcha(secrets: Ring<string>): Captcha {
  const signings = secrets.map((hmacSignatureSecret) => ({ deriveKey, hmacSignatureSecret }));
  const [hmacSignatureSecret] = secrets;
  return {
    async challenge(seconds) {
      const expiresAt = Math.floor(Date.now() / 1000) + seconds;
      return { ...(await createChallenge({ ...work, deriveKey, hmacSignatureSecret, expiresAt })) };
    },
    async verify(token) {
      const payload = readPayload(token);
      if (!payload) return null;
      const { nonce, expiresAt, algorithm, cost } = payload.challenge.parameters;
      // Signed or not: nothing is computed for a challenge that is not like ours, or would never expire.
      if (algorithm !== work.algorithm || cost !== work.cost || typeof expiresAt !== 'number') return null;
      const solved = signings.map(async (signing) => (await verifySolution({ ...payload, ...signing })).verified);
      const verified = await Promise.all(solved).catch(() => [false]);
      return verified.includes(true) ? { challenge: nonce, expires: new Date(expiresAt * 1000) } : null;
    },
  };
}

function readPayload(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return false;
  const { parameters, signature } = value.challenge;
  return isObject(parameters) && typeof parameters.nonce === 'string' && typeof signature === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
