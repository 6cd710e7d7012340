import type { SectionPart } from '../../../domain/reports/sections/types';
import { richParagraphs } from '../richParagraphs';
import { addSlide, type Deck, type Heading, type Slide } from './deck';
import { type Aside, addRich, heightOf, runsOf } from './richSlides';
import { addColumns, columnsHeight, type TextColumn } from './textColumns';
import { fittedLines } from './textWidth';
import { body, colors } from './theme';

type Rich = Extract<SectionPart, { is: 'rich' }>;

/** A text of the best KOLs with what stands beside it. */
export interface Highlight {
  part: Rich;
  aside: Aside | null;
}

const face = 0.9;
const headHeight = 1.1;
const between = 0.45;
const sizes = [22, 18, 15] as const;
const mainWidth = body.width - 0.9;

function columnOf(deck: Deck, { part, aside }: Highlight): TextColumn {
  return {
    ...{ html: part.html, after: null },
    drawHead: (added, { x, y, width }) => {
      const place = { x, y, w: face, h: face };
      if (aside?.is === 'face' && aside.data) added.addImage({ ...place, data: aside.data, rounding: true });
      else added.addShape('ellipse', { ...place, fill: { color: colors.line } });
      const room = width - face - 0.2;
      const set = deck.text({ x: x + face + 0.2, y, w: room, h: face, fontSize: 14, bold: true, valign: 'middle' });
      added.addText(fittedLines(part.title ?? '', room, 14, 3), set);
    },
  };
}

function addMain(deck: Deck, added: Slide, html: string, size: number, height: number): void {
  const bar = { x: body.x, y: body.y + 0.05, w: 0.06, h: height - 0.1, fill: { color: colors.accent } };
  added.addShape('rect', bar);
  const runs = richParagraphs(html).flatMap((paragraph) => runsOf(deck, paragraph, size));
  added.addText(runs, deck.text({ x: body.x + 0.35, y: body.y, w: mainWidth, h: height, valign: 'top' }));
}

/**
 * The finding over what is said of the best KOLs on one slide where there is room, else the best ones on a slide of their own;
 * false where even they have none.
 */
export function addFindings(deck: Deck, heading: Heading, main: Rich | undefined, best: readonly Highlight[]): boolean {
  if (best.length + (main ? 1 : 0) < 2) return false;
  const columns = best.map((one) => columnOf(deck, one));
  const room = body.height - columnsHeight(columns, headHeight);
  if (room < 0) return false;
  const heightAt = (size: number) =>
    main ? richParagraphs(main.html).reduce((sum, one) => sum + heightOf(one, size, mainWidth), 0) + between : 0;
  const size = sizes.find((points) => heightAt(points) <= room);
  if (main && size === undefined) addRich(deck, heading, main.html, null, null);
  const added = addSlide(deck, heading);
  const isTogether = main !== undefined && size !== undefined;
  if (isTogether) addMain(deck, added, main.html, size, heightAt(size) - between);
  addColumns(deck, added, columns, { top: body.y + (isTogether ? heightAt(size) : 0), headHeight });
  return true;
}
