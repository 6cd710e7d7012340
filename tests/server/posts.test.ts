import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkOfUrl } from '../../src/domain/networks';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { writePosts } from '../../src/server/campaigns/posts/write';
import { campaignPosts, campaigns } from '../../src/server/db/schema/campaigns';
import { representatives } from '../../src/server/db/schema/customers';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { channelPosts } from '../../src/server/db/schema/kols';
import { shorteners } from '../../src/server/db/schema/shorteners';
import { newId } from '../../src/server/ids';
import { type CallOptions, startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { roleIds, signIn, trailOf } from '../support/people';
import { fileOf } from './imports.fixtures';
import { buildPicture } from './kols.fixtures';
import { type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
});

const url = 'https://www.facebook.com/photo/1?fbclid=xyz';
const as = (options: CallOptions = {}): CallOptions => ({ token: stage.manager.token, ...options });
const add = (body: object, campaignId = stage.campaign.id) =>
  test.call('POST', `/campaigns/${campaignId}/posts`, as({ body }));
const change = (id: string, body: object) => test.call('PUT', `/campaigns/update-post/${id}`, as({ body }));
const remove = (id: string) => test.call('DELETE', `/campaigns/post/${id}`, as());
const detail = async (token = stage.manager.token) =>
  (await test.call('GET', `/campaigns/${stage.campaign.id}`, { token })).json().data;
const inCampaign = (id = stage.campaign.id) =>
  test.database.db.select().from(campaignPosts).where(eq(campaignPosts.campaign_id, id));

describe('the picture of a post', () => {
  it('is the one given, else the one its network shows', async () => {
    const social = await buildSocial(test.database.db, { kol_id: stage.kol.id, social_type: 'facebook' });
    const [own, shown] = [await buildPicture(test), await buildPicture(test)];
    const link = 'https://www.facebook.com/photo/1';
    const channel = { id: newId(), social_id: social.id, kol_id: stage.kol.id };
    const seen = { ...channel, link, canonical_url: link.replace('www.', ''), thumbnail: shown.url };
    const { data: post } = (await add({ url_post: url, kol_id: stage.kol.id, thumbnail: own.id })).json();
    expect(post.thumbnail).toBe(own.url);
    await change(post.id, { content: 'Không nói gì về ảnh' });
    expect((await detail()).campaignPosts[0].thumbnail).toBe(own.url);
    expect((await change(post.id, { thumbnail: null })).json().data.thumbnail).toBeNull();
    await test.database.db.insert(channelPosts).values({ ...seen, published_at: new Date() });
    expect((await detail()).campaignPosts[0].thumbnail).toBe(shown.url);
  });
});

describe('adding a post', () => {
  it('finds network and SOW, keeps what was said, and leaves a trace', async () => {
    const body = {
      ...{ url_post: url, kol_id: stage.kol.id, post_time: '2026-03-05T10:00:00+07:00', is_short_video: true },
      ...{ hashtags: ['#Tết', 'Tết', '##Vui'], content: '<b>Nguyên văn</b>' },
    };
    const answer = await add(body);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      ...{ url_post: url, social_type: 'facebook', sow_id: stage.sow.id, kol: { id: stage.kol.id }, version: 1 },
      ...{ post_time: '2026-03-05T03:00:00.000Z', hashtags: ['Tết', 'Vui'], content: '<b>Nguyên văn</b>' },
      ...{ is_short_video: true, is_active: true, shortened_link: null, view: null, metrics_at: null },
    });
    const [entry] = await trailOf(test, data.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'campaign_post', actor_id: stage.manager.id });
    expect(entry?.changes).toMatchObject({ url_post: { after: url } });
    const [campaign] = await test.database.db.select().from(campaigns).where(eq(campaigns.id, stage.campaign.id));
    expect(campaign?.version).toBe(stage.campaign.version + 1);
  });

  it.each([
    ['an unknown host', 'https://example.com/photo/1'],
    ['a look-alike host', 'https://facebook.com.evil.example/photo/1'],
    ['a look-alike ending', 'https://notfacebook.com/photo/1'],
    ['a user before the host', 'https://www.facebook.com@evil.example/photo/1'],
    ['a user of the host', 'https://user@www.facebook.com/photo/1'],
    ['a password', 'https://a:b@facebook.com/photo/1'],
    ['a port', 'https://facebook.com:8443/photo/1'],
    ['punycode', 'https://xn--fcebook-8va.com/photo/1'],
    ['a letter that looks the same', 'https://fаcebook.com/photo/1'],
    ['a loopback address', 'http://[::1]/photo/1'],
    ['a private address', 'http://10.0.0.1/facebook.com'],
    ['a number for an address', 'http://2130706433/photo'],
    ['a backslash', 'https://evil.example\\@facebook.com/photo/1'],
    ['a dot at the end', 'https://facebook.com./photo/1'],
    ['another scheme', 'ftp://facebook.com/photo/1'],
    ['a script', 'javascript:alert(1)//facebook.com'],
    ['no address', 'bài đăng của tôi'],
    ['a list', ['https://facebook.com/photo/1']],
  ])('refuses %s', async (_name, url_post) => {
    const answer = await add({ url_post, kol_id: stage.kol.id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ property: 'url_post' });
    expect(await inCampaign()).toEqual([]);
  });

  it.each([
    ['no KOL', { kol_id: null }, 'kol_id', 'field_select_required'],
    ['no address', { url_post: '' }, 'url_post', 'field_required'],
    ['another network than the address', { social_type: 'tiktok' }, 'social_type', 'network_not_of_link'],
    ['a time that is none', { post_time: 'hôm qua' }, 'post_time', 'invalid_date'],
    ['a time the database does not know', { post_time: '+275000-01-01T00:00:00Z' }, 'post_time', 'invalid_date'],
    ['a time that is still to come', { post_time: '2199-01-01T00:00:00Z' }, 'post_time', 'time_in_future'],
    ['a figure below none', { view: -1, reason: 'x' }, 'view', 'positive_number_required'],
    ['a figure too large', { view: 1e15, reason: 'x' }, 'view', 'number_too_large'],
    ['a foreign short link', { shortened_link: 'https://bit.ly/x' }, 'shortened_link', 'url_is_incorrect'],
    ['a foreign picture of itself', { thumbnail: 'https://a.example/x.png' }, 'thumbnail', 'file_not_exist'],
    ['a foreign picture', { view: 1, reason: 'x', evidence: 'https://a.example/x.png' }, 'evidence', 'file_not_exist'],
  ])('refuses %s', async (_name, wrong, property, message) => {
    const answer = await add({ url_post: url, kol_id: stage.kol.id, ...wrong });
    expect(answer.json().errors).toContainEqual({ property, message });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await inCampaign()).toEqual([]);
  });

  it('takes a time that is as far ahead as clocks differ, and lets one stand that was there before', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await add({ url_post: url, kol_id: stage.kol.id, post_time: soon })).statusCode).toBe(200);
    const later = new Date(Date.now() + 30 * 86_400_000);
    const { id } = await buildPost(test.database.db, { sow: stage.sow, post_time: later });
    const kept = await change(id, { content: 'Chữ khác', post_time: later.toISOString() });
    expect(kept.json().data).toMatchObject({ content: 'Chữ khác', post_time: later.toISOString() });
    const moved = await change(id, { post_time: new Date(later.getTime() + 60_000).toISOString() });
    expect(moved.json().errors).toEqual([{ property: 'post_time', message: 'time_in_future' }]);
  });

  it('takes a time as whatever the browser writes, and half characters do not break it', async () => {
    const body = {
      post_time: 'Thu Mar 05 2026 10:00:00 GMT+0700 (Indochina Time)',
      content: 'x\ud800y',
      hashtags: ['\udc00'],
    };
    const answer = await add({ url_post: url, kol_id: stage.kol.id, ...body });
    expect(answer.json().data).toMatchObject({ post_time: '2026-03-05T03:00:00.000Z', content: 'x\ufffdy' });
  });

  it('is refused where the campaign is over, or there is none', async () => {
    const done = await buildCampaign(test.database.db, { status: 'done' });
    expect((await add({ url_post: url, kol_id: stage.kol.id }, done.id)).json().message).toBe('campaign_is_final');
    expect((await add({ url_post: url, kol_id: stage.kol.id }, newId())).statusCode).toBe(404);
  });
});

describe('the SOW of a post', () => {
  const refusal = async (body: object) => {
    const answer = await add({ url_post: url, kol_id: stage.kol.id, ...body });
    return [answer.statusCode, answer.json().message, answer.json().errors?.[0]?.property];
  };

  it('is refused where the KOL has none on that network, or none at all', async () => {
    expect(await refusal({ url_post: 'https://tiktok.com/@kol/video/1' })).toEqual([400, 'sow_not_exist', 'url_post']);
    const stranger = await buildKol(test.database.db);
    expect(await refusal({ kol_id: stranger.id })).toEqual([400, 'sow_not_exist', 'kol_id']);
  });

  it('of several is the one named, or the one of its format', async () => {
    const { campaign, kol } = stage;
    const video = await buildSow(test.database.db, {
      campaign_id: campaign.id,
      kol_id: kol.id,
      post_format: 'post_videos',
    });
    expect(await refusal({})).toEqual([409, 'sow_ambiguous', 'sow_id']);
    expect(await refusal({ post_format: 'livestream' })).toEqual([400, 'sow_not_exist', 'post_format']);
    const named = await add({ url_post: url, sow_id: video.id });
    expect(named.json().data).toMatchObject({ sow_id: video.id, kol: { id: kol.id } });
    const byFormat = await add({ url_post: 'https://fb.watch/a1', kol_id: kol.id, post_format: 'post_posts' });
    expect(byFormat.json().data.sow_id).toBe(stage.sow.id);
  });

  it('named is one of the campaign, of that KOL, on that network', async () => {
    const elsewhere = await buildSow(test.database.db, { kol_id: stage.kol.id });
    expect(await refusal({ sow_id: elsewhere.id })).toEqual([400, 'sow_not_exist', 'sow_id']);
    const other = await buildKol(test.database.db);
    expect(await refusal({ kol_id: other.id, sow_id: stage.sow.id })).toEqual([400, 'validation_failed', 'sow_id']);
    const wrongNetwork = await add({ url_post: 'https://youtu.be/a', sow_id: stage.sow.id });
    expect(wrongNetwork.json().errors).toEqual([{ property: 'sow_id', message: 'network_not_of_link' }]);
  });
});

describe('the same post twice', () => {
  const spellings = ['https://facebook.com/photo/1', 'http://m.facebook.com/photo/1/?utm_source=x#top'];

  it('is refused however it is spelled, but for another campaign', async () => {
    await add({ url_post: url, kol_id: stage.kol.id });
    for (const url_post of spellings) {
      const answer = await add({ url_post, kol_id: stage.kol.id });
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'post_already_exist']);
      expect(answer.json().errors).toEqual([{ property: 'url_post', message: 'post_already_exist' }]);
    }
    const other = await buildSow(test.database.db);
    expect((await add({ url_post: url, sow_id: other.id }, other.campaign_id)).statusCode).toBe(200);
  });

  it.each([
    [
      'https://www.instagram.com/p/AbC123xyz/',
      'https://instagram.com/reel/AbC123xyz',
      'https://instagram.com/reels/AbC123xyz/',
    ],
    [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?t=3',
      'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
  ])('is refused at another address of its network: %s', async (first, second, third) => {
    const { kol } = stage;
    await buildSow(test.database.db, {
      campaign_id: stage.campaign.id,
      kol_id: kol.id,
      social_type: networkOfUrl(first),
    });
    expect((await add({ url_post: first, kol_id: kol.id })).statusCode).toBe(200);
    for (const url_post of [second, third]) {
      const answer = await add({ url_post, kol_id: kol.id });
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'post_already_exist']);
    }
    const another = await add({ url_post: `${second.slice(0, -4)}Wxyz`, kol_id: kol.id });
    expect(another.statusCode).toBe(200);
  });

  it('that is there at two addresses from before can be changed, alone and together, and gets no third', async () => {
    const reels = await buildSow(test.database.db, {
      ...{ campaign_id: stage.campaign.id, kol_id: stage.kol.id, social_type: 'instagram' },
    });
    const build = (url_post: string) => buildPost(test.database.db, { sow: reels, url_post });
    const [first, second, other] = [
      await build('https://instagram.com/p/Twin1'),
      await build('https://instagram.com/reel/Twin1'),
      await build('https://instagram.com/p/Other1'),
    ];
    for (const { id, url_post } of [first, second])
      expect((await change(id, { url_post, is_short_video: true })).statusCode).toBe(200);
    const ctx = await testCtx(test.database);
    const both = [first, second].map(({ id, url_post }) => ({ id, url_post, content: 'Cả hai' }));
    await expect(writePosts(ctx, stage.campaign.id, both)).resolves.toBeDefined();
    expect((await change(other.id, { url_post: 'https://instagram.com/tv/Twin1' })).statusCode).toBe(409);
  });

  it('at once is written once', async () => {
    const answers = await Promise.all([url, ...spellings].map((url_post) => add({ url_post, kol_id: stage.kol.id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await inCampaign()).toHaveLength(1);
  });

  it('is refused when another one is changed into it, and in one input', async () => {
    const first = await buildPost(test.database.db, { sow: stage.sow });
    const second = await buildPost(test.database.db, { sow: stage.sow });
    expect((await change(second.id, { url_post: first.url_post })).statusCode).toBe(409);
    expect((await change(second.id, { url_post: second.url_post, is_short_video: true })).statusCode).toBe(200);
    const ctx = await testCtx(test.database);
    const twins = spellings.map((url_post) => ({ url_post, sow_id: stage.sow.id }));
    await expect(writePosts(ctx, stage.campaign.id, twins)).rejects.toMatchObject({
      errors: [{ property: 'campaignPosts.1.url_post', message: 'post_already_exist' }],
    });
  });
});

describe('changing a post', () => {
  it('leaves alone what is not said; with an older version it is refused', async () => {
    const { id } = await buildPost(test.database.db, { sow: stage.sow, content: 'Cũ', hashtags: ['Tết'] });
    const answer = await change(id, { content: 'Mới', version: 1 });
    expect(answer.json().data).toMatchObject({ content: 'Mới', hashtags: ['Tết'], sow_id: stage.sow.id, version: 2 });
    expect((await trailOf(test, id))[0]?.changes).toEqual({ content: { before: 'Cũ', after: 'Mới' } });
    const late = await change(id, { content: 'Muộn', version: 1 });
    expect([late.statusCode, late.json().message]).toEqual([409, 'record_was_changed']);
    expect((await change(id, { url_post: '' })).statusCode).toBe(400);
    expect((await change(newId(), { content: 'x' })).json().message).toBe('post_not_exist');
  });

  it('of its address looks for the SOW of the new network', async () => {
    const { campaign, kol } = stage;
    const { id } = await buildPost(test.database.db, { sow: stage.sow });
    const url_post = 'https://www.tiktok.com/@kol/video/9';
    expect((await change(id, { url_post })).json().message).toBe('sow_not_exist');
    const onTiktok = await buildSow(test.database.db, {
      campaign_id: campaign.id,
      kol_id: kol.id,
      social_type: 'tiktok',
    });
    expect((await change(id, { url_post })).json().data).toMatchObject({ sow_id: onTiktok.id, social_type: 'tiktok' });
  });

  it('to another SOW takes its KOL with it', async () => {
    const { id } = await buildPost(test.database.db, { sow: stage.sow });
    const other = await buildSow(test.database.db, { campaign_id: stage.campaign.id });
    expect((await change(id, { sow_id: other.id })).json().data).toMatchObject({
      ...{ sow_id: other.id, kol: { id: other.kol_id } },
    });
  });

  it('in a final campaign is refused, as is removing it', async () => {
    const { id } = await buildPost(test.database.db, { sow: stage.sow });
    await test.database.db.update(campaigns).set({ status: 'done' }).where(eq(campaigns.id, stage.campaign.id));
    expect((await change(id, { content: 'x' })).json().message).toBe('campaign_is_final');
    expect((await remove(id)).json().message).toBe('campaign_is_final');
  });
});

describe('a post that is switched off', () => {
  it('counts nowhere and is not there for the brand', async () => {
    const brand = await signIn(test, ['brand'], { type: 'brand' });
    const link = { type: 'brand' as const, brand_id: stage.campaign.brand_id };
    await test.database.db.insert(representatives).values({ id: newId(), user_id: brand.id, ...link });
    const { data } = (await add({ url_post: url, kol_id: stage.kol.id, view: 100, reason: 'Ảnh chụp' })).json();
    const report = async () =>
      (await test.call('GET', `/campaigns/final-report/${stage.campaign.id}`, as())).json().data.totals;
    expect(await report()).toMatchObject({ posts: 1, views: 100 });
    expect((await detail(brand.token)).campaignPosts).toHaveLength(1);
    expect((await change(data.id, { is_active: false })).json().data.is_active).toBe(false);
    expect(await report()).toMatchObject({ posts: 0, views: null });
    expect((await detail(brand.token)).campaignPosts).toEqual([]);
    const seen = await detail();
    expect(seen).toMatchObject({ post_total: 0, sows: [{ posted: 0 }], campaignPosts: [{ is_active: false }] });
  });
});

describe('removing a post', () => {
  it('forgets its figures, and the trail of the campaign keeps its address', async () => {
    const { data } = (await add({ url_post: url, kol_id: stage.kol.id, view: 1, reason: 'x' })).json();
    expect((await remove(data.id)).statusCode).toBeLessThan(300);
    expect(await inCampaign()).toEqual([]);
    const { rowCount } = await test.database.pool.query('select 1 from metric_latest where subject_id = $1', [data.id]);
    expect(rowCount).toBe(0);
    const history = await test.call('GET', `/audit?entity=campaign&entity_id=${stage.campaign.id}`, as());
    expect(history.json().data[0].changes).toEqual({ removed_post: { before: url } });
    expect((await remove(data.id)).statusCode).toBe(404);
  });
});

describe('a short link', () => {
  it('of ours is kept beside the post and shown', async () => {
    await test.database.db.insert(shorteners).values({ id: newId(), slug: 'tet26', original_url: url });
    const { data } = (await add({ url_post: url, kol_id: stage.kol.id, shortened_link: '/s/tet26' })).json();
    expect(data.shortened_link).toBe('/s/tet26');
    expect((await change(data.id, { content: 'x' })).json().data.shortened_link).toBe('/s/tet26');
    expect((await change(data.id, { shortened_link: null })).json().data.shortened_link).toBeNull();
    expect((await change(data.id, { shortened_link: '/s/khong-co' })).statusCode).toBe(400);
  });
});

describe('who may write posts', () => {
  it('is never a reduced viewer, whatever its group was granted', async () => {
    const { db } = test.database;
    const role_id = (await roleIds(test)).brand ?? '';
    const given = ['c_post', 'u', 'd_post'].map((action) => ({ role_id, scope: 'campaigns_management', action }));
    await db.insert(rolePermissions).values(given).onConflictDoNothing();
    const { id: user_id, token } = await signIn(test, ['brand'], { type: 'brand' });
    const link = { type: 'brand' as const, brand_id: stage.campaign.brand_id };
    await db.insert(representatives).values({ id: newId(), user_id, ...link });
    const post = await buildPost(db, { sow: stage.sow });
    const answers = await Promise.all([
      test.call('POST', `/campaigns/${stage.campaign.id}/posts`, {
        token,
        body: { url_post: url, kol_id: stage.kol.id },
      }),
      test.call('PUT', `/campaigns/update-post/${post.id}`, { token, body: { content: 'x' } }),
      test.call('DELETE', `/campaigns/post/${post.id}`, { token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect((await test.call('GET', `/campaigns/post/${post.id}/metrics`, { token })).statusCode).toBe(404);
  });
});

describe('the address of a post', () => {
  // The database speaks over sockets opened before, or to its own; anything else would be a call to the outside.
  const reached: string[] = [];
  beforeEach(() => {
    reached.length = 0;
    const note = (kind: string) => (target: unknown) => {
      reached.push(`${kind} ${JSON.stringify(target)}`);
      throw new Error('no way out');
    };
    vi.spyOn(dns, 'lookup').mockImplementation(note('lookup') as never);
    vi.spyOn(dns.promises, 'lookup').mockImplementation(note('lookup') as never);
    vi.spyOn(http, 'request').mockImplementation(note('http') as never);
    vi.spyOn(https, 'request').mockImplementation(note('https') as never);
    vi.spyOn(globalThis, 'fetch').mockImplementation(note('fetch') as never);
    const connect = net.Socket.prototype.connect;
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket, ...args: unknown[]) {
      const text = JSON.stringify(args);
      if (/facebook|fb\.watch|169\.254|"(port|0)":(80|443)\b/.test(text)) note('socket')(args);
      return Reflect.apply(connect, this, args) as net.Socket;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  // A shortener of an allowed host: where it leads, and what its name resolves to, is nobody's business here.
  const redirecting = 'https://l.facebook.com/l.php?u=http%3A%2F%2F169.254.169.254%2Flatest%2Fmeta-data%2F&id=7';

  it('is never called, neither when it is added, nor changed, nor imported', async () => {
    const { data } = (await add({ url_post: redirecting, kol_id: stage.kol.id })).json();
    expect(data.url_post).toBe(redirecting);
    expect((await change(data.id, { url_post: 'https://fb.watch/redirects' })).statusCode).toBe(200);
    const ctx = await testCtx(test.database);
    const file = await fileOf([{ kol_code: stage.kol.code, url_post: redirecting }]);
    const done = await importPosts(ctx, { campaign_id: stage.campaign.id, review: false }, file);
    expect(done.data.committed).toBe(true);
    expect(await inCampaign()).toHaveLength(2);
    await new Promise((over) => setTimeout(over, 50));
    expect(reached).toEqual([]);
  });

  it('would be noticed if it were called', async () => {
    await expect((async () => fetch(redirecting))()).rejects.toThrow('no way out');
    expect(() => net.connect(443, 'facebook.com')).toThrow('no way out');
    expect(reached).toHaveLength(2);
  });
});
