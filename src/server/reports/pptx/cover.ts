import type { ReportSection } from '../../../domain/reports/sections/types';
import type { Deck } from './deck';
import { fittedLines, linesOf, sizeFor } from './textWidth';
import { colors, slide } from './theme';

const left = 0.75;
const column = 6.9;
const picture = { x: 8.133, width: 5.2 } as const;
const factSizes = [13, 12, 11, 10];
const facesShown = 9;
const faceSide = 0.56;

/** The faces of a report's KOLs that its cover has room for, from the best on. */
export function facesOf({ document: { kols, campaign } }: Deck['file']): (string | null)[] {
  const ranked = kols.length > 0 ? kols.map(({ kol }) => kol) : campaign.kols;
  return ranked.slice(0, facesShown).map(({ avatar }) => avatar);
}

/** The first slide: brand, campaign, how it went in a sentence, period, day, and the faces of its KOLs. */
export function addCover(deck: Deck, { title, parts }: ReportSection): void {
  const { presentation, file, pictures, text, say, notes } = deck;
  const { campaign } = file.document;
  const cover = presentation.addSlide();
  cover.background = { color: colors.paper };
  if (pictures.cover) {
    cover.addImage({
      data: pictures.cover,
      x: picture.x,
      y: 0,
      w: picture.width,
      h: slide.height,
      altText: campaign.name,
    });
  } else {
    cover.addShape('rect', { x: picture.x, y: 0, w: picture.width, h: slide.height, fill: { color: colors.soft } });
  }
  cover.addShape('rect', { x: 0, y: 0, w: 0.16, h: slide.height, fill: { color: colors.accent } });

  cover.addImage({ ...pictures.agency(0.42), x: left, y: 0.6, altText: say('common.product') });
  const logo = pictures.logo?.(1.8, 0.42);
  if (logo)
    cover.addImage({ ...logo, x: left + 0.62, y: 0.6 + (0.42 - logo.h) / 2, altText: campaign.brand?.name ?? '' });

  cover.addText(
    fittedLines(`${say('reportDocument.title')} · ${campaign.brand?.name ?? ''}`, column, 13, 1),
    text({ x: left, y: 1.4, w: column, h: 0.3, fontSize: 13, bold: true, color: colors.accent }),
  );
  const name = fittedLines(campaign.name, column, 36, 2);
  const nameHeight = linesOf(name, column, 36) * 0.62;
  cover.addText(name, text({ x: left, y: 1.75, w: column, h: nameHeight, fontSize: 36, bold: true, valign: 'top' }));
  const lead = parts.find((part) => part.is === 'lead');
  if (lead) {
    cover.addText(
      fittedLines(lead.text, column - 0.1, 17, 3),
      text({ x: left, y: 1.9 + nameHeight, w: column, h: 1.0, fontSize: 17, color: colors.muted, valign: 'top' }),
    );
  }
  addFacts(deck, cover, parts);
  addFaces(deck, cover);
  cover.addNotes(notes.of(title, []));
}

function addFacts({ text }: Deck, cover: ReturnType<Deck['presentation']['addSlide']>, parts: ReportSection['parts']) {
  const facts = parts.flatMap((part) => (part.is === 'facts' ? part.facts : []));
  const width = column / 2 - 0.1;
  for (const [index, { label, text: value }] of facts.entries()) {
    const x = left + (index % 2) * (column / 2);
    const y = 4.3 + Math.floor(index / 2) * 0.64;
    const fontSize = sizeFor(value, width, factSizes);
    const said = fittedLines(value, width, fontSize, 2);
    cover.addText(label, text({ x, y, w: width, h: 0.2, fontSize: 10, color: colors.muted }));
    cover.addText(said, text({ x, y: y + 0.2, w: width, h: 0.36, fontSize, bold: true, valign: 'top' }));
  }
}

function addFaces({ file, pictures, text }: Deck, cover: ReturnType<Deck['presentation']['addSlide']>): void {
  const faces = facesOf(file);
  const total = Math.max(file.document.kols.length, file.document.campaign.kol_total);
  const y = 6.35;
  for (const [index, src] of faces.entries()) {
    const x = left + index * (faceSide + 0.1);
    const data = pictures.face(src);
    if (data) cover.addImage({ data, x, y, w: faceSide, h: faceSide, rounding: true });
    else cover.addShape('ellipse', { x, y, w: faceSide, h: faceSide, fill: { color: colors.line } });
  }
  if (total > faces.length) {
    const x = left + faces.length * (faceSide + 0.1);
    cover.addText(
      `+${total - faces.length}`,
      text({ x, y, w: 0.8, h: faceSide, fontSize: 13, bold: true, color: colors.muted }),
    );
  }
}
