import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../src/server/db/changes';
import { openDatabase } from '../../src/server/db/connection';
import { shorteners } from '../../src/server/db/schema/shorteners';
import { newId } from '../../src/server/ids';
import { VisitCounter } from '../../src/server/shorteners/visits/counter';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy';
import { freePort } from '../support/freePort';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
/** In letters no header takes. */
const target = 'https://shop.example/áo-đỏ';
const env = {
  APP_SECRET: 'a secret of the tests, long enough to be one',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1',
};
const atOnce = 20;

let database: TestDatabase;
let proxy: DatabaseProxy;
let near: ServerProcess;
let far: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.config);
  [near, far] = await Promise.all([
    startServerProcess(database.config, env),
    startServerProcess(proxy.config, { ...env, WORKERS: '0' }),
  ]);
});
afterAll(async () => {
  await Promise.all([near.remove(), far.remove()]);
  await proxy.close();
  await database.drop();
});

async function made(): Promise<{ id: string; slug: string }> {
  const link = { id: newId(), slug: `l${newId().slice(-10)}` };
  await database.db.insert(shorteners).values({ ...link, original_url: target });
  return link;
}

let visitors = 0;
/** Clicks by as many people, twenty at a time; how they were answered, by status. */
async function click({ url }: ServerProcess, slug: string, times: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let left = times;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      visitors += 1;
      const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const { status } = await fetch(`${url}/s/${slug}`, {
        redirect: 'manual',
        headers: { 'user-agent': phone, 'x-forwarded-for': from },
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return statuses;
}

async function people(id: string): Promise<number> {
  const { rows } = await database.pool.query<{ clicks: string }>(
    'select total_click as clicks from shorteners where id = $1',
    [id],
  );
  return Number(rows[0]?.clicks);
}

describe('short links of two nodes', () => {
  it('are counted together, and changed on both at once', async () => {
    const { id, slug } = await made();
    const answers = await Promise.all([click(near, slug, 150), click(far, slug, 150)]);
    expect(answers).toEqual([{ 302: 150 }, { 302: 150 }]);
    await expect.poll(() => people(id), { timeout: 10_000 }).toBe(300);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update shorteners set active = false where id = ${id}`);
      await announce(tx, ['shorteners', id]);
    });
    // Sooner than what is known would be read again by itself.
    for (const node of [near, far]) {
      await expect.poll(() => click(node, slug, 1), { timeout: 3_000, interval: 50 }).toEqual({ 410: 1 });
    }
  });

  it('go on while the database is away, and every click is counted when it is back', async () => {
    const { id, slug } = await made();
    expect(await click(far, slug, 1)).toEqual({ 302: 1 });
    proxy.cut();
    try {
      expect(await click(far, slug, 2_000)).toEqual({ 302: 2_000 });
      expect(await click(far, 'nobody-knows-this', 1)).toEqual({ 503: 1 });
      // Longer than what is known counts as new.
      const until = Date.now() + 7_000;
      let sent = 2_001;
      while (Date.now() < until) {
        expect(await click(far, slug, 200)).toEqual({ 302: 200 });
        sent += 200;
      }
      expect(await people(id)).toBeLessThan(sent);
      proxy.mend();
      await expect.poll(() => people(id), { timeout: 30_000 }).toBe(sent);
    } finally {
      proxy.mend();
    }
  });

  it('lose no click that was answered before the process was told to end', async () => {
    const { id, slug } = await made();
    const node = await startServerProcess(database.config, { ...env, WORKERS: '0' });
    try {
      expect(await click(node, slug, 500)).toEqual({ 302: 500 });
      node.process.kill('SIGTERM');
      expect(await node.ended).toBe(0);
      expect(await people(id)).toBe(500);
    } finally {
      await node.remove();
    }
  });
});

it('clicks there is no room for are told: in the log, and by their number', async () => {
  const told: [object, string][] = [];
  const note = (fields: object, text: string) => void told.push([fields, text]);
  const log = { warn: note, error: note } as unknown as ConstructorParameters<typeof VisitCounter>[1];
  const away = openDatabase({ host: '127.0.0.1', port: await freePort(), user: 'nobody' }, () => {}, 1);
  const counter = new VisitCounter(away.db, log, 3);
  const visit = { shortener_id: newId(), at: Date.now(), visitor: '0a'.repeat(16) };
  for (let n = 0; n < 5; n += 1) {
    counter.buffer.add({ ...visit, device: 'phone', referrer: 'direct' });
  }
  await counter.flush();
  expect(counter.lost).toBe(2);
  expect(counter.buffer.size).toBe(3);
  expect(told[0]).toEqual([{ clicks: 2 }, 'clicks of short links were lost: the database is away for too long']);
  expect(told[1]?.[1]).toBe('clicks of short links wait');
  await counter.close();
  expect(told.at(-1)).toEqual([{ clicks: 3 }, 'clicks of short links were lost at the end']);
  await away.close();
});
