import { networkNames } from '../../../domain/networks';
import { networkColors, paleOf } from '../../../domain/reports/charts/colors';
import type { SectionPicture } from '../../../domain/reports/sections/types';
import { balanced } from './balanced';
import { addSlide, type Deck, type Heading, type Slide } from './deck';
import { fitted, fittedLines } from './textWidth';
import { body, colors, slideColor } from './theme';

const perSlide = 6;
const inRow = { least: 2, most: 3 } as const;
const gap = 0.25;
const below = 0.35;
/** How high a picture is of its width. */
const upright = 1.25;
/** Of a card's width, where pictures have one row to themselves. */
const share = 0.56;
const inTwoRows = { width: 1.8, height: 1.8 * upright } as const;
const isWeb = (text: string) => /^https?:\/\//.test(text);

/** How pictures stand that share a slide: the fewer they are, the larger. */
interface Shape {
  across: number;
  cardWidth: number;
  picture: { width: number; height: number };
  type: { title: number; line: number };
}

function shapeOf(count: number): Shape {
  const across = Math.max(inRow.least, Math.min(inRow.most, count));
  const cardWidth = (body.width - gap * (across - 1)) / across;
  const width = cardWidth * share;
  const type = across === inRow.least ? { title: 18, line: 14 } : { title: 13, line: 11 };
  return { across, cardWidth, type, picture: count > across ? inTwoRows : { width, height: width * upright } };
}

function addCard(
  { pictures, text }: Deck,
  added: Slide,
  shown: SectionPicture,
  { x, y, cardWidth, picture, type }: Omit<Shape, 'across'> & { x: number; y: number },
): void {
  const data = pictures.post(shown.src);
  const place = { x, y, w: picture.width, h: picture.height };
  const hyperlink = shown.href && isWeb(shown.href) ? { url: shown.href } : undefined;
  if (data) added.addImage({ ...place, data, altText: shown.title });
  else if (shown.post) {
    const { network, words } = shown.post;
    const inset = 0.15;
    const room = { x: x + inset, y: y + inset, w: picture.width - 2 * inset, h: picture.height - 2 * inset };
    const said = fittedLines(words || networkNames[network], room.w, 12, 7);
    added.addShape('rect', { ...place, fill: { color: slideColor(paleOf(networkColors[network])) } });
    added.addText(said, text({ ...room, fontSize: 12, bold: true, valign: 'middle' }));
  } else added.addShape('rect', { ...place, fill: { color: colors.line } });
  const line = { x: x + picture.width + 0.18, w: cardWidth - picture.width - 0.22 };
  const title = {
    text: fittedLines(shown.title, line.w, type.title, 3),
    options: text({ fontSize: type.title, bold: true, breakLine: true, paraSpaceAfter: 6 }),
  };
  const lines = shown.lines.filter(Boolean).map((one) => ({
    text: fittedLines(one, line.w, type.line, 2),
    options: text({ fontSize: type.line, color: colors.muted, breakLine: true, paraSpaceAfter: 4 }),
  }));
  added.addText([title, ...lines], text({ ...line, y: y + 0.02, h: picture.height - 0.35, valign: 'top' }));
  if (!hyperlink) return;
  const address = fitted(hyperlink.url.replace(/^https?:\/\/(www\.)?/, ''), line.w, 9);
  const set = text({ fontSize: 9, color: colors.accent, hyperlink });
  added.addText([{ text: address, options: set }], text({ ...line, y: y + picture.height - 0.28, h: 0.24 }));
}

/** Pictures with what is said of each, six to a slide at most; where one is missing a post's words stand, or a neutral box. */
export function addPictures(deck: Deck, heading: Heading, pictures: readonly SectionPicture[]): void {
  const slides = balanced(pictures.length, perSlide);
  let from = 0;
  for (const [at, count] of slides.entries()) {
    const added = addSlide(deck, { ...heading, part: { number: at + 1, of: slides.length } });
    from += count;
    const { across, ...shape } = shapeOf(count);
    for (const [index, shown] of pictures.slice(from - count, from).entries()) {
      const x = body.x + (index % across) * (shape.cardWidth + gap);
      const y = body.y + Math.floor(index / across) * (shape.picture.height + below);
      addCard(deck, added, shown, { ...shape, x, y });
    }
  }
}
