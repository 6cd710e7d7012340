import { describe, expect, it } from 'vitest';
import { trendPaths } from './trendPaths';

const day = (value: number | null, index: number) => ({ day: `2026-01-0${index + 1}`, value });

describe('trendPaths', () => {
  it('draws from 0 to the highest value', () => {
    const { line, last } = trendPaths([0, 50, 100].map(day), 100, 100);
    expect(line).toBe('M0.00,100.00L50.00,50.00L100.00,0.00');
    expect(last).toEqual({ value: 100, y: 0 });
  });

  it('breaks the line where a day is unknown and labels the last known one', () => {
    const { line, area, last } = trendPaths([10, null, 5, null].map(day), 90, 100);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(area.match(/Z/g)).toHaveLength(2);
    expect(last).toEqual({ value: 5, y: 50 });
  });

  it('has nothing to draw where nothing is known', () => {
    expect(trendPaths([null, null].map(day), 100, 100)).toEqual({ line: '', area: '', last: null });
    expect(trendPaths([], 100, 100)).toEqual({ line: '', area: '', last: null });
  });
});
