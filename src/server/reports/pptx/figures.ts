import { formatPercent } from '../../../domain/format';
import type { SectionFigure } from '../../../domain/reports/sections/types';
import type { Block } from './blocks';
import type { Deck, Heading, Slide } from './deck';
import { addSlide } from './deck';
import { fitted, fittedLines, linesOf, sizeFor } from './textWidth';
import { body, colors, smallest } from './theme';

const gap = 0.2;
export const cardHeight = 2.35;
const smallHeight = 1.3;
/** Beside a bar. */
const rateWidth = 0.75;
const fewest = 5;
const smallestFact = 11;
const inRowOfFacts = 3;
const factHeight = { least: 1.05, most: 1.8 } as const;
/** As many as a slide has room for. */
const factsTogether = 9;
const factSizes = [24, 20, 17, 14, smallestFact] as const;
const smallSizes = [17, 15, 13, 12, 11, 10] as const;
const targetSizes = [11, 10, smallest] as const;

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
  const top = body.y + (large.length > 0 ? cardHeight + 0.2 : 0);
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
    const set = text({ ...line(1.16, 0.34), fontSize, color: colors.muted, valign: 'middle' });
    added.addText(fittedLines(figure.target, inner, fontSize, 2), set);
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
  const targetSize = sizeFor(target ?? '', width, [10, smallest]);
  const isLong = target !== null && linesOf(target, width, targetSize) > 1;
  const below = { x, w: width, color: colors.muted, valign: 'top' as const };
  if (target) {
    const place = { ...below, y: y + 0.66, h: isLong ? 0.32 : 0.2, fontSize: targetSize };
    added.addText(fittedLines(target, width, targetSize, 2), text(place));
  }
  if (!note) return;
  const place = { ...below, y: y + (target ? (isLong ? 0.97 : 0.85) : 0.68), h: 0.3, fontSize: smallest };
  added.addText(note, text(place));
}

type Fact = { label: string; text: string };

/** Facts as large as they deserve, nine together at most. */
export function factBlocks(deck: Deck, metrics: readonly string[], facts: readonly Fact[]): Block[] {
  if (facts.length === 0) return [];
  const shown = facts.slice(0, factsTogether);
  const rows = Math.ceil(shown.length / inRowOfFacts);
  const heightAt = (height: number) => rows * (height + gap) - gap;
  const block: Block = {
    ...{ title: null, metrics, height: heightAt(factHeight.least), most: heightAt(factHeight.most) },
    draw: (added, top, given) => drawFacts(deck, added, shown, top, (given + gap) / rows - gap),
  };
  return [block, ...factBlocks(deck, metrics, facts.slice(factsTogether))];
}

function drawFacts(deck: Deck, added: Slide, facts: readonly Fact[], top: number, height: number): void {
  const width = (body.width - gap * (inRowOfFacts - 1)) / inRowOfFacts;
  for (const [index, fact] of facts.entries()) {
    const x = body.x + (index % inRowOfFacts) * (width + gap);
    const y = top + Math.floor(index / inRowOfFacts) * (height + gap);
    added.addShape('roundRect', {
      ...{ x, y, w: width, h: height, rectRadius: 0.1, fill: { color: colors.canvas } },
      line: { color: colors.line, width: 0.75 },
    });
    const line = { x: x + 0.25, w: width - 0.5 };
    // Its two lines in the middle of the card.
    const first = y + (height - 0.78) / 2;
    added.addText(fact.label, deck.text({ ...line, y: first, h: 0.24, fontSize: 12, bold: true, color: colors.muted }));
    const fontSize = sizeFor(fact.text, line.w, factSizes);
    const said = fittedLines(fact.text, line.w, fontSize, fontSize === smallestFact ? 3 : 1);
    added.addText(said, deck.text({ ...line, y: first + 0.26, h: 0.52, fontSize, bold: true }));
  }
}
