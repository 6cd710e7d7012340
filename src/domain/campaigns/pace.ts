import { addDays } from '../dates';
import { ratioRounded } from '../ratio';
import type { Day, Percent } from '../units';
import { lastWeek, type ProjectedEnd, projectedEnd } from './projection';
import type { CampaignStatus } from './values';

/** How fast a campaign goes towards its targets; `none` where that is not judged. */
export const paces = ['ahead', 'on_pace', 'behind', 'none'] as const;
export type Pace = (typeof paces)[number];

/** What a pace is judged by, where it is promised. */
export const paceMetrics = ['posts', 'views', 'engagement'] as const;
export type PaceMetric = (typeof paceMetrics)[number];

/** Why no pace is told. */
export const paceGaps = ['not_running', 'not_started', 'no_end', 'no_target', 'too_few_days', 'too_few_known'] as const;
export type PaceGap = (typeof paceGaps)[number];

/** The fields of a campaign that say how it goes, as they were last judged. */
export const paceFields = [
  'pace',
  'pace_ratio',
  'pace_metric',
  'pace_reached',
  'pace_low',
  'pace_high',
  'pace_missing',
  'pace_day',
] as const;

/** The fields of a campaign that say what it got, and of how many of its posts that is known. */
export const resultFields = [
  'result_views',
  'result_views_rate',
  'result_cpe',
  'result_posts',
  'result_views_known',
  'result_engagement_known',
] as const;
export type CourseField = (typeof paceFields)[number] | (typeof resultFields)[number];

/** What was reached of a target, known of so many of the posts; null is unknown, and no target. */
export interface PaceFigures {
  current: number | null;
  target: number | null;
  known: number;
  of: number;
}
export type PaceCourse = Record<PaceMetric, PaceFigures>;

/** A campaign at the end of a day, with its figures then and, where they are at hand, a week before. */
export interface PaceMoment {
  start_date: Day;
  end_date: Day | null;
  day: Day;
  figures: PaceCourse;
  week_ago?: PaceCourse | undefined;
}

/** What the rule says. */
export interface PaceVerdict {
  pace: Pace;
  /** The share reached ÷ the share of time passed, of the limiting metric. */
  ratio: number | null;
  /** The metric that limits, or that is not known well enough. */
  metric: PaceMetric | null;
  reached: Percent | null;
  projected: ProjectedEnd | null;
  missing: PaceGap | null;
}

/** The days of a campaign up to one: whole days, that one included; the number stays at the last one's after the end. */
export interface PaceDays {
  number: number;
  of: number;
  /** The share of time passed. */
  gone: Percent;
}

const aheadFrom = 110n;
const onPaceFrom = 90n;
const fewestDays = 3;

const statusesThatRun: readonly CampaignStatus[] = ['on_going', 'liquidation'];

/** Whether a campaign of this status is judged at all: it runs, and its result does not stand yet. */
export const isPaced = (status: CampaignStatus): boolean => statusesThatRun.includes(status);

/** Whole days from one to another, both included. */
export const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Which day of how many a day is; null before the start and where the end is open. */
export function paceDays({ start_date, end_date, day }: Omit<PaceMoment, 'figures' | 'week_ago'>): PaceDays | null {
  if (!end_date || day < start_date) return null;
  const of = daysBetween(start_date, end_date);
  const number = Math.min(daysBetween(start_date, day), of);
  return { number, of, gone: ratioRounded(number, of, 100) ?? 100 };
}

/** What was reached as a number: of no posts nothing is unknown, it is nothing. */
const reachedOf = ({ current, of }: PaceFigures) => current ?? (of === 0 ? 0 : null);

/** Whether a figure says something: known of at least half of the posts. */
const isKnown = (figures: PaceFigures) => reachedOf(figures) !== null && figures.known * 2 >= figures.of;

/**
 * How a campaign goes (CONTRACT-2 §11): per metric with a target the share reached ÷ the share of time passed, judged by
 * the lowest: from 1.10 on `ahead`, from 0.90 on `on_pace`, else `behind`, compared exactly. Not judged without end or
 * target, before its third day, or with a target whose figure fewer than half of the posts are known of.
 */
export function judgePace(moment: PaceMoment): PaceVerdict {
  const { start_date, end_date, day, figures } = moment;
  const promised = paceMetrics.filter((metric) => figures[metric].target);
  const unknown = promised.find((metric) => !isKnown(figures[metric]));
  const days = paceDays(moment);
  if (day < start_date) return unjudged('not_started');
  if (!end_date || !days) return unjudged('no_end');
  if (promised.length === 0) return unjudged('no_target');
  if (daysBetween(start_date, day) < fewestDays) return unjudged('too_few_days');
  if (unknown) return unjudged('too_few_known', unknown);
  const shareOf = (metric: PaceMetric) => share(figures[metric]);
  const metric = promised.reduce((least, one) => (isLess(shareOf(one), shareOf(least)) ? one : least));
  const [reached, target] = shareOf(metric);
  const [numerator, denominator] = [reached * BigInt(days.of), target * BigInt(days.number)];
  const isFrom = (percent: bigint) => numerator * 100n >= percent * denominator;
  const before = moment.week_ago?.[metric];
  return {
    pace: isFrom(aheadFrom) ? 'ahead' : isFrom(onPaceFrom) ? 'on_pace' : 'behind',
    ratio: ratioRounded(numerator, denominator),
    metric,
    reached: ratioRounded(reached, target, 100),
    projected:
      before && addDays(day, -lastWeek) >= start_date && isKnown(before)
        ? projectedEnd({ reached, target, before: BigInt(reachedOf(before) ?? 0), days })
        : null,
    missing: null,
  };
}

type Share = readonly [reached: bigint, target: bigint];
const share = (figures: PaceFigures): Share => [BigInt(reachedOf(figures) ?? 0), BigInt(figures.target ?? 0)];
const isLess = (one: Share, other: Share) => one[0] * other[1] < other[0] * one[1];

/** What is said where nothing is judged. */
export function unjudged(missing: PaceGap, metric: PaceMetric | null = null): PaceVerdict {
  return { pace: 'none', ratio: null, metric, reached: null, projected: null, missing };
}
