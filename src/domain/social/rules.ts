import { type Network, networkMetrics, type PostMetric } from '../networks';
import type { ChannelPost, CoveredTotal, FollowerPoint } from './types';

/** Points a follower chart shows at most (spec 2 §9). */
const chartPoints = 7;

/** At most so many points of a course: the first, the last, and evenly spaced ones between them (spec 1 §4). */
export function thinned<T>(points: readonly T[], most = chartPoints): T[] {
  if (points.length <= most) return [...points];
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)] as T);
}

/** A day with a known reading. */
export interface KnownPoint {
  time: string;
  follower: number;
}

/** The points a follower chart draws: known readings only, at most 7; none where all of them are zero (spec 1 §4). */
export function followerChart(history: readonly FollowerPoint[]): KnownPoint[] {
  const known = history.flatMap(({ time, follower }) => (follower === null ? [] : [{ time, follower }]));
  return known.some(({ follower }) => follower > 0) ? thinned(known) : [];
}

const fields = {
  view: 'view_count',
  reaction: 'like_count',
  comment: 'comment_count',
  share: 'share_count',
} as const satisfies Partial<Record<PostMetric, keyof ChannelPost>>;

/** A figure of a channel's post. */
export type PostField = (typeof fields)[keyof typeof fields];

/** The figures a network publishes of a post, in the order they are shown (spec 1 §2 KOL detail). */
export function postFields(network: Network): PostField[] {
  return networkMetrics[network].flatMap((metric) => (metric in fields ? [fields[metric as keyof typeof fields]] : []));
}

/** The sum of one figure over posts: unknown ones are left out and not covered; null where none is known. */
export function totalOf(posts: readonly ChannelPost[], field: PostField): CoveredTotal {
  const known = posts.flatMap((post) => (post[field] === null ? [] : [post[field]]));
  const value = known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
  return { value, known: known.length, of: posts.length };
}

/** The newest reading among posts and every source they were read from. */
export function takenOf(posts: readonly ChannelPost[]) {
  const readings = posts.flatMap(({ taken }) =>
    taken.at && taken.source ? [{ at: taken.at, source: taken.source }] : [],
  );
  const at =
    readings
      .map((reading) => reading.at)
      .sort()
      .at(-1) ?? null;
  return { at, sources: [...new Set(readings.map(({ source }) => source))] };
}
