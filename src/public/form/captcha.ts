import type { CaptchaChallenge } from '../../domain/captcha/types';

/**
 * Solves a challenge as the ALTCHA widget does, counting up until the key derived from nonce and counter begins as
 * asked. The browser derives keys beside the page, so that it stays usable without a worker. Answers what is handed in.
 */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const head = bytesOf(nonce);
  const password = new Uint8Array(head.length + 4);
  password.set(head);
  const tail = new DataView(password.buffer, head.length);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; ; counter += 1) {
    tail.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
