import { describe, expect, it } from 'vitest';
import { formatSize } from '../src/domain/format';
import { healthParts } from '../src/domain/health/types';
import { above, below, budgetOf, good, partsToMend, worst } from '../src/domain/health/verdict';

const limit = { warn: 10, bad: 20 };

describe('a figure of the installation', () => {
  it('is no longer good from its limit on, and bad from the second one on', () => {
    const states = [9, 10, 19, 20].map((value) => above(value, limit, 'late').state);
    expect(states).toEqual(['good', 'warn', 'warn', 'bad']);
  });

  it('that is worse when it is small is told the other way round', () => {
    const states = [21, 20, 11, 10].map((value) => below(value, { warn: 20, bad: 10 }, 'low').state);
    expect(states).toEqual(['good', 'warn', 'warn', 'bad']);
  });

  it('is told by the worst that is said of its part, the first of two that are as bad', () => {
    expect(worst([good, { state: 'warn', reason: 'slow' }, { state: 'bad', reason: 'late' }]).reason).toBe('late');
    expect(
      worst([
        { state: 'warn', reason: 'slow' },
        { state: 'warn', reason: 'late' },
      ]).reason,
    ).toBe('slow');
  });
});

it('what needs a look is told with the bad first; what is not used or unknown is not among it', () => {
  const states = { database: 'warn', queue: 'bad', disk: 'off', backups: 'unknown' } as const;
  const health = Object.fromEntries(
    healthParts.map((part) => [part, { ...good, state: part in states ? Reflect.get(states, part) : 'good' }]),
  );
  expect(partsToMend(health as never)).toEqual(['queue', 'database']);
});

describe('the error budget', () => {
  const day = (answered: number, failed: number) => ({ day: '2026-11-26', answered, failed });

  it('is used up where one call in a thousand failed', () => {
    expect(budgetOf([day(1_000, 0), day(1_000, 2)])).toMatchObject({ answered: 2_000, failed: 2, used: 100 });
    expect(budgetOf([day(10_000, 1)]).used).toBe(10);
    expect(budgetOf([day(100, 1)]).used).toBe(1000);
  });

  it('is not known where nothing was asked', () => {
    expect(budgetOf([day(0, 0)]).used).toBeNull();
  });
});

it('a size from a gigabyte up is told in gigabytes', () => {
  expect(formatSize(1024 ** 3 - 1, 'en')).toBe('1,024 MB');
  expect(formatSize(1.5 * 1024 ** 3, 'vi')).toBe('1,5 GB');
});
