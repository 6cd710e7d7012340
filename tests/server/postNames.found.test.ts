import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates';
import { migrateDatabase } from '../../src/server/db/migrate';
import { migrateUpTo } from '../../src/server/db/migrateUpTo';
import { knownMigrations } from '../../src/server/db/migrationFiles';
import { scoreKols } from '../../src/server/kolScores/score';
import { startTestApp, type TestApp } from '../support/app';
import { createTestDatabase } from '../support/database';
import {
  buildCampaign,
  buildChannelPost,
  buildEarlierCampaign,
  buildPost,
  buildSocial,
  buildSow,
} from '../support/factories';
import { signIn, word } from '../support/people';
import { buildRunning, decide, foundOf, look, missingOf, today } from './foundPosts.fixtures';
import { readPost } from './kolScores.fixtures';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  await test.app.ready();
  staff = await signIn(test, ['manager']);
});
afterAll(() => test.close());

describe('a post of a campaign that its KOL’s channel shows at another address', () => {
  const run = (changes: Parameters<typeof buildRunning>[1] = {}) =>
    buildRunning(test, { network: 'instagram', promised: 5, ...changes });
  const both = (id: string) => ({
    long: `https://www.instagram.com/an.nguyen/reel/${id}/`,
    short: `https://instagram.com/reel/${id}`,
  });

  it.each(['long', 'short'] as const)(
    'is not found, nor counted as found or as missing: stored the %s way',
    async (stored) => {
      const { campaign, sow, tag, posted } = await run();
      const shown = stored === 'long' ? 'short' : 'long';
      const [known, later, quiet] = [both(word()), both(word()), both(word())];
      await posted(`#${tag}`, { link: known[shown] });
      await buildPost(test.database.db, { sow, url_post: known[stored] });
      const open = await posted(`#${tag}`, { link: later[shown] });
      const unmarked = await posted('không dấu', { link: quiet[shown] });
      await look(test, campaign.id);
      expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([open.id]);
      const [before] = await missingOf(test, staff, campaign.id);
      expect([before?.found, before?.unmarked.map(({ id }) => id)]).toEqual([1, [unmarked.id]]);

      for (const { [stored]: url_post } of [later, quiet]) await buildPost(test.database.db, { sow, url_post });
      expect(await foundOf(test, staff, campaign.id)).toEqual([]);
      const { data } = (await test.call('GET', `/campaigns/${campaign.id}?without=posts`, staff)).json();
      expect(data.found_posts).toBe(0);
      const [after] = await missingOf(test, staff, campaign.id);
      expect([after?.found, after?.unmarked]).toEqual([0, []]);
      const refused = await decide(test, staff, campaign.id, open.id, { action: 'accept' });
      expect(refused.json().errors).toEqual([{ property: 'url_post', message: 'post_already_exist' }]);
    },
  );

  it('is not taken by itself where it is another campaign’s', async () => {
    const { campaign, kol, tag, posted } = await run({ takes_found_posts: true });
    const { long, short } = both(word());
    const elsewhere = await buildCampaign(test.database.db, { status: 'done' });
    const sow = await buildSow(test.database.db, {
      ...{ campaign_id: elsewhere.id, kol_id: kol.id, social_type: 'instagram' },
    });
    await buildPost(test.database.db, { sow, url_post: long });
    const post = await posted(`#${tag}`, { link: short });
    await look(test, campaign.id);
    expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([post.id]);
  });

  it('is found no more after it was removed, and shows the picture its network shows', async () => {
    const { campaign, sow, tag, posted } = await run();
    const { long, short } = both(word());
    const shown = await posted(`#${tag}`, { link: short, thumbnail: '/pictures/of-the-network' });
    const { id } = await buildPost(test.database.db, { sow, url_post: long });
    const { data } = (await test.call('GET', `/campaigns/${campaign.id}`, staff)).json();
    expect(data.campaignPosts).toMatchObject([{ id, thumbnail: '/pictures/of-the-network' }]);
    expect((await test.call('DELETE', `/campaigns/post/${id}`, staff)).statusCode).toBe(204);
    await look(test, campaign.id);
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
    expect((await foundOf(test, staff, campaign.id, 'rejected')).map((post) => post.id)).toEqual([shown.id]);
  });

  it('is what a planned post became, and bears its hashtags once', async () => {
    const { campaign, sow, posted } = await run();
    const { long, short } = both(word());
    const mark = word();
    const uses = async () =>
      (await test.call('GET', `/hashtags?hashtags=${mark}`, staff)).json().data.hashtags[0]?.posts as number;
    await posted(`#${mark}`, { link: short });
    expect(await uses()).toBe(1);
    const { id } = await buildPost(test.database.db, { sow, url_post: long, content: `#${mark}` });
    expect(await uses()).toBe(1);
    const body = { sow_id: sow.id, title: 'Bài', used_time: new Date().toISOString() };
    const content = (await test.call('POST', `/campaigns/${campaign.id}/post-contents`, { ...staff, body })).json()
      .data;
    const used = await test.call('PUT', `/campaigns/post-content/${content.id}`, {
      ...staff,
      body: { url_post: short },
    });
    expect(used.json().data).toMatchObject({ status: 'used', post: { id } });
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [campaign.id]);
    expect(await uses()).toBe(1);
    await test.database.pool.query('update campaigns set deleted_at = null where id = $1', [campaign.id]);
    expect(await uses()).toBe(1);
    await test.database.pool.query('delete from campaign_posts where id = $1', [id]);
    expect(await uses()).toBe(1);
  });
});

describe('what a KOL’s posts come to', () => {
  it('has one that stands in a campaign and in the channel at two addresses once', async () => {
    const { db } = test.database;
    const { kol, sow, posted } = await buildRunning(test, { network: 'instagram' });
    const id = word();
    await posted('a', { link: `https://instagram.com/reel/${id}` });
    const post_time = new Date(Date.now() - 86_400_000);
    const post = await buildPost(db, { sow, url_post: `https://instagram.com/an/reel/${id}`, post_time });
    await readPost(test, sow.campaign_id, post.id, 'post', { view: 300 });
    await scoreKols(db, [kol.id], today);
    const { data } = (await test.call('GET', `/kols/${kol.id}`, staff)).json();
    expect(data.average).toMatchObject({ posts: 1, view: 300 });
    expect(data.score).toMatchObject({ posts: 1, view_posts: 1, mean_views: 300 });
    const path = `/social/overview?kol_id=${kol.id}&start_date=${addDays(today, -5)}`;
    expect((await test.call('GET', path, staff)).json().data.total_view).toMatchObject({ value: 300, known: 1, of: 1 });
  });

  it('had its hashtags twice before, and has them once from the upgrade on', async () => {
    const older = await createTestDatabase({ empty: true });
    const { pool, db, config } = older;
    const writer = await pool.connect();
    try {
      await migrateUpTo(writer, knownMigrations().find(({ name }) => name.startsWith('0060')) ?? { created_at: 0 });
      const social = await buildSocial(db, { social_type: 'instagram' });
      const campaign_id = await buildEarlierCampaign(db);
      const sow = await buildSow(db, { campaign_id, kol_id: social.kol_id, social_type: 'instagram' });
      const words = { description: '#tet', content: '#tet' };
      await buildChannelPost(db, { social, link: 'https://instagram.com/reel/Twice', ...words });
      await buildPost(db, { sow, url_post: 'https://instagram.com/an/reel/Twice', ...words });
      await buildChannelPost(db, { social, link: 'https://instagram.com/reel/Alone', ...words });
      const uses = async () => (await pool.query('select kind from hashtag_uses order by kind')).rows;
      expect(await uses()).toEqual([{ kind: 'campaign' }, { kind: 'channel' }, { kind: 'channel' }]);
      await migrateDatabase(config);
      expect(await uses()).toEqual([{ kind: 'campaign' }, { kind: 'channel' }]);
      const { rows } = await pool.query("select post_count from hashtags where plain = 'tet'");
      expect(rows).toEqual([{ post_count: 2 }]);
    } finally {
      writer.release(true);
      await older.drop();
    }
  });
});
