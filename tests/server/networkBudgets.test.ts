import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Allowance } from '../../src/domain/networkReadings';
import { NetworkFailure } from '../../src/server/adapters/social/network';
import { asPlanned, findAhead, findUse, forgetOldBudgets, networkBudget } from '../../src/server/db/networkBudgets';
import { createTestDatabase, type TestDatabase } from '../support/database';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => test.pool.query('delete from network_budgets'));

const day = (units: number): Allowance[] => [{ span: 'pacific_day', units }];
const at = (instant: string) => sql`${instant}::timestamptz`;
const refused = { reason: 'rate_limited' };

/** Spends one unit after the other until the budget ends; how many those were, and the refusal. */
async function spendAll(budget: { spend(units: number): Promise<void> }, tries = 50) {
  for (let spent = 0; spent < tries; spent += 1) {
    try {
      await budget.spend(1);
    } catch (error) {
      return { spent, error };
    }
  }
  return { spent: tries, error: null };
}

describe('a budget', () => {
  it('is never exceeded by any number of spenders at once', async () => {
    const spenders = Array.from({ length: 12 }, () => spendAll(networkBudget(test.db, 'youtube', day(40))));
    const spent = (await Promise.all(spenders)).map((one) => one.spent);
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(40);
    const { rows } = await test.pool.query('select sum(units)::int as units from network_budgets');
    expect(rows).toEqual([{ units: 40 }]);
  });

  it('spends nothing where it does not suffice, and says when it will', async () => {
    const noon = networkBudget(test.db, 'youtube', day(10), at('2026-01-15T20:00:00Z'));
    await noon.spend(7);
    const failure = await noon.spend(4).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkFailure);
    expect(failure).toMatchObject({ ...refused, network: 'youtube', retryAfter: 12 * 3600 });
    await noon.spend(3);
    expect(await findUse(test.db, 'youtube', 'pacific_day', '', at('2026-01-15T20:00:00Z'))).toMatchObject({
      used: 10,
    });
  });

  it('of 1 lets one call through, whoever asks', async () => {
    const budget = networkBudget(test.db, 'youtube', day(1));
    expect((await asPlanned(() => spendAll(budget))).spent).toBe(1);
    expect((await spendAll(budget)).spent).toBe(0);
  });

  it('keeps a share for what people ask for now', async () => {
    const budget = networkBudget(test.db, 'youtube', day(10));
    expect(await asPlanned(() => spendAll(budget))).toMatchObject({ spent: 8, error: refused });
    expect((await spendAll(budget)).spent).toBe(2);
  });

  it('is one of Facebook and Instagram, and each owner has its own beside it', async () => {
    const hour: Allowance[] = [{ span: 'hour', units: 5 }];
    const [facebook, instagram] = (['facebook', 'instagram'] as const).map((one) => networkBudget(test.db, one, hour));
    await facebook?.spend(3);
    await instagram?.spend(2);
    await expect(facebook?.spend(1)).rejects.toMatchObject(refused);
    await instagram?.spend(5, 'page 1');
    await expect(facebook?.spend(1, 'page 1')).rejects.toMatchObject(refused);
    await instagram?.spend(1, 'page 2');
  });

  it('holds in each of several spans, and none of them is spent where another ends', async () => {
    const both: Allowance[] = [
      { span: 'minute', units: 3 },
      { span: 'utc_day', units: 4 },
    ];
    const budgetAt = (instant: string) => networkBudget(test.db, 'tiktok', both, at(instant));
    expect((await spendAll(budgetAt('2026-05-01T10:00:00.5Z'))).spent).toBe(3);
    expect((await findUse(test.db, 'tiktok', 'utc_day', '', at('2026-05-01T10:00:00Z'))).used).toBe(3);
    expect((await spendAll(budgetAt('2026-05-01T10:02:00Z'))).spent).toBe(1);
  });

  it('follows what the network itself says of its use, and is closed at 100 %', async () => {
    const budget = networkBudget(test.db, 'youtube', day(200));
    await budget.spend(50);
    await budget.told(10);
    expect((await findUse(test.db, 'youtube', 'pacific_day')).used).toBe(50);
    await budget.told(40);
    expect((await findUse(test.db, 'youtube', 'pacific_day')).used).toBe(80);
    await budget.told(100);
    await expect(budget.spend(1)).rejects.toMatchObject(refused);
    await expect(budget.spend(1, 'an owner')).resolves.toBeUndefined();
  });
});

describe('a day of YouTube', () => {
  it.each([
    ['winter', '2026-01-15T08:00:00Z', 24],
    ['summer', '2026-07-15T07:00:00Z', 24],
    ['the day clocks go forward', '2026-03-08T08:00:00Z', 23],
    ['the day clocks go back', '2026-11-01T07:00:00Z', 25],
  ])('runs from midnight to midnight in Los Angeles in %s', async (_what, midnight, hours) => {
    const instant = (seconds: number) => new Date(Date.parse(midnight) + seconds * 1_000).toISOString();
    const spendAt = (seconds: number) => networkBudget(test.db, 'youtube', day(10), at(instant(seconds))).spend(1);
    const usedAfter = async (seconds: number) => {
      await spendAt(seconds);
      return findUse(test.db, 'youtube', 'pacific_day', '', at(instant(seconds)));
    };
    expect(await usedAfter(-1)).toEqual({ used: 1, first: 1, all: 1 });
    expect(await usedAfter(0)).toEqual({ used: 1, first: hours * 3600, all: hours * 3600 });
    expect(await usedAfter(hours * 3600 - 1)).toMatchObject({ used: 2, first: 1 });
    expect(await usedAfter(hours * 3600)).toMatchObject({ used: 1 });
  });
});

describe('how far the schedule is ahead', () => {
  it('is what a day would take to come to what it spent, but for an hour', async () => {
    const midnight = Date.parse('2026-01-15T08:00:00Z');
    const aheadAt = (hours: number, allowances = day(120)) =>
      findAhead(test.db, 'youtube', allowances, at(new Date(midnight + hours * 3_600_000).toISOString()));
    expect(await aheadAt(0)).toBe(0);
    await networkBudget(test.db, 'youtube', day(120), at('2026-01-15T08:00:00Z')).spend(48);
    expect(await aheadAt(0)).toBe(11 * 3600);
    expect(await aheadAt(10)).toBe(3600);
    expect(await aheadAt(11)).toBe(0);
    expect(await aheadAt(24)).toBe(0);
    expect(await aheadAt(0, [{ span: 'hour', units: 10 }])).toBe(0);
  });
});

describe('the hour that lies behind', () => {
  it('is full at any moment of it, not only until the clock strikes', async () => {
    const hourly: Allowance[] = [{ span: 'hour', units: 5 }];
    const spentAt = async (instant: string) =>
      (await spendAll(networkBudget(test.db, 'facebook', hourly, at(instant)))).spent;
    expect(await spentAt('2026-05-01T10:59:30Z')).toBe(5);
    expect(await spentAt('2026-05-01T11:00:10Z')).toBe(0);
    expect(await spentAt('2026-05-01T11:59:50Z')).toBe(0);
    expect(await spentAt('2026-05-01T12:00:00Z')).toBe(5);
    const { first } = await findUse(test.db, 'meta', 'hour', '', at('2026-05-01T12:10:00Z'));
    expect(first).toBe(51 * 60);
  });
});

it('a process whose clock is ten minutes wrong spends no more', async () => {
  const hour = 3_600_000;
  const real = Date.now;
  const budget = networkBudget(test.db, 'youtube', day(10));
  try {
    for (const wrong of [-24 * hour, -hour / 6, hour / 6, 24 * hour]) {
      Date.now = () => real() + wrong;
      await spendAll(budget, 4);
    }
  } finally {
    Date.now = real;
  }
  expect((await findUse(test.db, 'youtube', 'pacific_day')).used).toBe(10);
});

it('what was spent days ago is forgotten', async () => {
  await networkBudget(test.db, 'youtube', day(10), sql`(now() - interval '3 days')`).spend(1);
  await networkBudget(test.db, 'youtube', day(10)).spend(1);
  await forgetOldBudgets(test.db);
  const { rows } = await test.pool.query('select units::int from network_budgets');
  expect(rows).toEqual([{ units: 1 }]);
});
