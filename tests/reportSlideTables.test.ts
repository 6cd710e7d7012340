import { describe, expect, it } from 'vitest';
import { tablePages } from '../src/server/reports/pptx/tableLayout';
import { body } from '../src/server/reports/pptx/theme';
import { reportFile } from './support/reportFiles';

/** The columns of a table of posts, KOLs or SOWs as slides part them, the widths of each part together. */
function partsOf(language: 'vi' | 'en', block: 'posts' | 'kols') {
  const { sections } = reportFile({ language, kols: 8, sows: 8, posts: 30, kolName: 'Nguyễn Thị Phương Thảo' });
  const parts = sections.find((section) => section.block === block)?.parts ?? [];
  return parts.flatMap((part) => {
    if (part.is !== 'table') return [];
    const pages = tablePages({ ...part, rows: part.rows.slice(0, 1) }, language);
    return [pages.map(({ columns }) => ({ keys: columns.map(({ key }) => key), columns }))];
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

  it('that are too wide are parted about evenly, never through a metric', () => {
    const [kols = [], sows = []] = partsOf(language, 'kols');
    expect(kols).toHaveLength(2);
    expect(sows).toHaveLength(2);
    for (const table of [kols, sows]) {
      const counts = table.map(({ keys }) => keys.length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
    }
    for (const metric of ['quantity', 'engagement', 'cpe', 'cpv', 'views']) {
      const holding = sows.filter(({ keys }) => keys.includes(`${metric}_current`));
      expect(holding).toHaveLength(1);
      expect(holding[0]?.keys).toEqual(expect.arrayContaining([`${metric}_target`, `${metric}_rate`]));
    }
  });

  it('are as wide as the slide', () => {
    for (const { columns } of [...partsOf(language, 'posts'), ...partsOf(language, 'kols')].flat()) {
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(body.width);
    }
  });
});
