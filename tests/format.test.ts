import { describe, expect, it } from 'vitest';
import { formatPeriod } from '../src/domain/format';

describe('a period', () => {
  it.each([
    ['2026-11-17', '2026-12-16', '17/11\u00a0– 16/12/2026'],
    ['2026-12-14', '2027-01-19', '14/12/2026\u00a0– 19/01/2027'],
    ['2026-12-14', null, '14/12/2026\u00a0– …'],
  ])('from %s to %s says each year once', (start, end, words) => {
    expect(formatPeriod(start, end)).toBe(words);
  });
});
