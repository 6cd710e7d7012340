import { networkNames } from '../../../domain/networks';
import { networkColors, paleOf } from '../../../domain/reports/charts/colors';
import type { SectionPicture } from '../../../domain/reports/sections/types';
import { addSlide, type Deck, type Heading, type Slide } from './deck';
import { fitted, fittedLines } from './textWidth';
import { body, colors, slideColor } from './theme';

const across = 3;
const perSlide = 6;
const gap = 0.25;
const card = { width: (body.width - gap * (across - 1)) / across, height: 2.45 } as const;
const picture = { width: 1.8, height: 2.25 } as const;
const isWeb = (text: string) => /^https?:\/\//.test(text);

function addCard({ pictures, text }: Deck, added: Slide, shown: SectionPicture, x: number, y: number): void {
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
  const line = { x: x + picture.width + 0.18, w: card.width - picture.width - 0.22 };
  added.addText(
    fittedLines(shown.title, line.w, 13, 3),
    text({ ...line, y: y + 0.02, h: 0.75, fontSize: 13, bold: true, valign: 'top' }),
  );
  const lines = shown.lines.filter(Boolean).map((one) => fittedLines(one, line.w, 11, 2));
  added.addText(
    lines.map((one) => ({
      text: one,
      options: text({ fontSize: 11, color: colors.muted, breakLine: true, paraSpaceAfter: 4 }),
    })),
    text({ ...line, y: y + 0.8, h: 1.0, valign: 'top' }),
  );
  if (!hyperlink) return;
  const address = fitted(hyperlink.url.replace(/^https?:\/\/(www\.)?/, ''), line.w, 9);
  const set = text({ fontSize: 9, color: colors.accent, hyperlink });
  added.addText([{ text: address, options: set }], text({ ...line, y: y + picture.height - 0.28, h: 0.24 }));
}

/** Pictures with what is said of each, six to a slide; where one is missing a post's words stand, or a neutral box. */
export function addPictures(deck: Deck, heading: Heading, pictures: readonly SectionPicture[]): void {
  const slides = Math.ceil(pictures.length / perSlide);
  for (let number = 1; number <= slides; number++) {
    const added = addSlide(deck, { ...heading, part: { number, of: slides } });
    for (const [index, shown] of pictures.slice((number - 1) * perSlide, number * perSlide).entries()) {
      const x = body.x + (index % across) * (card.width + gap);
      addCard(deck, added, shown, x, body.y + Math.floor(index / across) * (card.height + 0.15));
    }
  }
}
