import { formatPercent } from '../../../domain/format';
import type { SectionFigure } from '../../../domain/reports/sections/types';
import type { Deck, Heading, Slide } from './deck';
import { addSlide } from './deck';
import { fitted, fittedLines, linesOf, textWidth } from './textWidth';
import { body, colors } from './theme';

const gap = 0.2;
const cardHeight = 2.5;
const smallHeight = 1.05;
/** Beside a bar. */
const rateWidth = 0.75;
const fewest = 5;
const smallestFact = 11;
const factSizes = [24, 20, 17, 14, smallestFact] as const;
const smallSizes = [17, 15, 13, 12, 11, 10] as const;
const targetSizes = [11, 10, 9, 8, 7] as const;

/** The largest of some sizes at which a text stands in one line; the smallest where it does at none. */
const sizeFor = (text: string, width: number, sizes: readonly number[]): number =>
  sizes.find((points) => textWidth(text, points) <= width) ?? Math.min(...sizes);

/** The key figures on one slide: large ones on cards with a bar against their target, the others below. */
export function addFigures(
  deck: Deck,
  heading: Heading,
  large: readonly SectionFigure[],
  small: readonly SectionFigure[],
): void {
  const added = addSlide(deck, heading);
  const width = (body.width - gap * (large.length - 1)) / Math.max(1, large.length);
  for (const [index, figure] of large.entries()) {
    addCard(deck, added, figure, { x: body.x + index * (width + gap), y: body.y, width });
  }
  // Two rows of them at most.
  const inRow = Math.max(fewest, Math.ceil(small.length / 2));
  const across = (body.width - gap * (inRow - 1)) / inRow;
  const top = body.y + (large.length > 0 ? cardHeight + 0.4 : 0);
  for (const [index, figure] of small.entries()) {
    const x = body.x + (index % inRow) * (across + gap);
    addSmall(deck, added, figure, { x, y: top + Math.floor(index / inRow) * smallHeight, width: across });
  }
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** A figure on a card, with a bar of what it is of its target and that in percent. */
export function addCard({ text, file }: Deck, added: Slide, figure: SectionFigure, { x, y, width }: Place): void {
  const inner = width - 0.5;
  const line = (top: number, h: number) => ({ x: x + 0.25, y: y + top, w: inner, h });
  added.addShape('roundRect', {
    ...{ x, y, w: width, h: cardHeight, rectRadius: 0.1, fill: { color: colors.canvas } },
    line: { color: colors.line, width: 0.75 },
  });
  added.addText(
    fitted(figure.label, inner, 12),
    text({ ...line(0.2, 0.28), fontSize: 12, bold: true, color: colors.muted }),
  );
  added.addText(fitted(figure.value, inner, 34), text({ ...line(0.5, 0.7), fontSize: 34, bold: true }));
  if (figure.target) {
    const fontSize = sizeFor(figure.target, inner, targetSizes);
    added.addText(fitted(figure.target, inner, fontSize), text({ ...line(1.22, 0.25), fontSize, color: colors.muted }));
  }
  if (figure.rate !== null) {
    addBar(added, figure.rate, { ...line(1.58, 0.1), w: inner - rateWidth });
    const place = { x: x + 0.25 + inner - rateWidth, y: y + 1.5, w: rateWidth, h: 0.26 };
    const said = formatPercent(figure.rate, file.language);
    added.addText(said, text({ ...place, fontSize: 11, bold: true, color: colors.accent, align: 'right' }));
  }
  if (figure.note) {
    added.addText(figure.note, text({ ...line(1.8, 0.55), fontSize: 10, color: colors.muted, valign: 'top' }));
  }
}

function addBar(added: Slide, rate: number, place: { x: number; y: number; w: number; h: number }): void {
  const filled = Math.min(1, Math.max(0, rate / 100));
  added.addShape('roundRect', { ...place, rectRadius: 0.05, fill: { color: colors.line } });
  if (filled === 0) return;
  const color = rate >= 100 ? colors.good : colors.accent;
  added.addShape('roundRect', { ...place, w: Math.max(place.h, place.w * filled), rectRadius: 0.05, fill: { color } });
}

function addSmall(
  { text }: Deck,
  added: Slide,
  { label, value, target, note }: SectionFigure,
  { x, y, width }: Place,
): void {
  added.addShape('line', { x, y, w: width, h: 0, line: { color: colors.line, width: 0.75 } });
  added.addText(
    fitted(label, width, 10.5),
    text({ x, y: y + 0.1, w: width, h: 0.24, fontSize: 10.5, color: colors.muted }),
  );
  const size = sizeFor(value, width, smallSizes);
  added.addText(fitted(value, width, size), text({ x, y: y + 0.34, w: width, h: 0.34, fontSize: size, bold: true }));
  const targetSize = sizeFor(target ?? '', width, [10, 8]);
  const isLong = target !== null && linesOf(target, width, targetSize) > 1;
  if (target) {
    const place = { x, y: y + 0.66, w: width, h: isLong ? 0.26 : 0.22, fontSize: targetSize, valign: 'top' as const };
    added.addText(fittedLines(target, width, targetSize, 2), text({ ...place, color: colors.muted }));
  }
  if (note)
    added.addText(
      note,
      text({ x, y: y + (isLong ? 0.91 : 0.82), w: width, h: 0.2, fontSize: 8, color: colors.muted, valign: 'top' }),
    );
}

/** Facts as large as they deserve, at most nine to a slide. */
export function addFacts(deck: Deck, heading: Heading, facts: readonly { label: string; text: string }[]): void {
  const added = addSlide(deck, heading);
  const width = (body.width - 2 * gap) / 3;
  for (const [index, fact] of facts.slice(0, 9).entries()) {
    const x = body.x + (index % 3) * (width + gap);
    const y = body.y + Math.floor(index / 3) * 1.7;
    added.addShape('roundRect', {
      ...{ x, y, w: width, h: 1.5, rectRadius: 0.1, fill: { color: colors.canvas } },
      line: { color: colors.line, width: 0.75 },
    });
    const line = { x: x + 0.25, w: width - 0.5 };
    added.addText(
      fact.label,
      deck.text({ ...line, y: y + 0.22, h: 0.28, fontSize: 12, bold: true, color: colors.muted }),
    );
    const fontSize = sizeFor(fact.text, line.w, factSizes);
    const said = fittedLines(fact.text, line.w, fontSize, fontSize === smallestFact ? 3 : 1);
    added.addText(said, deck.text({ ...line, y: y + 0.6, h: 0.6, fontSize, bold: true }));
  }
}
