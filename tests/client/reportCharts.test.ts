import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatCompact } from '../../src/domain/format';
import type { ReportChart } from '../../src/domain/reports/charts/charts';
import { labelsOf } from '../../src/domain/reports/charts/labels';
import { reportDocument } from '../../src/server/reports/document';
import { BarChart } from '../../src/ui/plain/report/BarChart';
import { LineChart } from '../../src/ui/plain/report/LineChart';
import { apart, evenly, linePlaces } from '../../src/ui/plain/report/places';
import { reportPartsOf } from '../support/reportParts';

const { charts } = reportDocument(reportPartsOf({ sows: 9 }), { reduced: true, language: 'vi' });
const language = 'vi';
const names = { actual: 'Thực tế', pace: 'Nhịp mục tiêu' };
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
const bars = charts.filter(({ kind }) => kind === 'bars');
const lines = charts.filter(({ kind }) => kind === 'line');

const drawBars = (chart: ReportChart) =>
  renderToStaticMarkup(createElement(BarChart, { chart, title: 'Biểu đồ', language }));
const drawLines = (chart: ReportChart) =>
  renderToStaticMarkup(createElement(LineChart, { chart, title: 'Biểu đồ', language, names }));

describe('bars', () => {
  it.each(bars)('of $key are as long, as tinted and as named as the chart says', (chart) => {
    const html = drawBars(chart);
    const [series] = chart.series;
    const [from, to] = chart.domain;
    const drawn = [...html.matchAll(/<rect width="([\d.]+)%" height="100%" rx="3" fill="(#\w+)"/g)];
    // Every second one is the ground of the bar.
    const own = drawn.filter(([, , color]) => color !== '#eef0f5');
    expect(own.map(([, width]) => Number(width))).toEqual(
      series?.values.map((value) => Math.round((((value ?? 0) - from) / (to - from)) * 10_000) / 100),
    );
    expect(own.map(([, , color]) => color)).toEqual(series?.colors);
    expect(found(html, /<span class="[^"]*label[^"]*">([^<]*)</g)).toEqual(labelsOf(chart));
    expect(found(html, /<span class="[^"]*value[^"]*" title="[^"]*">([^<]*)</g)).toEqual(
      series?.values.map((value) => formatCompact(value, language)),
    );
  });

  it('of people with one name and of hostile ones stand side by side', () => {
    const [chart] = bars;
    if (!chart) throw new Error('no bars');
    const values = ['<script>alert(1)</script>', '<script>alert(1)</script>', '=1+1', '微博 🎉'];
    const html = drawBars({ ...chart, labels: { kind: 'kol', values } });
    expect(html).not.toContain('<script');
    expect(found(html, /<span class="[^"]*label[^"]*">([^<]*)</g)).toHaveLength(4);
    expect(html).toContain('微博 🎉');
  });
});

describe('lines', () => {
  it('are drawn for days', () => expect(lines.map(({ key }) => key)).toContain('days_views'));

  it.each(lines)('of $key go through the values of the chart', (chart) => {
    const html = drawLines(chart);
    const points = found(html, /points="([^"]*)"/g).map((text) =>
      text.split(' ').map((pair) => pair.split(',').map(Number)),
    );
    const known = chart.series.map(({ values }) =>
      values.flatMap((value, index) => (value === null ? [] : [[index, value] as const])),
    );
    expect(points).toHaveLength(chart.series.length);
    for (const [line, drawn] of points.entries()) {
      const most = chart.labels.values.length - 1;
      const back = drawn.map(
        ([x = 0, y = 0]) => [Math.round((x / 100) * most), ((100 - y) / 100) * chart.domain[1]] as const,
      );
      expect(back.map(([index]) => index)).toEqual(known[line]?.map(([index]) => index));
      for (const [place, [, value]] of back.entries())
        expect(Math.abs(value - (known[line]?.[place]?.[1] ?? 0))).toBeLessThanOrEqual(chart.domain[1] / 10_000);
    }
  });

  it.each(lines)('of $key are named where they end, their scale as the chart has it', (chart) => {
    const html = drawLines(chart);
    for (const tick of chart.ticks.slice(1)) expect(html).toContain(`>${formatCompact(tick, language)}<`);
    for (const { key, values } of chart.series) {
      expect(html).toContain(`>${names[key]}<`);
      expect(html).toContain(`>${formatCompact(values.findLast((value) => value !== null) ?? null, language)}<`);
    }
    expect(html).toContain(`>${labelsOf(chart)[0]?.slice(0, 5)}<`);
    expect(html).toContain(`>${labelsOf(chart).at(-1)?.slice(0, 5)}<`);
  });

  it('have a gap where nobody knows, and show a single day', () => {
    expect(linePlaces([null, 5, 10, null, 10], [0, 10])).toEqual([
      [
        { x: 25, y: 50 },
        { x: 50, y: 0 },
      ],
      [{ x: 100, y: 0 }],
    ]);
    expect(linePlaces([4], [0, 8])).toEqual([[{ x: 100, y: 50 }]]);
  });
});

describe('places', () => {
  it('of labels keep their distance and stay inside', () => {
    expect(apart([50, 52], 10)).toEqual([50, 60]);
    expect(apart([98, 99], 10)).toEqual([90, 100]);
    expect(apart([20, 80], 10)).toEqual([20, 80]);
  });

  it('of days take the first and the last', () => {
    expect(evenly(31, 5)).toEqual([0, 8, 15, 23, 30]);
    expect(evenly(2, 5)).toEqual([0, 1]);
  });
});
