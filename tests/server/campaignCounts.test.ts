import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignPosts, sows } from '../../src/server/db/schema/campaigns';
import { miscounted } from '../support/campaignCounts';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';

let database: TestDatabase;
let campaignId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  campaignId = (await buildCampaign(database.db)).id;
});

const kept = async () => {
  expect((await database.pool.query(miscounted)).rows).toEqual([]);
  const { rows } = await database.pool.query('select * from campaign_counts where campaign_id = $1', [campaignId]);
  return rows[0];
};

describe('counts kept of a campaign', () => {
  it('follow its SOWs as they are added, changed and removed', async () => {
    const { db } = database;
    const first = await buildSow(db, { campaign_id: campaignId, post_count: 2, sale_price: 5 });
    const second = await buildSow(db, { campaign_id: campaignId, post_count: 3, sale_price: 7, kol_id: first.kol_id });
    expect(await kept()).toMatchObject({
      sow_total: 2,
      kol_total: 1,
      post_count: 5,
      owing_sows: 2,
      empty_sows: 2,
      sale_total: 12,
    });
    const kol = await buildKol(db);
    await db.update(sows).set({ kol_id: kol.id, post_count: 0, sale_price: 1 }).where(eq(sows.id, second.id));
    expect(await kept()).toMatchObject({ kol_total: 2, post_count: 2, owing_sows: 1, empty_sows: 1, sale_total: 6 });
    await db.delete(sows).where(eq(sows.campaign_id, campaignId));
    expect(await kept()).toMatchObject({ sow_total: 0, kol_total: 0, post_total: 0, sale_total: null });
  });

  it('follow its posts, whichever SOW they are moved to and whether they count', async () => {
    const { db } = database;
    const sow = await buildSow(db, { campaign_id: campaignId, post_count: 2 });
    const other = await buildSow(db, { campaign_id: campaignId, post_count: 1 });
    const post = await buildPost(db, { sow });
    await buildPost(db, { sow });
    await buildPost(db, { sow: other, is_active: false });
    expect(await kept()).toMatchObject({ post_total: 2, owing_sows: 1, empty_sows: 1 });
    await db.update(campaignPosts).set({ sow_id: other.id }).where(eq(campaignPosts.id, post.id));
    expect(await kept()).toMatchObject({ post_total: 2, owing_sows: 1, empty_sows: 0 });
    await db.update(campaignPosts).set({ is_active: true }).where(eq(campaignPosts.campaign_id, campaignId));
    expect(await kept()).toMatchObject({ post_total: 3, post_kept: 2 });
    await db.delete(campaignPosts).where(eq(campaignPosts.sow_id, other.id));
    expect(await kept()).toMatchObject({ post_total: 1, owing_sows: 2, empty_sows: 1 });
    await db.delete(sows).where(eq(sows.id, sow.id));
    expect(await kept()).toMatchObject({ sow_total: 1, post_total: 0 });
  });

  it('lose nothing where many write at once', async () => {
    const { db } = database;
    const both = [
      await buildSow(db, { campaign_id: campaignId, post_count: 9 }),
      await buildSow(db, { campaign_id: campaignId, post_count: 9 }),
    ];
    await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const sow = both[index % 2];
        const { id } = await buildPost(db, { sow });
        if (index % 3 === 0) await db.update(campaignPosts).set({ is_active: false }).where(eq(campaignPosts.id, id));
        await db
          .update(sows)
          .set({ sale_price: index })
          .where(eq(sows.id, sow?.id ?? ''));
      }),
    );
    expect(await kept()).toMatchObject({ sow_total: 2, post_total: 16 });
  });
});
