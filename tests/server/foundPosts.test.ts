import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates';
import { textIn } from '../../src/domain/notifications/texts';
import type { CountryText } from '../../src/domain/notifications/types';
import { defaultGrants, type RoleName, roleNames } from '../../src/domain/roles';
import { campaignPeople, campaignPosts, campaigns } from '../../src/server/db/schema/campaigns';
import { foundPosts } from '../../src/server/db/schema/foundPosts';
import { kols, socials } from '../../src/server/db/schema/kols';
import { networkReadings } from '../../src/server/db/schema/networks';
import { notifications } from '../../src/server/db/schema/settings';
import { demoNetworks } from '../../src/server/demo/network/network';
import { recordMetrics } from '../../src/server/ledger/record';
import { readOneAccount } from '../../src/server/social/sync/one';
import { startTestApp, type TestApp } from '../support/app';
import { buildChannelPost, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { at, buildRunning, decide, foundOf, look, lookAsAsked, missingOf, today } from './foundPosts.fixtures';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  await test.app.ready();
  Object.assign(test.services.social, demoNetworks(test.database.db));
  staff = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const postsOf = (campaignId: string) =>
  test.database.db.select().from(campaignPosts).where(eq(campaignPosts.campaign_id, campaignId));

describe('posts of a campaign', () => {
  it('are found once by what they bear, in their account’s network and days, however often one looks', async () => {
    const { campaign, kol, sow, tag, posted } = await buildRunning(test);
    const strong = await posted(`Cơm ngon #${tag.toUpperCase()}`);
    const weak = await posted('nồi GAO NEP dẻo', { published_at: at(-3) });
    await posted('không liên quan');
    await posted(`sớm quá #${tag}`, { published_at: at(-11) });
    const elsewhere = await buildSocial(test.database.db, { kol_id: kol.id, social_type: 'tiktok' });
    await buildChannelPost(test.database.db, { social: elsewhere, description: `#${tag}`, published_at: at(-1) });
    await look(test, campaign.id);
    await look(test, campaign.id);
    const found = await foundOf(test, staff, campaign.id);
    expect(found.map(({ id, reasons, sow_id }) => [id, reasons, sow_id])).toEqual([
      [strong.id, [{ kind: 'tag', text: tag.toUpperCase() }], sow.id],
      [weak.id, [{ kind: 'keyword', text: 'gạo nếp' }], sow.id],
    ]);
    const { data } = (await test.call('GET', `/campaigns/${campaign.id}?without=posts`, staff)).json();
    expect(data).toMatchObject({ found_posts: 2, takes_found_posts: false });
  });

  it('that are the campaign’s already are not found, and are found no more once they become so by hand', async () => {
    const { campaign, sow, tag, posted } = await buildRunning(test, { network: 'youtube', promised: 3 });
    await posted(`#${tag}`, { link: 'https://www.youtube.com/shorts/known' });
    await buildPost(test.database.db, { sow, url_post: 'https://youtube.com/shorts/known?si=x' });
    const later = await posted(`#${tag}`);
    await look(test, campaign.id);
    expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([later.id]);
    await buildPost(test.database.db, { sow, url_post: later.link });
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
    await look(test, campaign.id);
    expect(await test.database.db.select().from(foundPosts).where(eq(foundPosts.campaign_id, campaign.id))).toEqual([]);
  });

  it('of one that is settled are those until a week after its end; of one that is over none', async () => {
    const days = { start_date: addDays(today, -40), end_date: addDays(today, -10), status: 'liquidation' as const };
    const { campaign, tag, posted } = await buildRunning(test, days);
    const within = await posted(`#${tag}`, { published_at: at(-3) });
    await posted(`#${tag}`, { published_at: at(-2) });
    await look(test, campaign.id);
    expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([within.id]);
    await test.database.db.update(campaigns).set({ status: 'done' }).where(eq(campaigns.id, campaign.id));
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
    expect((await decide(test, staff, campaign.id, within.id, { action: 'accept' })).json().message).toBe(
      'campaign_is_final',
    );
  });

  it('follow the campaign’s keywords when these change', async () => {
    const { campaign, posted } = await buildRunning(test);
    const post = await posted('Bánh chưng xanh');
    const change = (keywords: string[]) =>
      test.call('PUT', `/campaigns/${campaign.id}`, { token: staff.token, body: { keywords } });
    expect((await change(['bánh chưng'])).statusCode).toBe(200);
    await lookAsAsked(test);
    expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([post.id]);
    await change(['dưa hành']);
    await lookAsAsked(test);
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
  });

  it('are looked for in an account as soon as it is read', async () => {
    const { campaign, social } = await buildRunning(test);
    await test.database.pool.query(`delete from pgboss.job where name = 'found_posts'`);
    const services = { ...test.services, log: test.app.log };
    const write = await readOneAccount(services, social.id);
    await services.db.transaction((db) => write({ ...services, db }));
    const { rows } = await test.database.pool.query(`select data from pgboss.job where name = 'found_posts'`);
    expect(rows.map(({ data }) => data)).toEqual([{ campaign_id: campaign.id, social_id: social.id }]);
  });
});

describe('accepting a found post', () => {
  it('makes it the campaign’s, with caption, time, picture and every figure as a reading of then', async () => {
    const { campaign, sow, kol, tag, posted } = await buildRunning(test, { network: 'youtube' });
    const link = 'https://www.youtube.com/shorts/accepted';
    const post = await posted(`Ngon #${tag}`, { link });
    const read = (captured_at: Date, view: number | null) => ({
      ...{ owner_id: kol.id, subject_id: post.id, subject_type: 'channel_post' as const, source: 'api' as const },
      ...{ metric: 'view', value: view, captured_at },
    });
    await recordMetrics(test.database.db, [read(at(-2), 100), read(at(-1), 250), read(at(0), null)]);
    await look(test, campaign.id);
    const answer = await decide(test, staff, campaign.id, post.id, { action: 'accept' });
    expect(answer.json().data).toMatchObject({ state: 'accepted', sow_id: sow.id });
    const { data } = (await test.call('GET', `/campaigns/${campaign.id}`, staff)).json();
    expect(data.campaignPosts).toEqual([
      expect.objectContaining({
        ...{ url_post: link, content: `Ngon #${tag}`, post_time: at(-2).toISOString(), is_short_video: true },
        ...{ view: 250, metrics_at: at(-1).toISOString(), metrics_source: 'api', sow_id: sow.id, is_active: true },
      }),
    ]);
    expect(data).toMatchObject({ post_total: 1, found_posts: 0 });
    const [{ id }] = data.campaignPosts;
    const metrics = (await test.call('GET', `/campaigns/post/${id}/metrics`, staff)).json();
    expect(metrics.data.map(({ metrics: figures }: { metrics: object }) => figures)).toEqual([
      { view: 250 },
      { view: 100 },
    ]);
    const [entry] = await trailOf(test, id);
    expect(entry).toMatchObject({ action: 'create', entity: 'campaign_post', actor_id: staff.id });
  });

  it('is done once where two do it at the same moment', async () => {
    const { campaign, tag, posted } = await buildRunning(test);
    const post = await posted(`#${tag}`);
    await look(test, campaign.id);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => decide(test, staff, campaign.id, post.id, { action: 'accept' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.map((one) => one.json().message).filter(Boolean)).toEqual(Array(3).fill('record_was_changed'));
    expect(await postsOf(campaign.id)).toHaveLength(1);
  });

  it('asks which SOW where several fit, and takes none that does not', async () => {
    const { campaign, kol, sow, tag, posted } = await buildRunning(test);
    const { db } = test.database;
    const second = await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, post_format: 'post_videos' });
    const other = await buildSow(db, { campaign_id: campaign.id });
    const post = await posted(`#${tag}`);
    await look(test, campaign.id);
    const [found] = await foundOf(test, staff, campaign.id);
    expect(found).toMatchObject({
      sow_id: null,
      sows: [
        { id: sow.id, posted: 0 },
        { id: second.id, posted: 0 },
      ],
    });
    const accept = (sow_id?: string) => decide(test, staff, campaign.id, post.id, { action: 'accept', sow_id });
    expect((await accept()).json().errors).toEqual([{ property: 'sow_id', message: 'sow_ambiguous' }]);
    expect((await accept(other.id)).json().errors).toEqual([{ property: 'sow_id', message: 'sow_not_exist' }]);
    expect((await accept(second.id)).json().data.sow_id).toBe(second.id);
  });

  it('is refused of a post that is the campaign’s already, of one nobody found, and of another campaign’s', async () => {
    const { campaign, sow, tag, posted } = await buildRunning(test);
    const post = await posted(`#${tag}`);
    const unknown = await posted('chuyện khác');
    await look(test, campaign.id);
    await buildPost(test.database.db, { sow, url_post: post.link });
    const messageOf = async (id: string, postId: string) =>
      (await decide(test, staff, id, postId, { action: 'accept' })).json().message;
    expect(await messageOf(campaign.id, post.id)).toBe('post_already_exist');
    expect(await messageOf(campaign.id, unknown.id)).toBe('post_not_exist');
    const another = await buildRunning(test);
    expect(await messageOf(another.campaign.id, post.id)).toBe('post_not_exist');
  });
});

describe('rejecting a found post', () => {
  it('stands however often one looks, until it is taken back', async () => {
    const { campaign, sow, tag, posted } = await buildRunning(test);
    const post = await posted(`#${tag}`);
    await look(test, campaign.id);
    const say = async (action: string) => (await decide(test, staff, campaign.id, post.id, { action })).statusCode;
    expect(await say('restore')).toBe(409);
    expect(await say('reject')).toBe(200);
    await look(test, campaign.id);
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
    expect((await foundOf(test, staff, campaign.id, 'rejected')).map(({ id }) => id)).toEqual([post.id]);
    expect([await say('reject'), await say('accept')]).toEqual([409, 409]);
    expect(await say('restore')).toBe(200);
    expect(await foundOf(test, staff, campaign.id)).toMatchObject([{ id: post.id, sow_id: sow.id }]);
  });
});

describe('a campaign that takes found posts', () => {
  it('takes those with clear marks for the only SOW that lacks posts, and the trail says by whom: nobody', async () => {
    const { campaign, sow, tag, posted } = await buildRunning(test, { takes_found_posts: true, promised: 1 });
    const first = await posted(`#${tag}`, { published_at: at(-4) });
    const second = await posted(`#${tag}`, { published_at: at(-3) });
    const weak = await posted('gạo nếp', { published_at: at(-5) });
    await look(test, campaign.id);
    const posts = await postsOf(campaign.id);
    expect(posts.map(({ url_post, sow_id }) => [url_post, sow_id])).toEqual([[first.link, sow.id]]);
    expect((await foundOf(test, staff, campaign.id)).map(({ id }) => id)).toEqual([second.id, weak.id]);
    const [entry] = await trailOf(test, posts[0]?.id ?? '');
    expect(entry).toMatchObject({ action: 'create', actor_id: null, changes: { by_itself: { after: true } } });
  });

  it('never takes one again that was removed, added by hand or not', async () => {
    const { campaign, sow, tag, posted } = await buildRunning(test, { takes_found_posts: true, promised: 2 });
    await posted(`#${tag}`);
    const byHand = await posted(`tay #${tag}`, { published_at: at(-20) });
    await buildPost(test.database.db, { sow, url_post: byHand.link });
    await look(test, campaign.id);
    const posts = await postsOf(campaign.id);
    expect(posts).toHaveLength(2);
    for (const { id } of posts) {
      expect((await test.call('DELETE', `/campaigns/post/${id}`, staff)).statusCode).toBe(204);
    }
    await look(test, campaign.id);
    expect(await postsOf(campaign.id)).toEqual([]);
    expect(await foundOf(test, staff, campaign.id)).toEqual([]);
    expect(await foundOf(test, staff, campaign.id, 'rejected')).toHaveLength(2);
  });

  it('leaves to people what another running campaign may mean too', async () => {
    const { campaign, kol, tag, posted } = await buildRunning(test, { takes_found_posts: true });
    const rival = await buildRunning(test, { keywords: ['xôi'] });
    await buildSow(test.database.db, { campaign_id: rival.campaign.id, kol_id: kol.id });
    const shared = await posted(`xôi #${tag}`);
    const elsewhere = await posted(`cơm #${tag}`);
    await buildPost(test.database.db, { sow: rival.sow, url_post: elsewhere.link });
    await look(test, campaign.id);
    expect(await postsOf(campaign.id)).toEqual([]);
    const found = await foundOf(test, staff, campaign.id);
    expect(found.map(({ id }) => id).sort()).toEqual([shared.id, elsewhere.id].sort());
  });
});

describe('missing posts', () => {
  it('are told of each SOW with why', async () => {
    const { db } = test.database;
    const running = await buildRunning(test, { promised: 2 });
    const { campaign, sow, kol, social, tag, posted } = running;
    const reason = async () => {
      const rows = await missingOf(test, staff, campaign.id);
      return rows.find(({ sow_id }) => sow_id === sow.id);
    };
    expect(await reason()).toMatchObject({ reason: 'not_posted', owed: 2, days_left: 20, posted: 0, unmarked: [] });
    const plain = await posted('Không có gì');
    expect(await reason()).toMatchObject({ reason: 'without_tag', unmarked: [{ id: plain.id, url_post: plain.link }] });
    await posted(`#${tag}`);
    await look(test, campaign.id);
    expect(await reason()).toMatchObject({ reason: 'found', found: 1 });
    const set = (values: object) => db.update(socials).set(values).where(eq(socials.id, social.id));
    await set({ follower_count: null });
    expect((await reason())?.reason).toBe('found');
    const last = {
      owner_id: kol.id,
      subject_type: 'social' as const,
      subject_id: social.id,
      network: social.social_type,
    };
    await db.insert(networkReadings).values({ ...last, priority: 5, weight: 1, reason: 'not_found' });
    expect((await reason())?.reason).toBe('private_or_gone');
    await set({ latest_update_date: null });
    expect(await reason()).toMatchObject({ reason: 'never_read', read_at: null });
    await set({ is_linked: false });
    expect((await reason())?.reason).toBe('no_account');
    await buildSow(db, {
      campaign_id: campaign.id,
      kol_id: kol.id,
      is_online: false,
      is_offline: true,
      off_booking_price: 1,
      off_sale_price: 1,
    });
    expect(await missingOf(test, staff, campaign.id)).toHaveLength(1);
  });

  it('of a network nobody is connected to, or that answers no more, are told so', async () => {
    const { campaign, social } = await buildRunning(test, { network: 'tiktok' });
    const { tiktok, ...others } = test.services.social;
    delete test.services.social.tiktok;
    expect((await missingOf(test, staff, campaign.id))[0]?.reason).toBe('not_connected');
    Object.assign(test.services.social, { tiktok, ...others });
    await test.database.db
      .update(socials)
      .set({ latest_update_date: at(-30) })
      .where(eq(socials.id, social.id));
    expect((await missingOf(test, staff, campaign.id))[0]?.reason).toBe('not_answering');
  });
});

describe('who may', () => {
  const typeOf = (role: RoleName) =>
    role === 'KOL'
      ? 'kol'
      : role === 'brand'
        ? 'brand'
        : role === 'customer' || role === 'client'
          ? 'customer'
          : 'staff';

  it('see and decide: staff who may; KOL users see their own missing posts alone, clients nothing', async () => {
    const { campaign, kol, tag, posted, sow } = await buildRunning(test);
    const { db } = test.database;
    const post = await posted(`#${tag}`);
    await buildSow(db, { campaign_id: campaign.id });
    await look(test, campaign.id);
    for (const role of roleNames) {
      const type = typeOf(role);
      const person = await signIn(test, [role], { type });
      if (type === 'kol') await db.update(kols).set({ user_id: person.id }).where(eq(kols.id, kol.id));
      const list = await test.call('GET', `/campaigns/${campaign.id}/found-posts`, person);
      expect([role, list.statusCode]).toEqual([role, type === 'staff' ? 200 : 404]);
      const missing = await test.call('GET', `/campaigns/${campaign.id}/missing-posts`, person);
      expect([role, missing.statusCode]).toEqual([role, type === 'staff' || type === 'kol' ? 200 : 404]);
      if (type === 'kol') expect(missing.json().data).toMatchObject([{ sow_id: sow.id }]);
      const said = await decide(test, person, campaign.id, post.id, { action: 'nothing' });
      const mayAdd = defaultGrants[role].some((grant) => grant === 'campaigns_management.c_post');
      expect([role, said.statusCode]).toEqual([role, mayAdd ? 400 : 403]);
    }
  });
});

describe('people are told', () => {
  const toldOf = async (userId: string) => {
    const rows = await test.database.db.select().from(notifications).where(eq(notifications.user_id, userId));
    for (const { dependencies } of rows)
      expect(dependencies).toMatchObject([{ type: 'CAMPAIGN', data: { tab: 'posts' } }]);
    return rows.map(({ title }) => textIn(title as CountryText[], 'en'));
  };

  async function people(running: Awaited<ReturnType<typeof buildRunning>>) {
    const { db } = test.database;
    const manager = await signIn(test, ['manager']);
    const kol = await signIn(test, ['KOL'], { type: 'kol' });
    await db.insert(campaignPeople).values({ campaign_id: running.campaign.id, user_id: manager.id, duty: 'manager' });
    await db.update(kols).set({ user_id: kol.id }).where(eq(kols.id, running.kol.id));
    return { manager, kol };
  }

  it('once of all posts that were found, by the round that follows', async () => {
    const running = await buildRunning(test);
    const { manager, kol } = await people(running);
    await running.posted(`#${running.tag}`);
    await running.posted('gạo nếp');
    await look(test, running.campaign.id);
    expect(await toldOf(manager.id)).toEqual([]);
    await look(test, running.campaign.id, true);
    await look(test, running.campaign.id, true);
    expect(await toldOf(manager.id)).toEqual(['Posts of a campaign were found']);
    expect(await toldOf(kol.id)).toEqual(['Your posts were seen']);
  });

  it.each([
    ['three days before the end', 3, 1],
    ['on the day after', -1, 1],
    ['long before', 4, 0],
    ['long after', -2, 0],
  ])('once of missing posts %s', async (_name, left, times) => {
    const running = await buildRunning(test, { end_date: addDays(today, left) });
    const { manager, kol } = await people(running);
    await look(test, running.campaign.id, true);
    await look(test, running.campaign.id, true);
    expect(await toldOf(manager.id)).toEqual(Array(times).fill('A campaign lacks posts'));
    expect(await toldOf(kol.id)).toEqual(Array(times).fill('Posts of yours are awaited'));
  });
});
