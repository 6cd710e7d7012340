import { richParagraphs } from '../richParagraphs';
import type { Deck, Slide } from './deck';
import { heightOf, runsOf } from './richSlides';
import { linesOf } from './textWidth';
import { body, colors } from './theme';

/** A text of several that stand beside each other, below what it is about. */
export interface TextColumn {
  html: string;
  /** What ends it in a smaller line. */
  after: string | null;
  drawHead: (added: Slide, place: { x: number; y: number; width: number }) => void;
}

const gap = 0.3;
const size = 14;
const small = 10;
const smallLine = 0.2;
/** One alone is no wider. */
const fewest = 2;

const widthOf = (count: number) => {
  const across = Math.max(fewest, count);
  return (body.width - gap * (across - 1)) / across;
};
const textHeight = (html: string, width: number) =>
  richParagraphs(html).reduce((sum, paragraph) => sum + heightOf(paragraph, size, width), 0);
const afterHeight = (after: string | null, width: number) => (after ? linesOf(after, width, small) * smallLine : 0);

/** How high texts stand beside each other with what is above each, in inches. */
export function columnsHeight(columns: readonly TextColumn[], headHeight: number): number {
  const width = widthOf(columns.length);
  const own = columns.map(({ html, after }) => textHeight(html, width) + afterHeight(after, width));
  return headHeight + Math.max(0, ...own);
}

/** Texts beside each other from `top` on. */
export function addColumns(
  deck: Deck,
  added: Slide,
  columns: readonly TextColumn[],
  { top, headHeight }: { top: number; headHeight: number },
): void {
  const width = widthOf(columns.length);
  for (const [index, { html, after, drawHead }] of columns.entries()) {
    const x = body.x + index * (width + gap);
    drawHead(added, { x, y: top, width });
    const high = textHeight(html, width);
    const runs = richParagraphs(html).flatMap((paragraph) => runsOf(deck, paragraph, size));
    added.addText(runs, deck.text({ x, y: top + headHeight, w: width, h: high, valign: 'top' }));
    if (!after) continue;
    const place = { x, y: top + headHeight + high, w: width, h: afterHeight(after, width), valign: 'top' as const };
    added.addText(after, deck.text({ ...place, fontSize: small, color: colors.muted }));
  }
}
