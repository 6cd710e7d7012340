import { describe, expect, it } from 'vitest';
import { formatAgainst, formatDayOf, formatPercent, formatPeriod, signOfPercent } from '../src/domain/format';

describe('a period', () => {
  it.each([
    ['2026-11-17', '2026-12-16', '17/11\u00a0– 16/12/2026'],
    ['2026-12-14', '2027-01-19', '14/12/2026\u00a0– 19/01/2027'],
    ['2026-12-14', null, '14/12/2026\u00a0– …'],
  ])('from %s to %s says each year once', (start, end, words) => {
    expect(formatPeriod(start, end)).toBe(words);
  });
});

it('the day of an instant is the one the agency has by then', () => {
  expect(formatDayOf('2026-11-28T17:30:00Z')).toBe('29/11/2026');
  expect(formatDayOf(null)).toBe('–');
});

describe('a percentage that is written 0%', () => {
  it('is below nothing no more', () => {
    expect(formatPercent(-0.04, 'vi')).toBe('0%');
    expect(formatPercent(-0.06, 'vi')).toBe('-0,1%');
  });

  it('has grown no way', () => {
    expect([0.04, -0.04, 0].map((value) => Math.abs(signOfPercent(value)))).toEqual([0, 0, 0]);
    expect([0.06, -0.06, 0.05, -0.05].map(signOfPercent)).toEqual([1, -1, 1, -1]);
    expect(formatPercent(-0.05, 'en')).toBe('-0.1%');
  });
});

describe('a figure beside its target', () => {
  it.each([
    [87_160, 87_240, '87.160', '87.240'],
    [1_552, 1_849, '1.552', '1.849'],
    [87_160, 87_160, '87,2K', '87,2K'],
    [36_900, 148_800, '36,9K', '148,8K'],
    [1_098_765, 1_113_700, '1.098.765', '1.113.700'],
    [0, 1_849, '0', '1,8K'],
    [null, 1_849, '–', '1,8K'],
  ])('%s of %s is short only where that tells the same share', (current, target, ...said) => {
    expect(Object.values(formatAgainst(current, target, 'vi'))).toEqual(said);
  });
});
