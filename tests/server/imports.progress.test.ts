import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedCtx } from '../../src/server/context';
import { progressOf, withProgress } from '../../src/server/imports/progress';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let here: SignedCtx;
let there: SignedCtx;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await testCtx(database);
  there = { ...(await testCtx(database)), viewer: here.viewer };
});
afterAll(async () => {
  await here.listener.close();
  await there.listener.close();
  await database.drop();
});

it('how far an import is, any process can say, to its sender alone, until it has ended', async () => {
  const stranger = { ...there, viewer: { ...here.viewer, id: 'another' } };
  await withProgress(here, 'one', async (report) => {
    let done = 0;
    const seen = async () => {
      done += 1;
      report('checking', done, 100_000);
      return progressOf(there, 'one')?.stage;
    };
    await expect.poll(seen, { timeout: 20_000, interval: 50 }).toBe('checking');
    expect(progressOf(here, 'one')).toEqual({ stage: 'checking', done, total: 100_000 });
    expect(progressOf(there, 'one')?.done).toBeGreaterThan(0);
    expect([progressOf(stranger, 'one'), progressOf(there, 'two')]).toEqual([null, null]);
  });
  expect(progressOf(here, 'one')).toBeNull();
  await expect.poll(() => progressOf(there, 'one')).toBeNull();
});
