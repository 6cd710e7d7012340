import { createHash } from 'node:crypto';

/** What a seed decides: the same keys always give the same answer. */
export interface Chance {
  digest(...keys: (string | number)[]): Buffer;
  /** From 0 to below 1. */
  fraction(...keys: (string | number)[]): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number, ...keys: (string | number)[]): number;
  pick<T>(list: readonly [T, ...T[]], ...keys: (string | number)[]): T;
  digits(count: number, ...keys: (string | number)[]): string;
}

export function chanceOf(seed: string): Chance {
  const digest = (...keys: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...keys].join('\0'))
      .digest();
  const fraction = (...keys: (string | number)[]) => digest(...keys).readUIntBE(0, 6) / 2 ** 48;
  return {
    digest,
    fraction,
    whole: (min, max, ...keys) => min + Math.floor(fraction(...keys) * (max - min + 1)),
    pick: (list, ...keys) => list[Math.floor(fraction(...keys) * list.length)] ?? list[0],
    digits: (count, ...keys) =>
      (digest(...keys).readBigUInt64BE(0) % 10n ** BigInt(count)).toString().padStart(count, '0'),
  };
}
