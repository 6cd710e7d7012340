import { addDays, dayOf } from '../../../domain/dates';
import type { Network } from '../../../domain/networks';
import type { Random } from './random';

/** Totals of a post at the end of a day (`YYYY-MM-DD`); null where the network does not say. */
export interface PostMetricPoint {
  day: string;
  view: number | null;
  reaction: number;
  comment: number;
  share: number | null;
  brand_mention: number;
}

/** What a typical post reaches in the end. */
export type TypicalPost = Omit<PostMetricPoint, 'day'>;

interface Habit {
  /** Views and reactions per follower, and comments and shares per reaction, of a 100,000-follower channel. */
  view: number | null;
  reaction: number;
  comment: number;
  share: number | null;
  /** Days until about two thirds of the final figure is reached. */
  pace: number;
}

const habits: Record<Network, Habit> = {
  facebook: { view: null, reaction: 0.011, comment: 0.09, share: 0.05, pace: 1.4 },
  instagram: { view: 0.24, reaction: 0.017, comment: 0.04, share: 0.05, pace: 1.8 },
  tiktok: { view: 0.42, reaction: 0.029, comment: 0.03, share: 0.04, pace: 2.6 },
  youtube: { view: 0.2, reaction: 0.009, comment: 0.08, share: null, pace: 6 },
};

const facebookVideoShare = 0.15;
const facebookVideoViews = 0.2;

/** Median final figures of one post on a channel of this size: what a planner would promise as KPI. */
export function typicalPost(followers: number, network: Network): TypicalPost {
  const habit = habits[network];
  const audience = followers * (100_000 / followers) ** 0.14;
  const reaction = audience * habit.reaction;
  return {
    view: habit.view === null ? null : Math.round(audience * habit.view),
    reaction: Math.round(reaction),
    comment: Math.round(reaction * habit.comment),
    share: habit.share === null ? null : Math.round(reaction * habit.share),
    brand_mention: Math.round(reaction * habit.comment * 0.3),
  };
}

interface PostInput {
  followers: number;
  network: Network;
  postedAt: Date;
  until: Date;
}

/**
 * Daily totals of one post from the day it appeared to the day of `until`, both included: quick at first,
 * then saturating, sometimes with a second wave; never falling. Empty when `until` lies before the post.
 */
export function postMetrics(random: Random, { followers, network, postedAt, until }: PostInput): PostMetricPoint[] {
  const typical = typicalPost(followers, network);
  const luck = random.logNormal(1, 0.5);
  const vary = (): number => random.logNormal(1, 0.22);
  const videoViews = random.chance(facebookVideoShare) ? followers * facebookVideoViews : null;
  const views = typical.view ?? (network === 'facebook' ? videoViews : null);
  const final = {
    view: views === null ? null : views * luck * vary(),
    reaction: typical.reaction * luck * vary(),
    comment: typical.comment * luck * vary(),
    share: typical.share === null ? null : typical.share * luck * vary(),
    brand_mention: typical.brand_mention * luck * vary(),
  };
  const pace = habits[network].pace * vary();
  const wave = random.chance(0.12)
    ? { from: random.int(4, 20), part: 0.2 + random.float() * 0.3 }
    : { from: 0, part: 0 };
  const reached = (age: number): number =>
    (1 - wave.part) * (1 - Math.exp(-age / pace)) + wave.part * (1 - Math.exp(-Math.max(0, age - wave.from) / pace));

  const start = dayOf(postedAt);
  const last = dayOf(until);
  const points: PostMetricPoint[] = [];
  let progress = 0;
  for (let age = 0; addDays(start, age) <= last; age++) {
    progress += (reached(age + 0.6) - (age === 0 ? 0 : reached(age - 0.4))) * random.logNormal(1, 0.2);
    const so = (value: number): number => Math.floor(value * progress);
    points.push({
      day: addDays(start, age),
      view: final.view === null ? null : so(final.view),
      reaction: so(final.reaction),
      comment: so(final.comment),
      share: final.share === null ? null : so(final.share),
      brand_mention: so(final.brand_mention),
    });
  }
  return points;
}
