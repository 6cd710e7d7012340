import type { ReportSection, SectionFigure } from '../../../domain/reports/sections/types';
import { addSlide, type Deck } from './deck';
import { addCard, cardHeight } from './figures';
import { addColumns, columnsHeight, type TextColumn } from './textColumns';
import { body } from './theme';

/** The texts beside metrics, by the metric whose figure stands by them. */
export const besideMetric: Partial<Record<ReportSection['block'], string>> = {
  view: 'views',
  engagement: 'engagement',
  buzz: 'buzz',
};

const headHeight = cardHeight + 0.2;

/** The figure a block's text is about; null of another block and where it is not shown. */
export function figureBeside({ file, say }: Deck, block: ReportSection['block']): SectionFigure | null {
  const metric = besideMetric[block];
  if (!metric) return null;
  const label = say(`reports.metric.${metric}`);
  const parts = file.sections.flatMap((section) => section.parts);
  const figures = parts.flatMap((part) => (part.is === 'figures' ? part.figures : []));
  return figures.find((one) => one.label === label) ?? null;
}

function columnOf(deck: Deck, { block, parts }: ReportSection): TextColumn | null {
  const figure = figureBeside(deck, block);
  const texts = parts.flatMap((part) => (part.is === 'rich' ? part.html : []));
  const after = parts.flatMap((part) => (part.is === 'lead' ? part.text : [])).join(' ') || null;
  if (!figure || texts.length === 0) return null;
  return {
    ...{ html: texts.join(''), after },
    drawHead: (added, place) => addCard(deck, added, figure, place),
  };
}

/** The texts beside metrics on one slide, each below its figure; false where there are fewer than two, or no room. */
export function addBeside(deck: Deck, sections: readonly ReportSection[]): boolean {
  const columns = sections.flatMap((section) => columnOf(deck, section) ?? []);
  if (columns.length < 2 || columns.length < sections.length) return false;
  if (columnsHeight(columns, headHeight) > body.height) return false;
  const metrics = sections.flatMap(({ block }) => besideMetric[block] ?? []);
  const title = sections.map((section) => section.title).join(' · ');
  const added = addSlide(deck, { section: title, title, metrics });
  addColumns(deck, added, columns, { top: body.y, headHeight });
  return true;
}
