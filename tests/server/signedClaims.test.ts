import { afterEach, expect, it, vi } from 'vitest';
import type { Ring } from '../../src/server/secrets';
import { isExpired, readClaims, signClaims } from '../../src/server/signedClaims';

const ringOf = (byte: number): Ring => [new Uint8Array(32).fill(byte)];
const keys = ringOf(1);

afterEach(() => vi.useRealTimers());

const refusalOf = (token: string, ring = keys, ...rest: [string[]?, 'of any age'?]) => {
  const [required = ['sub'], age] = rest;
  try {
    readClaims(token, ring, required, age);
  } catch (error) {
    return isExpired(error) ? 'expired' : 'refused';
  }
  return null;
};

it('a token that was read before is refused once it is over, by whom it was not signed, and with more asked of it', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const token = signClaims({ sub: 'an' }, keys, 60);
  for (let again = 0; again < 2; again += 1) expect(readClaims(token, keys, ['sub'])).toMatchObject({ sub: 'an' });
  expect(refusalOf(token, ringOf(2))).toBe('refused');
  expect(refusalOf(token, keys, ['sub', 'sid'])).toBe('refused');
  expect(refusalOf(`${token.slice(0, -2)}xx`)).toBe('refused');
  vi.setSystemTime(Date.now() + 59_000);
  expect(refusalOf(token)).toBeNull();
  vi.setSystemTime(Date.now() + 2_000);
  expect(refusalOf(token)).toBe('expired');
  expect(refusalOf(token, keys, ['sub'], 'of any age')).toBeNull();
  expect(refusalOf(token)).toBe('expired');
});
