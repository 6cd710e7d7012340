import { expect, it } from 'vitest';
import { fittingSize } from '../../src/ui/console/list/usualSize';

it.each([
  [900, 18],
  [1080, 23],
  [768, 14],
  [500, 10],
  [4000, 60],
])('a window %s px high shows %s rows of a list', (height, rows) => {
  expect(fittingSize(height)).toBe(rows);
});
