import {
  hasParts,
  type PartedQuestion,
  type PlainQuestion,
  partCount,
  type QuestionKey,
  questionKeys,
} from './questions';

/** The scores of one evaluation, whole numbers from 1 to 10; q7 is null where the creative team was not asked about. */
export type EvaluationScores = Record<PlainQuestion, number> &
  Record<Exclude<PartedQuestion, 'q7'>, number[]> & { q7: number[] | null };

/** Scores of a form that is being filled in. */
export type PartialScores = { [Key in QuestionKey]?: number | (number | null | undefined)[] | null };

/** An exact fraction of whole numbers. */
export interface Fraction {
  over: number;
  under: number;
}

/** Evaluations added up, exactly: sums of scores, and of means in 126ths. */
export interface EvaluationTally {
  /** Campaigns that were evaluated. */
  campaigns: number;
  /** Evaluations, and those of them that asked about the creative team. */
  count: number;
  creative: number;
  units: number;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
  q5: number[];
  q6: number[];
  q7: number[];
}

/** The mean of an evaluation is whole in these: of six questions in 18ths, of seven in 21sts. */
export const unitsOfOne = 126;

/** A fraction of positive numbers, rounded half up to one decimal, once; null of nothing (CONTRACT-2 §10). */
export function roundedMean({ over, under }: Fraction): number | null {
  return under === 0 ? null : Math.floor((20 * over + under) / (2 * under)) / 10;
}

/** What a question scores: its score, or the mean of its parts; null as long as one of them is missing. */
function questionScore(scores: PartialScores, key: QuestionKey): Fraction | null {
  const given = scores[key];
  const parts = Array.isArray(given) ? given : [given];
  const known = parts.filter((part): part is number => typeof part === 'number' && Number.isFinite(part));
  if (known.length < (hasParts(key) ? partCount : 1)) return null;
  return { over: sum(known), under: known.length };
}

/** The mean of those questions that have their scores, and how many those are. */
export function meanSoFar(scores: PartialScores): Fraction & { questions: number } {
  const answered = questionKeys.map((key) => questionScore(scores, key)).filter((score) => score !== null);
  return {
    over: sum(answered.map(({ over, under }) => (over * partCount) / under)),
    under: partCount * answered.length,
    questions: answered.length,
  };
}

/** What an evaluation scores: the mean of its questions, rounded. */
export function evaluationMean(scores: EvaluationScores): number | null {
  return roundedMean(meanSoFar(scores));
}

/** Evaluations of one campaign added up. */
export function tallyOf(all: readonly EvaluationScores[]): EvaluationTally {
  const parts = (key: PartedQuestion) => [0, 1, 2].map((part) => sum(all.map((scores) => scores[key]?.[part] ?? 0)));
  const plain = (key: PlainQuestion) => sum(all.map((scores) => scores[key]));
  return {
    campaigns: all.length > 0 ? 1 : 0,
    count: all.length,
    creative: all.filter(({ q7 }) => q7 !== null).length,
    units: sum(all.map(unitsOf)),
    q1: plain('q1'),
    q2: plain('q2'),
    q3: plain('q3'),
    q4: plain('q4'),
    q5: parts('q5'),
    q6: parts('q6'),
    q7: parts('q7'),
  };
}

function unitsOf(scores: EvaluationScores): number {
  const { over, under } = meanSoFar(scores);
  return (over * unitsOfOne) / under;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
