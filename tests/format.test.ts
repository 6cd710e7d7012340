import { describe, expect, it } from 'vitest';
import { formatCompact, formatPeriod, formatWhole } from '../src/domain/format';

it('money in compact form is told as Vietnamese says it; counts keep their letters', () => {
  const amounts = [900, 500_000, 390_000_000, 999_960_000, 12_400_000_000];
  const written = (language: string, isMoney: boolean) =>
    amounts.map((amount) => formatCompact(amount, language, isMoney));
  expect(written('vi', true)).toEqual(['900', '500K', '390 tr', '1 tỷ', '12,4 tỷ']);
  expect(written('en', true)).toEqual(['900', '500K', '390M', '1B', '12.4B']);
  expect(written('vi', false)).toEqual(['900', '500K', '390M', '1B', '12,4B']);
  expect(formatWhole(1_200_000_000.4, 'vi', true)).toBe('1,2 tỷ');
});

describe('a period', () => {
  it.each([
    ['2026-11-17', '2026-12-16', '17/11\u00a0– 16/12/2026'],
    ['2026-12-14', '2027-01-19', '14/12/2026\u00a0– 19/01/2027'],
    ['2026-12-14', null, '14/12/2026\u00a0– …'],
  ])('from %s to %s says each year once', (start, end, words) => {
    expect(formatPeriod(start, end)).toBe(words);
  });
});
