import { figureCalled, figuresIn } from './liveFigures';
import { namesIn, sentencesOf } from './metricNames';
import { lowerIsBetter, type ProgressType } from './metrics';
import type { ProgressRow } from './types';

/** A sentence that says more, or less, than the figure beside it. */
export interface Contradiction {
  sentence: string;
  /** The word that says so, as written. */
  word: string;
  metric: ProgressType;
  /** Current of target in %. */
  rate: number;
}

const saysMore = ['vượt', 'trên cả mong đợi', 'hơn cam kết', 'exceed', 'surpass', 'outperform', 'above target', 'beat'];
const saysLess = [
  'chưa vượt',
  'không vượt',
  'not exceed',
  'chưa đạt',
  'không đạt',
  'thấp hơn',
  'chưa tới',
  'below target',
  'fell short',
  'missed',
  'under target',
];

/** Of a cost, less is better: “lower” is no miss, and “exceeded” is said of either side. */
const isRead = ({ type }: ProgressRow) => !lowerIsBetter.includes(type);

/** The rows a sentence is about: those of the figures it holds or names, else of what it stands beside. */
function rowsOf(sentence: string, progress: readonly ProgressRow[], beside: ProgressType | null): ProgressRow[] {
  const figures = [...figuresIn(sentence), ...namesIn(sentence.toLowerCase()).map(({ figure }) => figure)];
  if (figures.length === 0) return progress.filter(({ type }) => type === beside);
  return figures.flatMap((figure) => progress.filter((row) => figureCalled(row.type) === figure && isRead(row)));
}

/**
 * Sentences of a text that contradict a figure: a word for "exceeded" about a rate under 100 %, one for "missed" about a
 * rate of 100 % or more. A word list, so a warning and never a refusal; `beside` is the metric the text stands beside.
 */
export function contradictions(
  text: string,
  progress: readonly ProgressRow[],
  beside: ProgressType | null,
): Contradiction[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const less = saysLess.find((word) => lower.includes(word));
    const more = less ? undefined : saysMore.find((word) => lower.includes(word));
    const word = less ?? more;
    if (!word) return [];
    const wrong = rowsOf(sentence, progress, beside).find(
      ({ rate }) => rate !== null && (more ? rate < 100 : rate >= 100),
    );
    return wrong && wrong.rate !== null ? [{ sentence, word, metric: wrong.type, rate: wrong.rate }] : [];
  });
}
