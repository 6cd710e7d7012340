import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { databaseUrl } from '../support/databaseUrl';
import { runWeek } from '../support/networks/week/runWeek';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const few = (accounts: number, posts: number) => ({ accounts, posts });

it('several workers never exceed a budget over several days by the networks’ own count, and read on each day', async () => {
  const { days, stats } = await runWeek({
    databaseUrl: databaseUrl(test.config),
    days: 3,
    workers: 3,
    sizes: { facebook: few(20, 10), instagram: few(20, 10), tiktok: few(5, 5), youtube: few(50, 20) },
    allowances: { youtube: 120, meta: 40 },
  });
  expect(stats.youtube).toMatchObject({ refused: 0, allowance: 120, most: expect.toSatisfy((most) => most <= 96) });
  expect(stats.meta).toMatchObject({ refused: 0, allowance: 40, most: expect.toSatisfy((most) => most <= 32) });
  expect(stats.tiktok).toMatchObject({ refused: 0 });
  for (const { units } of days) {
    expect(units.youtube).toBeGreaterThan(80);
    expect(units.meta).toBeGreaterThan(100);
    expect(units.tiktok).toBeGreaterThan(0);
  }
}, 60_000);
