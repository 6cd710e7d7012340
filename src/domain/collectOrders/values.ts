/** Where an order to collect KOLs stands (spec 1 §4 KOL collect); one that no try could read has failed. */
export const collectStatuses = ['wait', 'complete', 'failed'] as const;
export type CollectStatus = (typeof collectStatuses)[number];

/** Ranges of followers people speak of, from small to large; bounds included. */
export const followerTiers = [
  { tier: 'nano', min_follower: 1_000, max_follower: 10_000 },
  { tier: 'micro', min_follower: 10_000, max_follower: 100_000 },
  { tier: 'macro', min_follower: 100_000, max_follower: 1_000_000 },
  { tier: 'mega', min_follower: 1_000_000, max_follower: 100_000_000 },
] as const;

/** Orders a person may place on one day, and accounts one of them takes at most. */
export const collectLimits = { ordersPerDay: 10, accounts: 5_000, keyword: 100, shortestKeyword: 2 } as const;
