import type { Percent } from '../units';
import { scorecardFor } from './scorecard';
import type { ProgressRow, ReportTotals } from './types';

/** How a campaign went, or goes: against its target when it is over, against the target's pace while it runs. */
export const verdicts = [
  'exceeded',
  'met',
  'close',
  'short',
  'ahead',
  'on_pace',
  'behind',
  'no_target',
  'no_posts',
] as const;

/** What the one sentence on the cover says, with its figures: counts, and rates in %. Absent figures are null. */
export interface Verdict {
  is: (typeof verdicts)[number];
  /** The progress it is about. */
  metric: ProgressRow['type'];
  current: number | null;
  target: number | null;
  rate: Percent | null;
  /** Of the target, what the days gone by would make; null when it is over. */
  pace: Percent | null;
  known: number;
  of: number;
}

const exceededFrom = 110;
const closeFrom = 90;

interface Moment {
  scorecard_metric: string | null;
  start_date: string;
  end_date: string | null;
  as_of: string;
}

/** The share of the period gone by at the end of a day, in %; null where it is over or open. */
function gonePercent({ start_date, end_date, as_of }: Omit<Moment, 'scorecard_metric'>): number | null {
  if (!end_date || as_of >= end_date) return null;
  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return as_of < start_date ? 0 : (days(start_date, as_of) * 100) / days(start_date, end_date);
}

/** The progress a campaign is judged by: that of the scorecard metric where it was promised, else of what else was. */
function judgedBy({ progress }: ReportTotals, scorecard: string | null): ProgressRow | undefined {
  const order = [scorecardFor(scorecard, true), 'views', 'engagement', 'buzz', 'quantity'];
  const promised = order.flatMap((type) => progress.filter((row) => row.type === type && row.target));
  return promised.find(({ rate }) => rate !== null) ?? promised[0];
}

/** The sentence a report begins with, made from its figures alone. */
export function verdictOf(totals: ReportTotals, moment: Moment): Verdict {
  const row = judgedBy(totals, moment.scorecard_metric);
  const metric = row?.type ?? 'engagement';
  const { current, target, rate, known, of } = row ?? {
    ...{ current: totals.engagement, target: null, rate: null },
    ...totals.coverage.engagement,
  };
  const pace = gonePercent(moment);
  const figures = { metric, current, target, rate, pace, known, of };
  if (totals.posts === 0) return { is: 'no_posts', ...figures };
  if (rate === null) return { is: 'no_target', ...figures };
  if (pace === null) {
    if (rate >= exceededFrom) return { is: 'exceeded', ...figures };
    if (rate >= 100) return { is: 'met', ...figures };
    return { is: rate >= closeFrom ? 'close' : 'short', ...figures };
  }
  if (rate >= pace) return { is: 'ahead', ...figures };
  return { is: rate * 100 >= pace * closeFrom ? 'on_pace' : 'behind', ...figures };
}
