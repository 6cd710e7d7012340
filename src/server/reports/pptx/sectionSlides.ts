import type { ReportSection, SectionPart } from '../../../domain/reports/sections/types';
import { addBeside, besideMetric, figureBeside } from './besideSlides';
import { addBlocks, type Block } from './blocks';
import { chartBlocks } from './chartBlocks';
import { addCover } from './cover';
import type { Deck } from './deck';
import { addFigures, factBlocks } from './figures';
import { addFindings } from './findingSlides';
import { addPictures } from './pictureSlides';
import { type Aside, addRich } from './richSlides';
import { tableBlocks } from './tables';
import { linesOf } from './textWidth';
import { body } from './theme';

type Part<Is extends SectionPart['is']> = Extract<SectionPart, { is: Is }>;
const only = <Is extends SectionPart['is']>(parts: readonly SectionPart[], is: Is) =>
  parts.filter((part): part is Part<Is> => part.is === is);

const lineSize = 15;

/** Metrics a block's slides are about, for their notes, where no chart or table names its own. */
const metricsOf: Partial<Record<ReportSection['block'], readonly string[]>> = {
  key_figures: ['posts', 'views', 'engagement', 'buzz', 'engagement_rate', 'cpe', 'cpv'],
  view: ['views'],
  engagement: ['engagement'],
  buzz: ['buzz'],
  cost: ['price', 'booking_price', 'cpe', 'cpv'],
  posts: ['views', 'engagement'],
};

/** What stands beside a text of a block; the texts of the best KOLs are those with a title, in their order. */
function asideOf(deck: Deck, { block, parts }: ReportSection, part: Part<'rich'>): Aside | null {
  const figure = figureBeside(deck, block);
  if (figure) return { is: 'figure', figure };
  if (part.title === null) return null;
  const place = only(parts, 'rich')
    .filter(({ title }) => title !== null)
    .indexOf(part);
  const best = deck.file.document.top.filter(({ text }) => text)[place];
  return best ? { is: 'face', data: deck.pictures.face(best.kol.avatar) } : null;
}

/** A line that belongs to no text and no pictures. */
function lineBlock(deck: Deck, text: string): Block {
  const height = linesOf(text, body.width, lineSize) * 0.3;
  return {
    ...{ title: null, metrics: [], height },
    draw: (added, y) =>
      added.addText(text, deck.text({ x: body.x, y, w: body.width, h: height, fontSize: lineSize, valign: 'top' })),
  };
}

/** What of a block can stand with others on a slide: charts, tables, facts and lines of its own. */
function blocksOf(deck: Deck, { block, parts }: ReportSection): Block[] {
  const metrics = metricsOf[block] ?? [];
  return parts.flatMap((part, index) => {
    switch (part.is) {
      case 'chart': {
        if (parts[index - 1]?.is === 'chart') return [];
        const end = parts.findIndex((one, at) => at > index && one.is !== 'chart');
        return chartBlocks(deck, only(parts.slice(index, end < 0 ? undefined : end), 'chart'));
      }
      case 'table':
        return tableBlocks(deck, part);
      case 'facts':
        return factBlocks(deck, metrics, part.facts);
      case 'lead':
        return parts[index - 1]?.is === 'rich' || parts[index + 1]?.is === 'pictures'
          ? []
          : [lineBlock(deck, part.text)];
      default:
        return [];
    }
  });
}

function addTexts(deck: Deck, section: ReportSection): void {
  const { title, block, parts } = section;
  const heading = { section: title, title, metrics: metricsOf[block] ?? [] };
  const texts = only(parts, 'rich').map((part) => ({ part, aside: asideOf(deck, section, part) }));
  const [first, ...others] = texts;
  const main = first?.part.title === null ? first.part : undefined;
  if (block === 'findings' && addFindings(deck, heading, main, main ? others : texts)) return;
  for (const { part, aside } of texts) {
    const after = parts[parts.indexOf(part) + 1];
    addRich(
      deck,
      { ...heading, title: part.title ?? title },
      part.html,
      after?.is === 'lead' ? after.text : null,
      aside,
    );
  }
}

/** A block's slides: its figures, its texts and its pictures each apart, its charts, tables and facts as many as fit. */
function addSection(deck: Deck, section: ReportSection): void {
  const { title, block, parts } = section;
  const metrics = metricsOf[block] ?? [];
  const figures = only(parts, 'figures');
  if (figures.length > 0) {
    const of = (large: boolean) => figures.filter((part) => part.large === large).flatMap((part) => part.figures);
    addFigures(deck, { section: title, title, metrics }, of(true), of(false));
  }
  addTexts(deck, section);
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (part.is !== 'pictures') continue;
    addPictures(deck, { section: title, title: before?.is === 'lead' ? before.text : title, metrics }, part.pictures);
  }
  addBlocks(deck, section, blocksOf(deck, section));
}

/** The slides of all blocks; the texts beside metrics stand together where there is room. */
export function addSections(deck: Deck, sections: readonly ReportSection[]): void {
  const beside = sections.filter(({ block }) => besideMetric[block]);
  let isTogether = false;
  for (const section of sections) {
    if (section === beside[0]) isTogether = addBeside(deck, beside);
    if (section.block === 'cover') addCover(deck, section);
    else if (!isTogether || !beside.includes(section)) addSection(deck, section);
  }
}
