import { describe, expect, it } from 'vitest';
import { balanced } from '../src/server/reports/pptx/balanced';
import { cut, evenly } from '../src/server/reports/pptx/evenly';
import { tablePages } from '../src/server/reports/pptx/tablePages';
import { body } from '../src/server/reports/pptx/theme';
import type { Table } from '../src/server/reports/tableCells';
import { reportFile } from './support/reportFiles';

/** The columns of a table of posts, KOLs or SOWs as slides part them, the widths of each part together. */
function partsOf(language: 'vi' | 'en', block: 'posts' | 'kols') {
  const { sections } = reportFile({ language, kols: 8, sows: 8, posts: 30, kolName: 'Nguyễn Thị Phương Thảo' });
  const parts = sections.find((section) => section.block === block)?.parts ?? [];
  return parts.flatMap((part) => {
    if (part.is !== 'table') return [];
    const pages = tablePages({ ...part, rows: part.rows.slice(0, 1) }, language);
    const grids = pages.flatMap((page) => page.grids);
    return [grids.map(({ columns }) => ({ keys: columns.map(({ key }) => key), columns }))];
  });
}

describe.each(['vi', 'en'] as const)('tables on slides (%s)', (language) => {
  it('keep all columns of the posts together', () => {
    const [posts = []] = partsOf(language, 'posts');
    expect(posts.map(({ keys }) => keys)).toEqual([
      [
        ...['kol', 'kol_code', 'network', 'link', 'published'],
        ...['view', 'reaction', 'comment', 'share', 'brand_mention', 'measured'],
      ],
    ]);
  });

  it('have a column a metric, its target and share below', () => {
    const [, sows = []] = partsOf(language, 'kols');
    const [columns = []] = sows.map((part) => part.columns);
    const metrics = columns.filter(({ key }) => key.endsWith('_current'));
    expect(metrics).toHaveLength(5);
    expect(columns.filter(({ key }) => /_(target|rate)$/.test(key))).toEqual([]);
    for (const { below } of metrics) {
      expect(below).toMatchObject({ target: expect.any(Number), rate: expect.any(Number) });
    }
  });

  it('hold all of a SOW in a row: with many metrics its number stands below its KOL', () => {
    const parts = reportFile({ language, sows: 8 }).sections.flatMap((section) => section.parts);
    const table = parts.findLast((part) => part.is === 'table' && part.columns.some(({ goal }) => goal));
    if (table?.is !== 'table') throw new Error('no table of SOWs');
    const again = table.columns.flatMap((column, at) =>
      column.goal ? { at, key: `more_${column.key}`, goal: { ...column.goal, metric: `+${column.goal.metric}` } } : [],
    );
    const wide: Table = {
      ...table,
      columns: [...table.columns, ...again.map(({ at, ...own }) => ({ label: '', kind: 'count' as const, ...own }))],
      rows: table.rows.map((row) => [...row, ...again.map(({ at }) => row[at] ?? null)]),
    };
    const [only, ...others] = tablePages(wide, language).flatMap(({ grids }) => grids);
    expect(others).toEqual([]);
    expect(only?.rows).toHaveLength(8);
    expect(only?.columns).toHaveLength(12);
    expect(only?.columns[0]).toMatchObject({ key: 'kol', below: { texts: [0] } });
  });

  it('are as wide as the slide', () => {
    for (const { columns } of [...partsOf(language, 'posts'), ...partsOf(language, 'kols')].flat()) {
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(body.width);
    }
  });
});

/** A narrow table such as that of days, or one of as many columns as wanted. */
const tableOf = (rows: number, columns = 4, note?: string): Table => ({
  is: 'table',
  title: 'All rows',
  columns: Array.from({ length: columns }, (_, at) => ({
    ...{
      key: at === 0 ? 'kol' : `m${at}`,
      label: `Metric ${at}`,
      kind: at === 0 ? ('text' as const) : ('money' as const),
    },
  })),
  rows: Array.from({ length: rows }, (_, row) => [
    `row-${row}`,
    ...Array.from({ length: columns - 1 }, (_each, at) => (columns > 5 ? 123_456_789 : at)),
  ]),
  ...(note && { note }),
});
const gridsOf = (table: Table) => tablePages(table, 'en').flatMap((page) => page.grids);
const namesOf = (table: Table) =>
  tablePages(table, 'en').map(({ grids }) => grids.map(({ rows }) => rows.map(([name]) => name)));

describe('rows on slides', () => {
  it('are about as many on each, none alone', () => {
    expect(balanced(14, 13)).toEqual([7, 7]);
    expect(balanced(13, 13)).toEqual([13]);
    expect(balanced(0, 13)).toEqual([]);
    for (let count = 1; count <= 200; count++) {
      const pages = balanced(count, 13);
      expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(count);
      expect(pages).toHaveLength(Math.ceil(count / 13));
      expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(1);
    }
  });

  it('of a narrow table stand beside each other where one column of them is too long', () => {
    expect(namesOf(tableOf(10))).toHaveLength(1);
    const [only, ...others] = namesOf(tableOf(40));
    expect(others).toEqual([]);
    expect(only?.map(({ length }) => length)).toEqual([13, 13, 14]);
    for (const { grids } of tablePages(tableOf(40), 'en'))
      for (const { columns, x } of grids)
        expect(x + columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(body.width + 0.01);
  });

  it('are all there once, in their order, within the slide', () => {
    for (const columns of [4, 9, 25])
      for (const rows of [1, 2, 8, 15, 16, 46, 91, 300]) {
        const table = tableOf(rows, columns, 'No figures before that day.');
        const shown = new Map<string, unknown[]>();
        for (const { grids, height } of tablePages(table, 'en')) {
          expect(height).toBeLessThan(body.height + 0.01);
          for (const grid of grids) {
            const part = grid.columns.map(({ key }) => key).join();
            shown.set(part, [...(shown.get(part) ?? []), ...grid.rows.map(([name]) => name)]);
          }
        }
        const all = table.rows.map(([name]) => name);
        for (const names of shown.values()) expect({ columns, rows, names }).toEqual({ columns, rows, names: all });
        expect([...shown.keys()].flatMap((part) => part.split(',')).sort()).toEqual(
          expect.arrayContaining(table.columns.map(({ key }) => key).sort()),
        );
      }
  });

  it('of a table that is too wide have its columns in parts about as wide', () => {
    for (const columns of [12, 16, 25]) {
      const parts = new Map(
        gridsOf(tableOf(40, columns)).map((grid) => [grid.columns.map(({ key }) => key).join(), grid]),
      );
      const counts = [...parts.values()].map((grid) => grid.columns.length);
      expect(counts.length).toBeGreaterThan(1);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('are as high as what they say, and cut between slides by that', () => {
    const heights = Array.from({ length: 60 }, (_, at) => (at < 20 ? 0.6 : 0.3));
    const sizes = evenly(heights, 5);
    const pieces = cut(heights, sizes).map((piece) => piece.reduce((sum, height) => sum + height, 0));
    expect(pieces).toHaveLength(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(5);
    expect(Math.min(...pieces)).toBeGreaterThan(4);
    const [long, short] = ['Tên dài lắm '.repeat(20), 'Tên'].map((name) => {
      const table = tableOf(2, 9);
      return gridsOf({ ...table, rows: table.rows.map(([, ...cells]) => [name, ...cells]) })[0]?.rowHeights[0] ?? 0;
    });
    expect(long).toBeGreaterThan((short ?? 0) + 0.05);
  });

  it('of a table in parts stand below each other on one slide where there is room', () => {
    const [only, ...others] = tablePages(tableOf(3, 12), 'en');
    expect(others).toEqual([]);
    expect(only?.grids.length).toBeGreaterThan(1);
    expect(new Set(only?.grids.map(({ y }) => y)).size).toBe(only?.grids.length);
  });
});
