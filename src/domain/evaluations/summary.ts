import { hasParts, partCount, type QuestionKey, questionKeys } from './questions';
import { type EvaluationTally, roundedMean, unitsOfOne } from './rules';

/** The mean of one question over the evaluations that asked it; rounded half up to one decimal, null of none. */
export interface QuestionAverage {
  key: QuestionKey;
  count: number;
  average: number | null;
  /** Of each part; of a question of one score none. */
  parts: (number | null)[];
}

/** What evaluations come to: the mean of their means. */
export interface EvaluationAverage {
  count: number;
  average: number | null;
}

export interface EvaluationSummary extends EvaluationAverage {
  by_question: QuestionAverage[];
}

/** What several campaigns were given, by question too. */
export interface CampaignsSummary extends EvaluationSummary {
  campaigns: number;
}

/** What several campaigns were given, and how many of them. */
export interface CampaignsAverage extends EvaluationAverage {
  campaigns: number;
}

/** The mean of evaluations added up. */
export function averageOf({ campaigns, count, units }: Pick<EvaluationTally, 'campaigns' | 'count' | 'units'>) {
  return { campaigns, count, average: roundedMean({ over: units, under: unitsOfOne * count }) };
}

/** The means of evaluations added up, as a whole and by question; a question nobody was asked is left out. */
export function summaryOf(tally: EvaluationTally): EvaluationSummary {
  const { count, average } = averageOf(tally);
  return {
    count,
    average,
    by_question: questionKeys.flatMap((key) => {
      const asked = key === 'q7' ? tally.creative : tally.count;
      return asked === 0 ? [] : [questionAverage(tally, key, asked)];
    }),
  };
}

/** As `summaryOf`, of several campaigns. */
export function campaignsSummaryOf(tally: EvaluationTally): CampaignsSummary {
  return { ...summaryOf(tally), campaigns: tally.campaigns };
}

function questionAverage(tally: EvaluationTally, key: QuestionKey, count: number): QuestionAverage {
  if (!hasParts(key)) return { key, count, average: roundedMean({ over: tally[key], under: count }), parts: [] };
  const sums = tally[key];
  return {
    key,
    count,
    average: roundedMean({ over: sums.reduce((total, one) => total + one, 0), under: partCount * count }),
    parts: sums.map((over) => roundedMean({ over, under: count })),
  };
}
