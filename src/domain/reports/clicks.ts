import type { KolRef } from '../campaigns/types';
import type { Network } from '../networks';
import { ratioRounded } from '../ratio';
import type { Vnd, VndEach } from '../units';

/** Clicks of people on the short link of a post, up to the report's day. */
export interface PostClicks {
  post_id: string;
  kol: KolRef;
  social_type: Network;
  url_post: string;
  clicks: number;
}

/** Clicks on the short links of a report's posts (CONTRACT-2 §13), the most clicked first. */
export interface ReportClicks {
  clicks: number;
  /** How many of the posts have a short link. */
  known: number;
  of: number;
  posts: PostClicks[];
  /** Sale price ÷ clicks, for staff. */
  cost_per_click?: VndEach | null;
}

type ClickedPost = Omit<PostClicks, 'post_id' | 'clicks'> & { id: string };

/** The clicks of posts, by their ids, with what one of them cost; null where no post has a short link. */
export function clicksOf(
  posts: readonly ClickedPost[],
  clicks: ReadonlyMap<string, number>,
  price: Vnd | null,
): ReportClicks | null {
  const rows = posts.flatMap(({ id, kol, social_type, url_post }): PostClicks[] => {
    const own = clicks.get(id);
    return own === undefined ? [] : [{ post_id: id, kol, social_type, url_post, clicks: own }];
  });
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, row) => total + row.clicks, 0);
  return {
    clicks: sum,
    known: rows.length,
    of: posts.length,
    posts: rows.sort((one, other) => other.clicks - one.clicks),
    cost_per_click: ratioRounded(price, sum),
  };
}
