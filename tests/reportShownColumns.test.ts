import { describe, expect, it } from 'vitest';
import { belowWords, foldedColumns, goalColumns, type ShownColumn } from '../src/domain/reports/sections/shownColumns';
import { kolTable, sowTable } from '../src/domain/reports/sections/tables';
import { fileWords } from '../src/server/reports/files/words';
import { reportFile } from './support/reportFiles';

const { document } = reportFile();
const { columns, rows } = sowTable(document, fileWords.vi);
const keyAt = (place: number) => columns[place]?.key;
const placesOf = (shown: readonly ShownColumn[]) =>
  shown.flatMap(({ at, below }) => [at, ...Object.values(below ?? {}).flat()]).toSorted((one, other) => one - other);

describe('the columns of a table of SOWs as they are shown', () => {
  const [lead, network, ...metrics] = foldedColumns(columns);

  it('begin with its KOL, the number below it, and its network with the format below', () => {
    expect([lead?.key, network?.key]).toEqual(['kol', 'network']);
    expect(lead?.below).toEqual({ texts: [columns.findIndex(({ key }) => key === 'number')] });
    expect(network?.below).toEqual({ texts: [columns.findIndex(({ key }) => key === 'format')] });
  });

  it('are one a metric, with what it is held against', () => {
    const told = metrics.map(({ label, at, below }) => {
      const goal = below && 'rate' in below ? [keyAt(below.target), keyAt(below.rate)] : null;
      return [label, keyAt(at), goal];
    });
    expect(told).toContainEqual(['Lượt xem', 'views_current', ['views_target', 'views_rate']]);
    expect(metrics).toHaveLength(5);
  });

  it('let none of the table’s out', () => {
    expect(placesOf(foldedColumns(columns))).toEqual([...columns.keys()]);
    expect(placesOf(goalColumns(columns))).toEqual([...columns.keys()]);
  });

  it('say below a value its target and share, whether it is met, and nothing where nothing was promised', () => {
    const views = metrics.find(({ key }) => key === 'views_current');
    const [row = []] = rows;
    if (!lead || !network || !views?.below || !('rate' in views.below)) throw new Error('no views');
    const { target, rate } = views.below;
    const withRate = (value: number | null) => row.map((cell, at) => (at === rate ? value : cell));
    expect(belowWords(row, views, columns, 'vi')).toEqual({ words: ['2.000', '61,3%'], isMet: false });
    expect(belowWords(withRate(100), views, columns, 'vi').isMet).toBe(true);
    expect(belowWords(withRate(null), views, columns, 'vi').words).toEqual(['2.000']);
    const unpromised = row.map((cell, at) => (at === target || at === rate ? null : cell));
    expect(belowWords(unpromised, views, columns, 'vi').words).toEqual([]);
    expect(belowWords(row, lead, columns, 'vi').words).toEqual(['Số SOW 1']);
    expect(belowWords(row, network, columns, 'vi').words).toEqual(['Đăng video']);
  });
});

it('a table of KOLs has code and networks below the name, all else beside it', () => {
  const table = kolTable(document, fileWords.vi);
  const [lead, ...others] = foldedColumns(table.columns);
  if (!lead) throw new Error('no KOL');
  expect(belowWords(table.rows[0] ?? [], lead, table.columns, 'vi').words).toEqual(['KOL001 · Facebook']);
  expect([lead.key, ...others.map(({ key }) => key)]).toEqual(['kol', ...table.columns.slice(3).map(({ key }) => key)]);
});
