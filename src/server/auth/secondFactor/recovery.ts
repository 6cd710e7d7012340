import { createHmac, randomInt } from 'node:crypto';
import { totpLimits } from '../../../domain/limits';

// 32 letters and digits nobody mistakes for one another: ten of them are 50 bits.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

/** Fresh recovery codes as a person writes them down: `K7QXM-2HTPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: totpLimits.recoveryCodes }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });
}

/** What is kept of a recovery code, however it is written. Keyed, because what people can write down can be tried through. */
export function hashRecoveryCode(userId: string, code: string, key: Uint8Array): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', key).update(`${userId}:${plain}`).digest('base64url');
}
