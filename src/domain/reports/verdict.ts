import { judgePace, type PaceGap, type PaceMetric, paceDays } from '../campaigns/pace';
import type { Percent } from '../units';
import { courseOf } from './course';
import { scorecardFor } from './scorecard';
import type { ProgressRow, ReportTotals } from './types';

/** How a campaign went, or goes: against its target when it is over, by its pace while it runs. */
export const verdicts = [
  'exceeded',
  'met',
  'close',
  'short',
  'ahead',
  'on_pace',
  'behind',
  'too_early',
  'no_end',
  'too_few_known',
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
  /** The share of time passed; null when it is over, or its end is open. */
  pace: Percent | null;
  known: number;
  of: number;
}

const exceededFrom = 110;
const closeFrom = 90;

interface Moment extends Period {
  scorecard_metric: string | null;
}

interface Period {
  /** Nothing follows: it is over, whatever its days say. */
  is_final: boolean;
  start_date: string;
  end_date: string | null;
  as_of: string;
}

/** The progress a campaign is judged by: that of the scorecard metric where it was promised, else of what else was. */
function judgedBy({ progress }: ReportTotals, scorecard: string | null): ProgressRow | undefined {
  const order = [scorecardFor(scorecard, true), 'views', 'engagement', 'buzz', 'quantity'];
  const promised = order.flatMap((type) => progress.filter((row) => row.type === type && row.target));
  return promised.find(({ rate }) => rate !== null) ?? promised[0];
}

/** What the sentence says where the pace is not judged. */
const unjudgedAs: Record<PaceGap, Verdict['is']> = {
  not_running: 'too_early',
  not_started: 'too_early',
  too_few_days: 'too_early',
  too_few_known: 'too_few_known',
  no_end: 'no_end',
  no_target: 'no_target',
};

const progressOf: Record<PaceMetric, ProgressRow['type']> = {
  posts: 'quantity',
  views: 'views',
  engagement: 'engagement',
};

/** How it goes while it runs, by the one rule of pace: about the metric that limits it; null once it is over. */
function pacedBy({ progress }: ReportTotals, { as_of, is_final, ...period }: Period) {
  if (is_final || (period.end_date && as_of >= period.end_date)) return null;
  const moment = { ...period, day: as_of };
  const { pace, metric, missing } = judgePace({ ...moment, figures: courseOf(progress) });
  const row = metric && progress.find(({ type }) => type === progressOf[metric]);
  const is = pace === 'none' ? unjudgedAs[missing ?? 'no_target'] : pace;
  return { is, row: row ?? undefined, gone: paceDays(moment)?.gone ?? null };
}

/** The sentence a report begins with, made from its figures alone. */
export function verdictOf(totals: ReportTotals, { scorecard_metric, ...period }: Moment): Verdict {
  const paced = pacedBy(totals, period);
  const row = paced?.row ?? judgedBy(totals, scorecard_metric);
  const metric = row?.type ?? 'engagement';
  const { current, target, rate, known, of } = row ?? {
    ...{ current: totals.engagement, target: null, rate: null },
    ...totals.coverage.engagement,
  };
  const figures = { metric, current, target, rate, pace: paced?.gone ?? null, known, of };
  if (totals.posts === 0) return { is: 'no_posts', ...figures };
  if (paced) return { is: paced.is, ...figures };
  if (rate === null) return { is: 'no_target', ...figures };
  if (rate >= exceededFrom) return { is: 'exceeded', ...figures };
  if (rate >= 100) return { is: 'met', ...figures };
  return { is: rate >= closeFrom ? 'close' : 'short', ...figures };
}
