import { isIPv6 } from 'node:net';
import { TooManyRequests } from '../../domain/errors';
import type { Db } from '../db/connection';
import { clearTries, deleteTries, forgetOldTries, insertTries, lockKeys, readTries } from '../db/rateLimits';

/** How tries of one kind are slowed: after `free` of them each must wait twice as long as the one before. All in seconds. */
export interface Rule {
  free: number;
  /** The first wait. */
  wait: number;
  /** No wait is longer, so that nobody stays locked out. */
  longest: number;
  /** Tries further back are forgotten. */
  window: number;
}

/** What is counted, and how it is slowed. */
export interface Limit {
  key: string;
  rule: Rule;
}

/** A try that was counted. */
export interface Counted {
  /** Takes it back: it was none to slow. */
  undo(): Promise<void>;
}

const cleaningShare = 0.01;

/**
 * Counts a try under each limit before it is made, so that many at once cannot all slip through.
 * A refused try is not counted: the wait does not grow by asking.
 * @throws TooManyRequests with the longest wait of the limits
 */
export async function countTry(db: Db, limits: readonly Limit[]): Promise<Counted> {
  const keys = limits.map(({ key }) => key);
  const outcome = await db.transaction<{ wait: number } | { at: string }>(async (tx) => {
    await lockKeys(tx, keys);
    const wait = await waitOf(tx, limits);
    return wait > 0 ? { wait } : { at: await insertTries(tx, keys) };
  });
  if ('wait' in outcome) throw new TooManyRequests(outcome.wait);
  if (Math.random() < cleaningShare) await forgetOldTries(db);
  return { undo: () => deleteTries(db, keys, outcome.at) };
}

/** Counts an amount under a key if with it at most `most` stand there within the last `window` seconds; else false. */
export function countAmount(
  db: Db,
  { key, most, window }: { key: string; most: number; window: number },
  amount: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKeys(tx, [key]);
    const { tries } = await readTries(tx, key, window);
    if (tries + amount > most) return false;
    await insertTries(tx, [key], amount);
    return true;
  });
}

/** Seconds until the next try under all the limits is let through; 0 = now. */
export async function waitOf(db: Db, limits: readonly Limit[]): Promise<number> {
  let longest = 0;
  for (const { key, rule } of limits) {
    const { tries, age } = await readTries(db, key, rule.window);
    if (tries < rule.free) continue;
    const wait = Math.min(rule.longest, rule.wait * 2 ** (tries - rule.free));
    longest = Math.max(longest, wait - age);
  }
  return longest;
}

/** Forgets every try under these limits. */
export function forgive(db: Db, limits: readonly Limit[]): Promise<void> {
  return clearTries(
    db,
    limits.map(({ key }) => key),
  );
}

/** The part of an address one caller cannot change at will: all of an IPv4 one, the network of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return `${[...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')}::/64`;
}
