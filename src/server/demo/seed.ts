import { sql } from 'drizzle-orm';
import { addDays, dayOf } from '../../domain/dates';
import { networks } from '../../domain/networks';
import type { FileStore } from '../adapters/files/store';
import { hashPassword } from '../auth/passwords';
import { detectPosts } from '../campaigns/found/detect';
import { allowTime, type Db } from '../db/connection';
import { enqueueDue } from '../jobs/schedule';
import { timetableOf } from '../jobs/timetable';
import { scoreKols } from '../kolScores/score';
import { judgeCampaigns } from '../pace/judge';
import { ensureReferenceData } from '../reference/seed';
import { markAll } from '../social/readings/queries/marks';
import { syncHandlers } from '../social/sync/handlers';
import { buildDemo } from './build';
import { storeDocuments } from './documents';
import { insertDemo, insertLedger } from './insert';
import { storeThumbnails } from './network/network';
import { drawPictures } from './pictures';
import { createWorld, readReferenceIds } from './world';

const demoLock = 7_305_003;
const historyDays = 400;

/** What all demo accounts are signed in with (CONTRACT.md §7). */
export const demoPassword = 'Demo@12345';

interface DemoSeed {
  db: Db;
  files: FileStore;
  log: (line: string) => void;
  /** The day the demo is seen from, `YYYY-MM-DD`; the present one in Asia/Ho_Chi_Minh if left out. */
  today?: string;
}

/**
 * Fills a database that has no users with the demo's data and accounts, all or nothing; does nothing on any other.
 * The same day gives the same ids and figures (CONTRACT.md §7). Writes pictures and documents to `files`.
 */
export async function seedDemo({ db, files, log, today = dayOf(new Date()) }: DemoSeed): Promise<void> {
  if (await hasUsers(db)) return;
  log('Preparing demo data …');
  const started = performance.now();
  await ensureReferenceData(db);
  const world = createWorld(today, await readReferenceIds(db));
  const demo = buildDemo(world, await hashPassword(demoPassword));
  const media = [...(await drawPictures(world.pictures, files)), ...(await storeDocuments(world.documents, files))];
  const addresses = await storeThumbnails(db, files, () => world.newId(world.at(0, 0)));
  for (const post of demo.kols.channelPosts) post.thumbnail = addresses.get(post.thumbnail ?? '') ?? null;
  const seeded = await db.transaction(async (transaction) => {
    await allowTime(transaction);
    await transaction.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await hasUsers(transaction)) return false;
    await transaction.execute(sql`select ensure_partitions(${addDays(today, -historyDays)}, ${today})`);
    await insertDemo(transaction, demo, media);
    await insertLedger(transaction, [...demo.kols.snapshots, ...demo.posts.snapshots]);
    const ids = demo.campaigns.list.map(({ id }) => id);
    await judgeCampaigns(transaction, ids, today);
    for (const id of ids) await detectPosts({ db: transaction, config: { publicUrl: null } }, id, null);
    await transaction.execute(sql`update found_posts set told_at = found_at`);
    const kolIds = demo.kols.kols.map(({ id }) => id);
    await scoreKols(transaction, kolIds, today);
    await markFiguresRead(transaction);
    return true;
  });
  if (!seeded) return;
  await db.execute(sql`vacuum analyze`);
  log(`Demo data is ready (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}

// What the demo data says is as fresh as it gets: the networks are next asked when the next round is due.
async function markFiguresRead(db: Db): Promise<void> {
  await enqueueDue(db, timetableOf(syncHandlers));
  await db.execute(sql`update pgboss.job set state = 'completed', started_on = now(), completed_on = now()
    where name in ('accounts', 'posts')`);
  for (const type of ['social', 'post'] as const) await markAll(db, type, networks);
  await db.execute(sql`update network_readings set due_at = null, last_try_at = coalesce(last_success_at, now()),
    last_success_at = coalesce(last_success_at, now())`);
}

async function hasUsers(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users limit 1`);
  return rows.length > 0;
}
