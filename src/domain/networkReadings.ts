import type { Network } from './networks';
import { networkTells } from './networkTells';

/**
 * Why the last try to read an account or post brought nothing: what the network said, or that the address belongs to
 * another account than the one known by it.
 */
export const readingReasons = [
  'not_found',
  'not_told',
  'consent_lost',
  'refused',
  'not_connected',
  'rate_limited',
  'unavailable',
  'malformed',
  'other_account',
] as const;
export type ReadingReason = (typeof readingReasons)[number];

/**
 * Whether a network shows none of the accounts any more, by why each one's last reading brought nothing (null: it brought
 * something). Of accounts that are public there *not told* means private; elsewhere it means that the owner lets nobody.
 */
export function areGone(network: Network, reasons: readonly (ReadingReason | null)[]): boolean {
  const isGone = (reason: ReadingReason | null) =>
    reason === 'not_found' || reason === 'other_account' || (reason === 'not_told' && networkTells[network].public);
  return reasons.length > 0 && reasons.every(isGone);
}

/** Who counts what is asked: Facebook and Instagram are one app of Meta's, whose calls are counted together. */
export const purses = ['youtube', 'meta', 'tiktok'] as const;
export type Purse = (typeof purses)[number];

/** The purse each network is paid from. */
export const purseOf: Record<Network, Purse> = {
  facebook: 'meta',
  instagram: 'meta',
  tiktok: 'tiktok',
  youtube: 'youtube',
};

/**
 * Over how long a purse is counted: a day of YouTube's (midnight to midnight in Los Angeles), a day of UTC, or the hour
 * or minute that lies behind at any moment.
 */
export const spans = ['pacific_day', 'utc_day', 'hour', 'minute'] as const;
export type Span = (typeof spans)[number];

/** What may be spent within a span. */
export interface Allowance {
  span: Span;
  units: number;
}

/** What each purse may spend, the span that counts most last; each may be set in the environment. */
export const networkAllowances = {
  youtube: { span: 'pacific_day', units: 10_000 },
  meta: { span: 'hour', units: 200 },
  tiktok: { span: 'utc_day', units: 100_000 },
} as const satisfies Record<Purse, Allowance>;

/** TikTok counts by the minute besides: 600 calls. */
export const tiktokMinute = { span: 'minute', units: 600 } as const satisfies Allowance;

/** How much of an allowance, in %, is kept for what people ask for now: the schedule never spends it. */
export const keptShare = 20;

/**
 * What a whole reading costs about: an account with its newest posts in units, and units for each call of posts. YouTube
 * tells posts of anybody together; elsewhere a call is about one account, of which few have several posts in campaigns.
 */
const readingCosts: Record<Network, { account: number; posts: { atOnce: number; units: number } }> = {
  facebook: { account: 2, posts: { atOnce: 1, units: 1 } },
  instagram: { account: 2, posts: { atOnce: 1, units: 1 } },
  tiktok: { account: 2, posts: { atOnce: 1, units: 1 } },
  youtube: { account: 3, posts: { atOnce: 50, units: 1 } },
};

/** Units a reading of so many accounts and posts costs about. */
export function costOf(network: Network, { accounts, posts }: { accounts: number; posts: number }): number {
  const cost = readingCosts[network];
  return accounts * cost.account + Math.ceil(posts / cost.posts.atOnce) * cost.posts.units;
}
