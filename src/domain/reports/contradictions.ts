import { figuresIn } from './liveFigures';
import type { ProgressType } from './metrics';
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

/** What a metric is called in texts, in both languages. */
const names: readonly [ProgressType, readonly string[]][] = [
  ['views', ['lượt xem', 'views', 'view']],
  ['engagement', ['tương tác', 'engagement']],
  ['buzz', ['thảo luận', 'buzz']],
  ['comment', ['bình luận', 'comment']],
  ['share', ['chia sẻ', 'share']],
  ['quantity', ['số bài', 'bài đăng', 'posts']],
];

const progressOfFigure: Record<string, ProgressType> = { posts: 'quantity', mentions: 'mention' };

const plain = (html: string) =>
  html
    .replace(/<\/(p|li|h3|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ');

function metricsOf(sentence: string, beside: ProgressType | null): ProgressType[] {
  const figures = figuresIn(sentence).map((figure) => progressOfFigure[figure] ?? figure);
  const lower = sentence.toLowerCase();
  const named = names.filter(([, words]) => words.some((word) => lower.includes(word))).map(([metric]) => metric);
  const found = [...figures, ...named] as ProgressType[];
  return found.length > 0 ? found : beside ? [beside] : [];
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
  const sentences = plain(text)
    .split(/[\n;!?]|\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return sentences.flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const less = saysLess.find((word) => lower.includes(word));
    const more = less ? undefined : saysMore.find((word) => lower.includes(word));
    const word = less ?? more;
    if (!word) return [];
    const rows = metricsOf(sentence, beside).flatMap((metric) => progress.filter(({ type }) => type === metric));
    const wrong = rows.find(({ rate }) => rate !== null && (more ? rate < 100 : rate >= 100));
    return wrong && wrong.rate !== null ? [{ sentence, word, metric: wrong.type, rate: wrong.rate }] : [];
  });
}
