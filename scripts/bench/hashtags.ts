import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SeededDatabase } from './databases';
import { medianMs, print, rounded } from './line';
import { startQuiet } from './processes';
import { signedIn } from './signedIn';

const uses = 1_000_000;
const tags = 20_000;
const runs = 15;

/** Uses by channel posts of the KOLs there are; the n-th hashtag is borne by one in n of those the first is. */
async function addUses({ db }: SeededDatabase): Promise<void> {
  await db.execute(sql`insert into hashtag_uses (plain, post_id, kind, kol_id, tag, at)
    select tag, gen_random_uuid(), 'channel', ids[1 + (n * 7919) % cardinality(ids)], tag,
      timestamptz '2024-01-01' + n * interval '1 minute'
    from generate_series(1, ${uses}::bigint) n, (select array_agg(id) as ids from kols) k,
      lateral (select 'the' || floor(power(${tags}::float8, random() + 0 * n)) as tag) drawn`);
  await db.execute(sql`insert into hashtags (id, tag, post_count, kol_count, first_seen, last_seen)
    select gen_random_uuid(), plain, count(*), count(distinct kol_id), min(at), max(at) from hashtag_uses group by plain`);
  await db.execute(sql`vacuum analyze hashtag_uses, hashtags`);
}

/** The search by hashtags among 1,000,000 uses: the heaviest, one in the middle, and five at once. */
export async function benchHashtags(database: SeededDatabase): Promise<void> {
  await addUses(database);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    const asked = {
      'the heaviest': ['the1'],
      'one in the middle': ['the100'],
      five: [10, 20, 30, 40, 50].map((n) => `the${n}`),
    };
    for (const [name, searched] of Object.entries(asked)) {
      const query = searched.map((tag) => `hashtags=${tag}`).join('&');
      const value = await medianMs(runs, async () => {
        const answer = await fetch(`${server.url}/api/v1/hashtags?${query}`, { headers });
        const bytes = await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${query}: ${answer.status} ${Buffer.from(bytes)}`);
      });
      print({ name: `hashtag search, ${name}`, value: rounded(value), unit: 'ms', budget: '<= 50', uses });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
