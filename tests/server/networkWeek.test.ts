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
    days: 2,
    workers: 3,
    sizes: { facebook: few(12, 6), instagram: few(12, 6), tiktok: few(3, 3), youtube: few(25, 10) },
    allowances: { youtube: 70, meta: 30 },
  });
  expect(stats.youtube).toMatchObject({ refused: 0, allowance: 70, most: expect.toSatisfy((most) => most <= 56) });
  expect(stats.meta).toMatchObject({ refused: 0, allowance: 30, most: expect.toSatisfy((most) => most <= 24) });
  expect(stats.tiktok).toMatchObject({ refused: 0 });
  for (const { units, networks } of days) {
    const youtube = networks.find(({ network }) => network === 'youtube');
    expect(youtube).toMatchObject({ posts_left: 0, oldest: { 1: expect.toSatisfy((hours) => hours <= 7) } });
    expect(units.youtube).toBeGreaterThan(45);
    expect(units.meta).toBeGreaterThan(40);
    expect(units.tiktok).toBeGreaterThan(0);
  }
});
