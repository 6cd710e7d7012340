import { setTimeout as wait } from 'node:timers/promises';
import { collectLimits } from '../../domain/collectOrders/values';
import { readProfileUrl } from '../../domain/kols/profileUrl';
import type { Network } from '../../domain/networks';
import { type AccountReading, NetworkFailure, type ReadingPage, type SocialNetwork } from '../adapters/social/network';

interface Asked {
  social_type: Network;
  keyword: string;
  min_follower: number;
  max_follower: number;
}

/** What a network has; `capped` where it has more than an order takes. */
export interface Found {
  accounts: AccountReading[];
  capped: boolean;
}

/** Longer than this a network is not waited for within one try; and no more than so many times. */
const patience = { seconds: 30, times: 20 };
const mostPages = 2_000;

/**
 * Reads all pages of a search, each account once, by its canonical address. Accounts known to lie outside the range are
 * left out; of one that hides its followers nobody knows, so it stays. All pages or none: a network that stops answering
 * in between throws, but for short breaks it asks for itself.
 * @throws NetworkFailure where the network may answer later
 */
export async function readAccounts(network: SocialNetwork, asked: Asked): Promise<Found> {
  const found = new Map<string, AccountReading>();
  const cursors = new Set<string>();
  const breaks = { left: patience.times };
  let cursor: string | null = null;
  do {
    const at: string | null = cursor;
    const page: ReadingPage<AccountReading> = await patiently(() => network.search(asked, at), breaks);
    for (const account of page.items) {
      const url = canonical(account.url, asked.social_type);
      if (isAsked(account, asked) && !found.has(url)) found.set(url, { ...account, url });
    }
    cursor = page.next;
    if (cursor !== null) {
      if (cursors.has(cursor)) throw new NetworkFailure(asked.social_type, 'unavailable');
      cursors.add(cursor);
    }
  } while (cursor !== null && found.size <= collectLimits.accounts && cursors.size < mostPages);
  const accounts = [...found.values()].slice(0, collectLimits.accounts);
  return { accounts, capped: cursor !== null || found.size > accounts.length };
}

async function patiently<T>(ask: () => Promise<T>, breaks: { left: number }): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof NetworkFailure && error.reason === 'rate_limited' ? error.retryAfter : null;
      if (seconds === null || seconds > patience.seconds || breaks.left === 0) throw error;
      breaks.left -= 1;
      await wait(seconds * 1_000);
    }
  }
}

function canonical(url: string, network: Network): string {
  const read = readProfileUrl(url, network);
  return 'error' in read ? url : read.url;
}

function isAsked({ follower_count }: AccountReading, { min_follower, max_follower }: Asked): boolean {
  return follower_count === null || (follower_count >= min_follower && follower_count <= max_follower);
}
