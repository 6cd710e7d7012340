import { expect, it } from 'vitest';
import { fittingSize } from '../../src/ui/console/list/usualSize';

const wide = { isNarrow: false, isTouched: false };

it.each([
  [900, 18],
  [1080, 23],
  [768, 14],
  [500, 10],
  [4000, 60],
])('a window %s px high shows %s rows of a list', (height, rows) => {
  expect(fittingSize({ ...wide, height })).toBe(rows);
});

it('rows for fingers are higher, so that fewer fit', () => {
  expect(fittingSize({ ...wide, height: 1080, isTouched: true })).toBe(21);
});

it('nobody can say how many cards a phone shows', () => {
  expect(fittingSize({ ...wide, height: 844, isNarrow: true })).toBeNull();
});
