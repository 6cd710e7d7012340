import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import { migrateDatabase } from '../../src/server/db/migrate';
import { migrateUpTo } from '../../src/server/db/migrateUpTo';
import { knownMigrations } from '../../src/server/db/migrationFiles';
import { insertSnapshots } from '../../src/server/ledger/queries';
import { recordMetrics } from '../../src/server/ledger/record';
import { finalReport } from '../../src/server/reports/finalReport';
import { differingDays } from '../../src/server/reports/proveDays';
import { postSums } from '../../src/server/reports/queries/postSums';
import { findSummed } from '../../src/server/reports/queries/rebuilt';
import { rebuildDays } from '../../src/server/reports/rebuildDays';
import { miscounted } from '../support/campaignCounts';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { storedCampaigns } from '../support/demoCampaigns';
import { buildEarlierCampaign, buildPost, buildSow } from '../support/factories';
import { referenceReport } from '../support/referenceReport';
import { asOfArbitrary, listItem } from '../support/reportCampaigns';
import { begin, eventArbitrary, numbersOf } from '../support/reportHistories';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // February stays in the default partition, March and April get their own.
  await database.pool.query("select ensure_partitions('2026-03-01', '2026-04-30')");
});
afterAll(() => database.drop());

describe('sums by day', () => {
  it('are those of the ledger on every day after any history, and the report made of them is right', async () => {
    const ctx = await testCtx(database);
    const histories = fc.array(eventArbitrary, { minLength: 1, maxLength: 12 });
    const property = fc.asyncProperty(histories, asOfArbitrary, asOfArbitrary, async (events, ...days) => {
      const history = await begin(ctx);
      for (const event of events) await history.apply(event);
      const { campaign } = history;
      expect(await differingDays(database.db, campaign.id)).toEqual([]);
      expect((await database.pool.query(miscounted)).rows).toEqual([]);
      const stored = (await storedCampaigns(database.pool)).find(({ id }) => id === campaign.id);
      if (!stored) throw new Error('the campaign is gone');
      for (const day of [...days, dayOf(new Date())]) {
        const report = await finalReport(database.db, listItem(campaign), day);
        expect(numbersOf(report)).toEqual(referenceReport(stored, day));
      }
      expect(await rebuildDays(database.db, campaign.id)).toBe(false);
      await database.pool.query('delete from campaigns where id = $1', [campaign.id]);
      await database.pool.query('delete from metric_snapshots where owner_id = $1', [campaign.id]);
      expect(await differingDays(database.db, campaign.id)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  }, 240_000);

  it('that somebody broke are told of, made anew, and then are right', async () => {
    const { post, campaignId } = await measuredPost();
    await database.pool.query('update report_days set view = view + 1 where campaign_id = $1', [campaignId]);
    expect(await differingDays(database.db, campaignId)).toEqual(['2026-03-05', '2026-03-06']);
    expect(await findSummed(database.db)).toContain(post.campaign_id);
    expect(await rebuildDays(database.db, campaignId)).toBe(true);
    expect(await differingDays(database.db, campaignId)).toEqual([]);
    expect(await rebuildDays(database.db, campaignId)).toBe(false);
  });

  it('have totals that hold for every day from their last change on, and are told of and made anew where they are wrong', async () => {
    const { campaignId } = await measuredPost();
    const views = async (day: string) => (await postSums(database.db, [campaignId], day)).get(campaignId)?.all?.views;
    const ofTotals = () =>
      database.pool.query('select last_day, posts, view, view_known from report_totals where campaign_id = $1', [
        campaignId,
      ]);
    expect((await ofTotals()).rows).toEqual([{ last_day: '2026-03-06', posts: 1, view: 30, view_known: 1 }]);
    await database.pool.query('update report_totals set view = view + 1 where campaign_id = $1', [campaignId]);
    expect(await Promise.all(['2026-03-05', '2026-03-06', '2026-04-01'].map(views))).toEqual([10, 31, 31]);
    expect(await differingDays(database.db, campaignId)).toEqual(['2026-03-06']);
    expect(await rebuildDays(database.db, campaignId)).toBe(true);
    await database.pool.query("update report_totals set last_day = '2026-03-05' where campaign_id = $1", [campaignId]);
    expect(await rebuildDays(database.db, campaignId)).toBe(true);
    expect((await ofTotals()).rows).toEqual([{ last_day: '2026-03-06', posts: 1, view: 30, view_known: 1 }]);
  });

  it('have totals that begin at an upgrade with all that is written before, meanwhile and after it', async () => {
    const older = await createTestDatabase({ empty: true });
    const { pool, db, config } = older;
    const writer = await pool.connect();
    try {
      await migrateUpTo(writer, knownMigrations().find(({ name }) => name.startsWith('0056')) ?? { created_at: 0 });
      const sow = await buildSow(db, { campaign_id: await buildEarlierCampaign(db) });
      const post = await buildPost(db, { sow, post_time: new Date('2026-03-05T03:00:00Z') });
      const read = readingOf(post);
      await insertSnapshots(db, [read('view', 10, '2026-03-05T05:00:00Z')]);
      let migrated: Promise<void> | undefined;
      let after: Promise<void> | undefined;
      await db.transaction(async (transaction) => {
        await insertSnapshots(transaction, [read('view', 30, '2026-03-06T05:00:00Z')]);
        migrated = migrateDatabase(config);
        const waits = "select 1 from pg_locks where not granted and relation = 'metric_snapshots'::regclass";
        await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 20_000, interval: 10 }).toBe(1);
        after = insertSnapshots(db, [read('share', 4, '2026-03-07T05:00:00Z')]);
      });
      await Promise.all([migrated, after]);
      const { rows } = await pool.query('select last_day, posts, view, share from report_totals');
      expect(rows).toEqual([{ last_day: '2026-03-07', posts: 1, view: 30, share: 4 }]);
      expect(await rebuildDays(db, post.campaign_id)).toBe(false);
    } finally {
      writer.release(true);
      await older.drop();
    }
  });

  it('take a reading in a row of one day, a later one in a second', async () => {
    const { campaignId } = await measuredPost();
    const { rows } = await database.pool.query(
      'select day, posts, readings, view, view_known from report_days where campaign_id = $1 order by day',
      [campaignId],
    );
    expect(rows).toEqual([
      { day: '2026-03-05', posts: 1, readings: 1, view: 10, view_known: 1 },
      { day: '2026-03-06', posts: 0, readings: 1, view: 20, view_known: 0 },
    ]);
  });
});

async function measuredPost() {
  const sow = await buildSow(database.db);
  const post = await buildPost(database.db, { sow, post_time: new Date('2026-03-05T03:00:00Z') });
  const read = readingOf(post);
  await recordMetrics(database.db, [read('view', 10, '2026-03-05T05:00:00Z')]);
  await recordMetrics(database.db, [read('view', 30, '2026-03-05T17:00:00Z')]);
  return { sow, post, campaignId: post.campaign_id };
}

function readingOf(post: { id: string; campaign_id: string }) {
  return (metric: string, value: number | null, at: string) => ({
    owner_id: post.campaign_id,
    subject_id: post.id,
    subject_type: 'post' as const,
    metric,
    value,
    source: 'api' as const,
    captured_at: new Date(at),
  });
}

async function somebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('readings of one campaign at once', () => {
  it('wait for each other before they have written anything, so that none waits in a circle', async () => {
    const { db } = database;
    const { post, sow, campaignId } = await measuredPost();
    const second = readingOf(await buildPost(db, { sow }))('view', 5, '2026-03-07T03:00:00Z');
    let other: Promise<void> | undefined;
    await db.transaction(async (transaction) => {
      await recordMetrics(transaction, [readingOf(post)('view', 40, '2026-03-07T03:00:00Z')]);
      other = recordMetrics(db, [second]);
      await somebodyWaits();
      await recordMetrics(transaction, [{ ...second, captured_at: new Date('2026-03-08T03:00:00Z') }]);
    });
    await other;
    expect(await differingDays(db, campaignId)).toEqual([]);
  });

  it('lose none of each other, whatever their order', async () => {
    const sow = await buildSow(database.db);
    const posts: Awaited<ReturnType<typeof buildPost>>[] = [];
    for (let n = 0; n < 6; n++) posts.push(await buildPost(database.db, { sow }));
    const orders = [posts, [...posts].reverse()];
    await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const some = orders[turn % 2] ?? [];
        // No two at once of one metric: those would wait for each other by themselves.
        const metric = ['reaction', 'comment', 'share', 'view'][turn % 4] ?? '';
        const at = new Date(Date.UTC(2026, 2, 5 + (turn % 7), turn % 24, turn)).toISOString();
        const read = (few: typeof posts) => few.map((post) => readingOf(post)(metric, turn % 5 || null, at));
        // Two statements of one transaction, the second about posts the other order begins with.
        await database.db.transaction(async (transaction) => {
          await recordMetrics(transaction, read(some.slice(0, 3)));
          await recordMetrics(transaction, read(some.slice(3)));
        });
      }),
    );
    expect(await differingDays(database.db, sow.campaign_id)).toEqual([]);
  });

  it('wait for one that moves the post, and count where it is then', async () => {
    const { db, pool } = database;
    const { post, sow, campaignId } = await measuredPost();
    const other = await buildSow(db, { campaign_id: campaignId, kol_id: sow.kol_id, post_format: 'post_videos' });
    let reading: Promise<void> | undefined;
    await db.transaction(async (transaction) => {
      await transaction.execute(`update campaign_posts set sow_id = '${other.id}' where id = '${post.id}'`);
      reading = recordMetrics(db, [readingOf(post)('view', 70, '2026-03-09T03:00:00Z')]);
      await somebodyWaits();
    });
    await reading;
    expect(await differingDays(db, campaignId)).toEqual([]);
    const { rows } = await pool.query(
      'select sow_id, sum(view) as view from report_days where campaign_id = $1 group by sow_id having sum(view) <> 0',
      [campaignId],
    );
    expect(rows).toEqual([{ sow_id: other.id, view: 70 }]);
  });
});
