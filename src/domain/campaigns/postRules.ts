import type { Network } from '../networks';
import type { PostFormat } from './values';

interface PlaceOfPost {
  social_type: Network | null;
  post_format: PostFormat | null;
}

/** Why a post has no SOW: its KOL has none here, none on that network, none of its format there, or several that fit. */
export type NoSow = 'kol_not_in_campaign' | 'no_sow_on_network' | 'no_sow_of_format' | 'sow_is_ambiguous';

/**
 * The SOW a post belongs to (CONTRACT.md §1), out of those of its KOL in the campaign: the only one on its network, of
 * several the only one of its format.
 */
export function sowOfPost<Sow extends PlaceOfPost>(
  sows: readonly Sow[],
  network: Network,
  format: PostFormat | null,
): Sow | NoSow {
  if (sows.length === 0) return 'kol_not_in_campaign';
  const onNetwork = sows.filter(({ social_type }) => social_type === network);
  const [first, ...others] = onNetwork;
  if (!first) return 'no_sow_on_network';
  if (others.length === 0) return first;
  if (format === null) return 'sow_is_ambiguous';
  const [fitting, ...alike] = onNetwork.filter(({ post_format }) => post_format === format);
  if (!fitting) return 'no_sow_of_format';
  return alike.length === 0 ? fitting : 'sow_is_ambiguous';
}

/** By how much the clocks of those who enter posts may be ahead, ms. */
const clockTolerance = 5 * 60_000;

/**
 * Whether a post is said to have appeared later than `now` (ms), by more than clocks differ: it would count as delivered
 * before it is there. A time that stood so `before` may stay (spec 1 §5 Post). Instants ISO 8601.
 */
export function isAhead(
  post_time: string | null | undefined,
  now: number,
  before: string | null | undefined = null,
): boolean {
  if (!post_time) return false;
  const time = Date.parse(post_time);
  return time > now + clockTolerance && !(before && Date.parse(before) === time);
}

const shortPath = '/s/';

/** Where a short link of ours leads from. */
export const shortLink = (slug: string) => `${shortPath}${slug}`;

/** The name of a short link, from its path or its whole address at our own; null for any other. */
export function slugOf(link: string, ownAddress: string | null | undefined): string | null {
  const path = ownAddress && link.startsWith(`${ownAddress}/`) ? link.slice(ownAddress.length) : link;
  return /^\/s\/([\w-]{1,100})$/.exec(path)?.[1] ?? null;
}

/** Whether a post's address says that it is a short video: YouTube's shorts, Instagram's and Facebook's reels. */
export const isShortVideoUrl = (url: string): boolean => /\/(shorts|reels?)\//.test(url);
