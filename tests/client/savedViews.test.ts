import { describe, expect, it } from 'vitest';
import { cardsPerRow, gridSizes, nearestSize } from '../../src/ui/console/grid/cardSizes';
import type { Column } from '../../src/ui/console/list/columns';
import { countSet, type FilterDefinition, filtersWith, valuesOf } from '../../src/ui/console/list/filters';
import { changeListPlace, readListPlace } from '../../src/ui/console/list/listParams';
import { chosenColumns, switchesOf } from '../../src/ui/console/views/chosenColumns';
import {
  isOpenView,
  placeOfView,
  queryOfView,
  type SavedView,
  viewLimits,
  viewsOf,
  withView,
} from '../../src/ui/console/views/savedViews';

const range: FilterDefinition = { source: 'min', to: 'max', label: 'size', kind: 'range' };
const many: FilterDefinition = { source: 'tag', label: 'tag', kind: 'many' };

describe('a range', () => {
  it('is one filter of two parameters, either of which may be open', () => {
    expect(valuesOf(range, { max: ['5'] })).toEqual(['', '5']);
    expect(valuesOf(range, {})).toEqual([]);
    expect(countSet([range, many], { min: ['1'], max: ['2'], tag: ['a', 'b'] })).toBe(2);
    expect(countSet([range, many], { other: ['1'] })).toBe(0);
  });

  it('leaves both parameters once it is removed', () => {
    expect(filtersWith(range, [])).toEqual({ min: [], max: [] });
    expect(filtersWith(range, ['', '9'])).toEqual({ min: [], max: ['9'] });
    expect(filtersWith(many, ['a', 'b'])).toEqual({ tag: ['a', 'b'] });
  });
});

describe('a page of cards', () => {
  it.each([
    [312, 2],
    [560, 3],
    [1152, 5],
    [2270, 6],
    [0, 1],
  ])('of %i pixels has %i side by side', (width, cards) => expect(cardsPerRow(width)).toBe(cards));

  it('has one, two, five or ten times three rows, and never more than the API answers', () => {
    expect(gridSizes(5).map(({ value }) => value)).toEqual([15, 30, 75, 150]);
    expect(Math.max(...gridSizes(cardsPerRow(10_000)).map(({ value }) => value))).toBeLessThanOrEqual(200);
  });

  it('is as long as one of these, whatever another screen had', () => {
    expect([10, 30, 60, 200].map((asked) => nearestSize(5, asked))).toEqual([15, 30, 75, 150]);
  });
});

describe('columns', () => {
  const render = () => null;
  const columns: Column<object>[] = [
    { source: 'name', label: 'a', render },
    { source: 'size', label: 'b', render, optional: 'wide' },
    { source: 'jobs', label: 'c', render, extra: true, optional: true },
  ];
  const shown = (switches: Record<string, boolean>) => chosenColumns(columns, switches).map(({ source }) => source);

  it('are the usual ones until others are chosen; the first stays', () => {
    expect(shown({})).toEqual(['name', 'size']);
    expect(shown({ jobs: true, size: false, name: false })).toEqual(['name', 'jobs']);
  });

  it('are shown on any screen once they were chosen', () => {
    expect(chosenColumns(columns, { jobs: true }).map(({ optional }) => optional)).toEqual([undefined, 'wide', false]);
  });
});

it.each([null, 'x', [], 1, { name: 1 }])('columns kept as %j are none', (stored) => {
  expect(switchesOf(stored)).toBeNull();
});

describe('saved views', () => {
  const view: SavedView = {
    name: 'Làm đẹp',
    search: 'linh',
    filters: { tag: ['a', 'b'] },
    sort: { field: 'stage_name', order: 'ASC' },
    columns: { jobs: true },
  };
  const names = ['tag', 'min', 'max'];
  const at = (text: string) => readListPlace(new URLSearchParams(text), names);

  it('open in one step and widen what they do not narrow down', () => {
    const before = new URLSearchParams('min=5&tag=c&page=3&from=mail');
    const place = readListPlace(before, names);
    expect(isOpenView(view, place)).toBe(false);
    const after = changeListPlace(before, placeOfView(view, place));
    expect(after.toString()).toBe('from=mail&search=linh&sort=stage_name-ASC&tag=a&tag=b');
    expect(isOpenView(view, readListPlace(after, names))).toBe(true);
  });

  it('know themselves whatever the order of what was ticked, and return to the usual order', () => {
    expect(isOpenView(view, at('tag=b&tag=a&search=linh&sort=stage_name-ASC'))).toBe(true);
    expect(isOpenView(view, at('tag=b&tag=a&search=linh'))).toBe(false);
    const plain = { ...view, sort: null };
    expect(isOpenView(plain, at('tag=b&tag=a&search=linh&sort=date-DESC'))).toBe(true);
    expect(placeOfView(plain, at('sort=stage_name-ASC')).sort).toEqual({ field: 'date', order: 'DESC' });
  });

  it('replace the one of the same name, and are only so many', () => {
    expect(withView([view], { ...view, search: 'mai' })).toEqual([{ ...view, search: 'mai' }]);
    const full = Array.from({ length: viewLimits.views }, (_, index) => ({ ...view, name: `${index}` }));
    const more = withView(full, view);
    expect([more.length, more.at(-1)?.name, more[0]?.name]).toEqual([viewLimits.views, view.name, '1']);
  });

  it('are kept as saved queries of react-admin', () => {
    const plain: SavedView = { ...view, name: 'Tất cả', search: '', filters: {}, sort: null, columns: {} };
    const stored = [view, plain].map(queryOfView);
    expect(stored[0]).toMatchObject({
      label: view.name,
      value: { filter: { tag: ['a', 'b'], search: 'linh' }, sort: { field: 'stage_name', order: 'ASC' } },
    });
    expect(viewsOf(JSON.parse(JSON.stringify(stored)))).toEqual([view, plain]);
  });

  const { label, value } = queryOfView(view);
  it.each([
    [null, 0],
    ['{', 0],
    [{ label, value }, 0],
    [[null, 'x', { label }, { value }], 0],
    [[{ label, value }, { label: 'x' }, { label, value: { ...value, filter: { search: '', tag: 'a' } } }], 1],
    [[{ label, value: { ...value, filter: { tag: ['a'] } } }], 0],
    [[{ label, value: { ...value, sort: { field: 'a', order: 'UP' } } }], 0],
    [[{ label, value: { ...value, columns: 1 } }], 0],
  ])('are read from %j as far as it makes sense', (stored, count) => expect(viewsOf(stored)).toHaveLength(count));
});
