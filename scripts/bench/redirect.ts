import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { eq, sql } from 'drizzle-orm';
import { shortenerDays, shorteners } from '../../src/server/db/schema/shorteners';
import { newId } from '../../src/server/ids';
import type { SeededDatabase } from './databases';
import { median, print, rounded } from './line';
import { start, startQuiet } from './processes';

const rounds = 5;
/** So many that both servers have always somebody to answer: with few, what is measured is how fast a core wakes up. */
const connections = 100;
const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
/** Each clicks again and again: once in ten seconds as a person, else as a repeat. */
const visitors = 20_000;

interface Clicked {
  perSecond: number;
  p50: number;
  p99: number;
  answered: number;
}

/** A short link clicked by many beside a bare redirect, turn by turn, and what was counted of the clicks. */
export async function benchRedirect({ db, url: databaseUrl }: SeededDatabase): Promise<void> {
  const id = newId();
  await db.insert(shorteners).values({ id, slug: 'bench', original_url: 'https://shop.example/tet' });
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const own = await startQuiet(databaseUrl, folder);
  const bare = await start(['--import', 'tsx', 'scripts/bench/bareRedirect.ts'], {});
  const [ours, reference]: [Clicked[], Clicked[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      reference.push(await click(bare.url));
      ours.push(await click(own.url));
    }
    await sleep(3_000);
  } finally {
    await Promise.all([own.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  const [sums] = await db
    .select({ visits: sql<string>`sum(people + repeat)` })
    .from(shortenerDays)
    .where(eq(shortenerDays.shortener_id, id));
  const perSecond = median(ours.map((one) => one.perSecond));
  const least = median(reference.map((one) => one.perSecond));
  print({
    name: 'short link, beside a bare redirect',
    value: rounded(perSecond),
    unit: 'req/s',
    budget: '>= 0.7 x bare and p50 <= 5 ms',
    bare: rounded(least),
    ratio: rounded(perSecond / least),
    p50_ms: median(ours.map((one) => one.p50)),
    p99_ms: median(ours.map((one) => one.p99)),
    answered: ours.reduce((sum, one) => sum + one.answered, 0),
    // Those under way as a round ends are counted, though their answers are no longer waited for.
    counted: Number(sums?.visits),
  });
}

async function click(url: string): Promise<Clicked> {
  const requests = Array.from({ length: visitors }, (_, n) => ({
    path: '/s/bench',
    headers: { 'user-agent': agent, 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
  }));
  const load = (duration: number) => autocannon({ url, connections, duration, requests });
  const warm = await load(2);
  const result = await load(6);
  if (result['4xx'] + result['5xx'] > 0) throw new Error(`${url} did not lead on every time`);
  const { requests: rate, latency } = result;
  return {
    perSecond: rate.average,
    p50: latency.p50,
    p99: latency.p99,
    answered: warm['3xx'] + result['3xx'],
  };
}
