import type { FigureName } from './liveFigures';

/** The figures texts speak of by name; prices are of too many things. */
export type NamedFigure = Exclude<FigureName, 'price' | 'booking_price'>;

/**
 * What a figure is called in texts, in both languages. The verbs “thích” and “nhắc đến” are no names: they stand in too
 * many other sentences.
 */
export const metricNames: Record<NamedFigure, readonly string[]> = {
  posts: ['số bài đăng', 'số bài', 'bài đăng', 'posts'],
  views: ['lượt xem', 'views', 'view'],
  like: ['lượt thích', 'likes', 'reactions'],
  comment: ['lượt bình luận', 'bình luận', 'comments', 'comment'],
  share: ['lượt chia sẻ', 'chia sẻ', 'shares', 'share'],
  mentions: ['lượt nhắc đến', 'mentions'],
  engagement: ['lượt tương tác', 'tương tác', 'engagements', 'engagement'],
  buzz: ['lượt thảo luận', 'thảo luận', 'buzz'],
  engagement_rate: ['tỷ lệ tương tác', 'tỉ lệ tương tác', 'engagement rate'],
  cpe: ['cpe'],
  cpv: ['cpv'],
  booking_cpe: ['cpe theo giá booking', 'cpe on booking price', 'booking cpe'],
  booking_cpv: ['cpv theo giá booking', 'cpv on booking price', 'booking cpv'],
};

const figureOf = new Map(
  Object.entries(metricNames).flatMap(([figure, names]) => names.map((name) => [name, figure as NamedFigure])),
);

/** An expression for any of some words, as whole words. */
export const anyOf = (words: readonly string[], flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}-])`, flags);

// The longer name first: an engagement rate is no engagement.
const anyName = anyOf(
  [...figureOf.keys()].sort((one, other) => other.length - one.length),
  'gu',
);

/** A figure named in a text, and where. */
export interface Named {
  figure: NamedFigure;
  start: number;
  end: number;
}

/** The figures a text in lower case names, in the order they stand in it. */
export function namesIn(text: string): Named[] {
  return [...text.matchAll(anyName)].flatMap(({ 0: name, index }) => {
    const figure = figureOf.get(name);
    return figure ? [{ figure, start: index, end: index + name.length }] : [];
  });
}

const plain = (html: string) =>
  html
    .replace(/<\/(p|li|h3|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .normalize('NFC');

/** The sentences of a rich text. */
export const sentencesOf = (html: string): string[] =>
  plain(html)
    .split(/[\n;!?]|\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
