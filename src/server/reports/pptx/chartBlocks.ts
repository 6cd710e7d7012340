import type { SectionPart } from '../../../domain/reports/sections/types';
import type { Block } from './blocks';
import { drawChart, type Place } from './charts';
import type { Deck } from './deck';
import { fitted } from './textWidth';
import { body, colors } from './theme';

type ChartPart = Extract<SectionPart, { is: 'chart' }>;

const together = 4;
const gap = 0.3;
const titleHeight = 0.34;
/** Of bars beside each other, of lines, of a chart alone, of a bar that lies. */
const least = { bars: 2.55, line: body.height, alone: 4.2, bar: 0.3 } as const;
/** Less high than this, charts stand in one row. */
const oneRow = 4;

const share = (whole: number, parts: number) => (whole - gap * (parts - 1)) / parts;

/** Of a chart that has the width of the slide; fewer bars that lie below each other need less. */
const aloneHeight = ({ chart: { labels } }: ChartPart) =>
  labels.kind === 'kol' ? Math.min(least.alone, (labels.values.length + 1) * least.bar) : least.alone;

/** In rows of so many, from the top left. */
function tiles(count: number, across: number, top: number, whole: number): Place[] {
  const [width, height] = [share(body.width, across), share(whole, Math.ceil(count / across))];
  return Array.from({ length: count }, (_, at) => ({
    ...{ x: body.x + (at % across) * (width + gap), y: top + Math.floor(at / across) * (height + gap) },
    ...{ width, height },
  }));
}

/** Where so many charts stand: in one row where it is low, else two by two; the first of three larger than the others. */
function placesOf(count: number, top: number, whole: number): Place[] {
  if (whole < oneRow || count <= 2) return tiles(count, count, top, whole);
  if (count !== 3) return tiles(count, 2, top, whole);
  const [width, height] = [(body.width - gap) * 0.6, share(whole, 2)];
  const aside = { x: body.x + width + gap, width: body.width - gap - width, height };
  return [
    { x: body.x, y: top, width, height: whole },
    { ...aside, y: top },
    { ...aside, y: top + height + gap },
  ];
}

/** Charts that stand beside each other in a report, four of them together at most; one alone is large. */
export function chartBlocks(deck: Deck, charts: readonly ChartPart[]): Block[] {
  const [only, ...others] = charts;
  if (!only) return [];
  if (others.length === 0) {
    const draw: Block['draw'] = (added, y, height) =>
      drawChart(deck, added, only, { x: body.x, y, width: body.width, height, isPart: false });
    return [{ title: only.title, metrics: [only.chart.metric], height: aloneHeight(only), most: body.height, draw }];
  }
  const shown = charts.slice(0, together);
  const block: Block = {
    ...{ title: null, metrics: shown.map(({ chart }) => chart.metric), most: body.height },
    height: least[only.chart.kind],
    draw: (added, top, height) => {
      for (const [index, { x, y, width, height: high }] of placesOf(shown.length, top, height).entries()) {
        const part = shown[index];
        if (!part) continue;
        const name = deck.text({ x, y, w: width, h: 0.26, fontSize: 12, bold: true, color: colors.ink });
        added.addText(fitted(part.title, width, 12), name);
        const place = { x, y: y + titleHeight, width, height: high - titleHeight };
        drawChart(deck, added, part, { ...place, isPart: true });
      }
    },
  };
  return [block, ...chartBlocks(deck, charts.slice(together))];
}
