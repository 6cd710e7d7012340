import { describe, expect, it } from 'vitest';
import { arranged, inOrder, movedTo } from '../../src/resources/campaigns/detail/sowOrder';
import { placeAfter } from '../../src/ui/console/list/dragRow';

const sow = (id: string, number: number, position = number) => ({ id, number, position });
const places = (rows: readonly ReturnType<typeof sow>[]) =>
  rows.map(({ id, position }) => `${id}${position}`).join(' ');

describe('the order of SOWs', () => {
  it('gives one the place another has, whichever way it goes', () => {
    expect(movedTo(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(movedTo(['a', 'b'], 'a', 'a')).toEqual(['a', 'b']);
  });

  it('stays as it is where either is gone', () => {
    expect(movedTo(['a', 'b'], 'x', 'a')).toEqual(['a', 'b']);
    expect(movedTo(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
  });

  it('is by place, those of one place by number', () => {
    expect(places(inOrder([sow('a', 3, 1), sow('b', 1, 2), sow('c', 2, 1)]))).toBe('c1 a1 b2');
  });

  it('shares out the places that are held, gaps and all, and changes no others', () => {
    const rows = [sow('a', 1), sow('b', 3), sow('c', 4), sow('d', 9)];
    expect(places(arranged(rows, ['a', 'c', 'b', 'd']))).toBe('a1 c3 b4 d9');
    expect(places(arranged(rows, ['d', 'a', 'b', 'c']))).toBe('d1 a3 b4 c9');
  });

  it('parts those that hold one place', () => {
    expect(places(arranged([sow('a', 1, 2), sow('b', 2, 2), sow('c', 3, 3)], ['b', 'a', 'c']))).toBe('b2 a3 c4');
  });

  it('keeps what somebody added meanwhile at the end', () => {
    expect(places(arranged([sow('a', 1), sow('b', 2), sow('new', 3)], ['b', 'a']))).toBe('b1 a2 new3');
  });
});

describe('a row that is dragged', () => {
  const rows = [0, 40, 80, 120].map((top) => ({ top, height: 40 }));

  it('takes the place of those whose middle its edge has passed', () => {
    expect([0, 19, 21, 59, 61, 500].map((by) => placeAfter(rows, 0, by))).toEqual([0, 0, 1, 1, 2, 3]);
    expect([-19, -21, -61, -500].map((by) => placeAfter(rows, 2, by))).toEqual([2, 1, 0, 0]);
  });

  it('stays where it is no row', () => {
    expect(placeAfter([], 0, 50)).toBe(0);
  });
});
