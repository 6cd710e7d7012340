import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import type { SectionPart } from '../src/domain/reports/sections/types';
import { layOut } from '../src/server/reports/pdf/columns';
import { Fonts } from '../src/server/reports/pdf/fonts';
import { Paper } from '../src/server/reports/pdf/paper';
import { drawTable } from '../src/server/reports/pdf/tablePart';
import { readPdf } from './support/readPdf';
import { reportFile } from './support/reportFiles';

type Table = Extract<SectionPart, { is: 'table' }>;

function newPaper(): Paper {
  const doc = new jsPDF({ unit: 'pt', format: 'a4' });
  return new Paper(doc, new Fonts(doc));
}

const tableOf = (count: number): Table => ({
  is: 'table',
  title: 'All rows',
  columns: [
    { key: 'kol', label: 'KOL', kind: 'text' },
    { key: 'views', label: 'Views', kind: 'count' },
  ],
  rows: Array.from({ length: count }, (_, index) => [`row-${index}`, index]),
});

/** As many metrics with figure, target and rate as wanted; more than ten of them do not stand beside each other on a page. */
const wideTable = (metrics: number, rows: number): Table => ({
  is: 'table',
  title: 'KPI',
  columns: [
    { key: 'kol', label: 'KOL', kind: 'text' },
    ...Array.from({ length: metrics }, (_, metric) =>
      (['current', 'target', 'rate'] as const).map((side) => ({
        ...{ key: `m${metric}_${side}`, label: `Metric${metric}: ${side}`, kind: 'money' as const },
        goal: { metric: `Metric${metric}`, part: side },
      })),
    ).flat(),
  ],
  rows: Array.from({ length: rows }, (_, row) => [
    `row-${row}`,
    ...Array.from({ length: metrics * 3 }, () => 123_456_789),
  ]),
});

/** How many rows stand on each page of a table that begins so far down, in points. */
async function rowsByPage(table: Table, begin = 0): Promise<number[]> {
  const paper = newPaper();
  paper.y += begin;
  drawTable(paper, table, 'en');
  const { pages } = await readPdf(new Uint8Array(paper.doc.output('arraybuffer')));
  return pages.map(({ placed }) => placed.filter(({ text }) => text.startsWith('row-')).length);
}

const room = { portrait: 499, landscape: 745 };

describe('tables of a PDF', () => {
  it.each(['vi', 'en'] as const)('hold all KPIs of a SOW in a row, a column a metric (%s)', (language) => {
    const { sections } = reportFile({ language, sows: 8 });
    const parts = sections.find(({ block }) => block === 'kols')?.parts ?? [];
    const kpis = parts.findLast((part) => part.is === 'table');
    if (!kpis) throw new Error('no table of KPIs');
    const drawn = layOut(newPaper(), kpis, { language, ...room });
    expect(drawn.parts).toHaveLength(1);
    const keys = drawn.parts.flat().map(({ key }) => key);
    const metrics = kpis.columns.flatMap(({ key }) => (key.endsWith('_current') ? [key] : []));
    expect(metrics.length).toBeGreaterThan(3);
    expect(keys.filter((key) => /_(current|target|rate)$/.test(key))).toEqual(metrics);
  });

  it('say below a figure what it is held against and how far that is reached', async () => {
    const paper = newPaper();
    const [, current, target, rate] = wideTable(1, 1).columns;
    if (!current || !target || !rate) throw new Error('no metric');
    const columns = [current, target, { ...rate, kind: 'percent' as const }];
    drawTable(paper, { is: 'table', title: 'KPI', columns, rows: [[1_200, 4_800, 25]] }, 'en');
    const [page] = (await readPdf(new Uint8Array(paper.doc.output('arraybuffer')))).pages;
    const texts = page?.placed.map(({ text }) => text).join('|');
    expect(texts).toContain('1,200 VNĐ|4,800 VNĐ · 25%');
  });

  it('part the metrics of a table that is too wide about evenly', () => {
    for (const table of [wideTable(14, 2), wideTable(19, 2), wideTable(25, 2)]) {
      const { parts } = layOut(newPaper(), table, { language: 'en', ...room });
      const keys = parts.map((part) => part.map(({ key }) => key));
      const metrics = table.columns.flatMap(({ key }) => (key.endsWith('_current') ? [key] : []));
      expect(keys.flat().filter((key) => key !== 'kol')).toEqual(metrics);
      const counts = keys.map((part) => part.length);
      expect(counts.length).toBeGreaterThan(1);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('leave no row alone on a page, at their end or at their beginning', async () => {
    for (const count of [34, 35, 36, 37, 71, 72]) {
      const pages = await rowsByPage(tableOf(count));
      expect({ count, sum: pages.reduce((sum, rows) => sum + rows, 0) }).toEqual({ count, sum: count });
      expect({ count, alone: pages.filter((rows) => rows === 1) }).toEqual({ count, alone: [] });
    }
    for (const begin of [620, 630, 640, 650, 660]) {
      const pages = await rowsByPage(tableOf(30), begin);
      expect({ begin, alone: pages.filter((rows) => rows === 1) }).toEqual({ begin, alone: [] });
    }
  });

  it('keep the parts of a short one on one page', async () => {
    expect((await rowsByPage(wideTable(14, 1))).filter((rows) => rows > 0)).toEqual([2]);
    const paper = newPaper();
    paper.newPage('landscape');
    paper.y = paper.bottom - 100;
    const page = paper.page;
    drawTable(paper, wideTable(14, 1), 'en');
    const { pages } = await readPdf(new Uint8Array(paper.doc.output('arraybuffer')));
    expect(pages.slice(page - 1).map(({ placed }) => placed.length > 0)).toEqual([false, true]);
  });
});
