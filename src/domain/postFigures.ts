import { type Network, networkMetrics } from './networks';
import type { Day, Instant } from './units';

/** The figures a card shows of a post, in this order, whatever its network publishes. */
export const cardMetrics = ['view', 'reaction', 'comment', 'share'] as const;
export type CardMetric = (typeof cardMetrics)[number];

/** What is known of a post's figures; null is unknown. `metrics_at` = when they were last taken, null = never. */
export type PostFigures = Record<CardMetric, number | null> & { metrics_at: Instant | null };

/** Why a figure is unknown: its network tells nobody, nobody has read it yet, or what was read last did not say it. */
export const unknownReasons = ['not_published', 'never_read', 'not_said'] as const;
type UnknownReason = (typeof unknownReasons)[number];

interface CardFigure {
  metric: CardMetric;
  value: number | null;
  /** Null of a known figure. */
  unknown: UnknownReason | null;
}

/** The four figures of a card; one that somebody entered is shown where its network publishes none. */
export function cardFigures(network: Network, figures: PostFigures): CardFigure[] {
  const reasonOf = (metric: CardMetric): UnknownReason => {
    if (!networkMetrics[network].includes(metric)) return 'not_published';
    return figures.metrics_at === null ? 'never_read' : 'not_said';
  };
  return cardMetrics.map((metric) => ({
    metric,
    value: figures[metric],
    unknown: figures[metric] === null ? reasonOf(metric) : null,
  }));
}

/** What was read last of a post on a day; null = not read that day, or unknown since. */
export type CourseDay = { day: Day } & Record<CardMetric, number | null>;

/** The course of a post's figures: the days with a reading, oldest first. */
export interface PostCourse {
  days: CourseDay[];
}

/** A point of a course: a day as the milliseconds it begins at, so that days without a reading keep their place. */
export interface CoursePoint {
  at: number;
  day: Day;
  value: number;
}

/** The known readings of one figure in their order. */
export const coursePoints = ({ days }: PostCourse, metric: CardMetric): CoursePoint[] =>
  days.flatMap(({ day, [metric]: value }) => (value === null ? [] : [{ at: Date.parse(day), day, value }]));

/** The figures of a course that were known at least once, in their order. */
export const courseMetrics = (course: PostCourse): CardMetric[] =>
  cardMetrics.filter((metric) => course.days.some((day) => day[metric] !== null));
