import type { ReportSection, SectionPart } from '../../../domain/reports/sections/types';
import { addChart } from './charts';
import type { Deck } from './deck';
import { addFacts, addFigures } from './figures';
import { addPictures } from './pictureSlides';
import { type Aside, addRich } from './richSlides';
import { addTable } from './tables';

type Part<Is extends SectionPart['is']> = Extract<SectionPart, { is: Is }>;
const only = <Is extends SectionPart['is']>(parts: readonly SectionPart[], is: Is) =>
  parts.filter((part): part is Part<Is> => part.is === is);

/** Metrics a block's slides are about, for their notes, where no chart or table names its own. */
const metricsOf: Partial<Record<ReportSection['block'], readonly string[]>> = {
  key_figures: ['posts', 'views', 'engagement', 'buzz', 'engagement_rate', 'cpe', 'cpv'],
  view: ['views'],
  engagement: ['engagement'],
  buzz: ['buzz'],
  cost: ['price', 'booking_price', 'cpe', 'cpv'],
  posts: ['views', 'engagement'],
};

/** The texts beside metrics, by the metric whose figure stands by them. */
const besideMetric: Partial<Record<ReportSection['block'], string>> = {
  view: 'views',
  engagement: 'engagement',
  buzz: 'buzz',
};

/** What stands beside a text of a block; the texts of the best KOLs are those with a title, in their order. */
function asideOf(deck: Deck, { block, parts }: ReportSection, part: Part<'rich'>): Aside | null {
  const { document, sections } = deck.file;
  const metric = besideMetric[block];
  if (metric) {
    const label = deck.say(`reports.metric.${metric}`);
    const figures = sections.flatMap((section) => only(section.parts, 'figures')).flatMap((shown) => shown.figures);
    const figure = figures.find((one) => one.label === label);
    return figure ? { is: 'figure', figure } : null;
  }
  if (part.title === null) return null;
  const place = only(parts, 'rich')
    .filter(({ title }) => title !== null)
    .indexOf(part);
  const best = document.top.filter(({ text }) => text)[place];
  return best ? { is: 'face', data: deck.pictures.face(best.kol.avatar) } : null;
}

/** The slides of one part of a block; a lead stands with what it belongs to. */
function addPart(deck: Deck, section: ReportSection, index: number): void {
  const { title, block, parts } = section;
  const heading = { section: title, title, metrics: metricsOf[block] ?? [] };
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  switch (part?.is) {
    case 'rich': {
      const said = after?.is === 'lead' ? after.text : null;
      addRich(deck, { ...heading, title: part.title ?? title }, part.html, said, asideOf(deck, section, part));
      break;
    }
    case 'chart':
      addChart(deck, { ...heading, title: part.title, metrics: [part.chart.metric] }, part.chart);
      break;
    case 'table':
      addTable(deck, { ...heading, title: part.title }, part);
      break;
    case 'facts':
      addFacts(deck, heading, part.facts);
      break;
    case 'pictures':
      addPictures(deck, { ...heading, title: before?.is === 'lead' ? before.text : title }, part.pictures);
  }
}

/** A block's slides, one idea each: its figures together, each text, chart, table and group of pictures apart. */
export function addSection(deck: Deck, section: ReportSection): void {
  const { title, block, parts } = section;
  const figures = only(parts, 'figures');
  if (figures.length > 0) {
    const of = (large: boolean) => figures.filter((part) => part.large === large).flatMap((part) => part.figures);
    addFigures(deck, { section: title, title, metrics: metricsOf[block] ?? [] }, of(true), of(false));
  }
  for (const index of parts.keys()) addPart(deck, section, index);
}
