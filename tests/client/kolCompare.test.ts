import { describe, expect, it } from 'vitest';
import { comparedIds, comparedQuery, mayCompare } from '../../src/domain/kols/compare';
import { bestOf } from '../../src/resources/kols/compare/bestOf';

describe('KOLs side by side', () => {
  it('are two to four, each once', () => {
    expect([1, 2, 4, 5].map((length) => mayCompare(Array.from({ length })))).toEqual([false, true, true, false]);
    expect(comparedIds(null)).toEqual([]);
    expect(comparedIds('a,,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(comparedIds(comparedQuery(['a', 'b']).slice('ids='.length))).toEqual(['a', 'b']);
  });

  it('have the best of each row marked, where one is', () => {
    expect(bestOf([1, null, 3], 'high')).toEqual([false, false, true]);
    expect(bestOf([1, null, 3], 'low')).toEqual([true, false, false]);
    expect(bestOf([3, 3, 1], 'high')).toEqual([true, true, false]);
    expect(bestOf([2, 2], 'high')).toEqual([false, false]);
    expect(bestOf([null, 5], 'high')).toEqual([false, false]);
  });
});
