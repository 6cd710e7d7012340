import { describe, expect, it } from 'vitest';
import { type Column, leastWidth, narrownessOf } from '../../src/ui/console/list/columns';

const column = (width: Column<null>['width'], optional?: Column<null>['optional']): Column<null> => ({
  source: String(width),
  label: '',
  render: () => null,
  ...(width !== undefined && { width }),
  ...(optional && { optional }),
});
/** A name, which needs 214, and others. */
const columns = [column(undefined), column(300), column(200, true), column(100, 'wide')];

describe('the columns of a list', () => {
  it.each([
    [814, 'roomy'],
    [813, 'narrow'],
    [714, 'narrow'],
    [713, 'narrowest'],
    [100, 'narrowest'],
  ])('in %d pixels are %s', (room, narrowness) => {
    expect(narrownessOf(columns, room, 1280)).toBe(narrowness);
  });

  it('are all there before the table is laid out', () => {
    expect(narrownessOf(columns, 0, 1280)).toBe('roomy');
  });

  it.each([
    ['clamp(190px, 20vw, 260px)', 1280, 256],
    ['clamp(190px, 20vw, 260px)', 900, 190],
    ['clamp(190px, 20vw, 260px)', 1440, 260],
    ['clamp(106px, 33vw - 299px, 176px)', 1300, 130],
    ['25%', 1280, 100],
  ])('take what CSS gives %s in a window of %d', (width, screen, taken) => {
    const two = [{ ...column(undefined), least: 400 - 14 - taken }, column(width), column(1, 'wide')];
    expect(narrownessOf(two.slice(0, 2), 400, screen)).toBe('roomy');
    expect(narrownessOf(two, 400, screen)).toBe('narrow');
  });

  it('scroll where those that stay have no room', () => {
    expect(leastWidth(columns, 'roomy')).toBe(814);
    expect(leastWidth(columns, 'narrow')).toBe(714);
    expect(leastWidth(columns, 'narrowest')).toBe(514);
    expect(leastWidth([column(undefined), column('clamp(190px, 20vw, 260px)')], 'roomy')).toBe(404);
  });
});
