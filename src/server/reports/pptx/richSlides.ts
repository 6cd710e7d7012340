import type PptxGenJS from 'pptxgenjs';
import type { SectionFigure } from '../../../domain/reports/sections/types';
import { type RichParagraph, richParagraphs } from '../richParagraphs';
import { addSlide, type Deck, type Heading, type Slide } from './deck';
import { addCard } from './figures';
import { fitted, linesOf } from './textWidth';
import { body, colors } from './theme';

const sizes = { short: 24, long: 15 } as const;
const asideWidth = 3.2;
const leading = 1.45;

/** How high a paragraph stands at a size, in inches, with the room after it. */
export function heightOf({ runs, bullet }: RichParagraph, size: number, width: number): number {
  const inset = bullet === null ? 0 : 0.35;
  const lines = linesOf(runs.map(({ text }) => text).join(''), width - inset, size);
  return (lines * size * leading) / 72 + 0.12;
}

const sentence = /[^.!?…。！？]+[.!?…。！？]*\s*|./gsu;

/** A paragraph in pieces that fit a slide each; only one of several thousand characters is cut. */
function cut(paragraph: RichParagraph, size: number, width: number): RichParagraph[] {
  if (heightOf(paragraph, size, width) <= body.height) return [paragraph];
  const pieces = paragraph.runs.flatMap((run) => (run.text.match(sentence) ?? []).map((text) => ({ ...run, text })));
  const cuts: RichParagraph[] = [];
  for (const run of pieces.flatMap((piece) => chunks(piece.text).map((text) => ({ ...piece, text })))) {
    const last = cuts.at(-1);
    const longer = last && { ...last, runs: [...last.runs, run] };
    if (longer && heightOf(longer, size, width) <= body.height) cuts[cuts.length - 1] = longer;
    else cuts.push({ ...paragraph, bullet: cuts.length === 0 ? paragraph.bullet : null, runs: [run] });
  }
  return cuts;
}

const chunks = (text: string) => text.match(/.{1,200}/gsu) ?? [];

/** Paragraphs by slide. */
function paged(paragraphs: readonly RichParagraph[], size: number, width: number): RichParagraph[][] {
  const pages: RichParagraph[][] = [];
  let room = 0;
  for (const paragraph of paragraphs.flatMap((whole) => cut(whole, size, width))) {
    const height = heightOf(paragraph, size, width);
    if (height > room) {
      pages.push([]);
      room = body.height;
    }
    pages.at(-1)?.push(paragraph);
    room -= height;
  }
  return pages;
}

/** Paragraphs as a deck sets them at a size. */
export function runsOf(
  { text }: Deck,
  { runs, bullet, heading, quote }: RichParagraph,
  size: number,
): PptxGenJS.TextProps[] {
  return runs.map((run, index) => ({
    text: run.text,
    options: text({
      ...{ fontSize: size, bold: run.bold || heading, italic: run.italic || quote },
      ...(run.underline && { underline: { style: 'sng' as const } }),
      ...(run.href && { hyperlink: { url: run.href }, color: colors.accent }),
      ...(index === 0 &&
        bullet !== null && { bullet: bullet === 'dot' ? true : { type: 'number' as const, numberStartAt: bullet } }),
      ...(index === runs.length - 1 && { breakLine: true }),
      ...{ paraSpaceAfter: 8, lineSpacingMultiple: 1.15 },
    }),
  }));
}

/** What stands beside a text: a person's face, or the figure it is about. */
export type Aside = { is: 'face'; data: string | null } | { is: 'figure'; figure: SectionFigure };

function addAside(deck: Deck, added: Slide, aside: Aside): void {
  if (aside.is === 'figure') {
    addCard(deck, added, aside.figure, { x: body.x, y: body.y, width: asideWidth });
    return;
  }
  const place = { x: body.x + 0.2, y: body.y + 0.1, w: 2.6, h: 2.6 };
  if (aside.data) added.addImage({ ...place, data: aside.data, rounding: true });
  else added.addShape('ellipse', { ...place, fill: { color: colors.line } });
}

/** A text on as many slides as it needs, large where it is short; `after` ends it in a smaller line. */
export function addRich(deck: Deck, heading: Heading, html: string, after: string | null, aside: Aside | null): void {
  const paragraphs = richParagraphs(html);
  const left = body.x + (aside ? asideWidth + 0.3 : 0);
  const width = body.x + body.width - left - (aside ? 0.6 : 1.6);
  const short = paragraphs.reduce((sum, one) => sum + heightOf(one, sizes.short, width), 0);
  const size = short <= body.height * 0.75 ? sizes.short : sizes.long;
  const pages = paged(paragraphs, size, width);
  for (const [index, page] of pages.entries()) {
    const added = addSlide(deck, { ...heading, part: { number: index + 1, of: pages.length } });
    const height = page.reduce((sum, one) => sum + heightOf(one, size, width), 0);
    const bar = { x: left, y: body.y + 0.08, w: 0.06, h: Math.min(body.height, Math.max(0.4, height - 0.2)) };
    added.addShape('rect', { ...bar, fill: { color: colors.accent } });
    added.addText(
      page.flatMap((paragraph) => runsOf(deck, paragraph, size)),
      deck.text({ x: left + 0.35, y: body.y, w: width, h: body.height, valign: 'top' }),
    );
    if (aside) addAside(deck, added, aside);
    if (index === pages.length - 1 && after) {
      const line = { x: body.x, y: body.y + body.height - 0.02, w: body.width, h: 0.25, fontSize: 10 };
      added.addText(fitted(after, body.width, 10), deck.text({ ...line, color: colors.muted }));
    }
  }
}
