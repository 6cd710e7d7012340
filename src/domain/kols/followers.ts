import type { KolSocial } from './types';

/** Followers over all channels; unknown where none of them is known. */
export function totalFollowers(socials: readonly KolSocial[]): number | null {
  const known = socials.flatMap(({ follower_count }) => (follower_count === null ? [] : [follower_count]));
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
