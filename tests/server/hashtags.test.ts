import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainTag } from '../../src/domain/hashtags/rules';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { campaigns } from '../../src/server/db/schema/campaigns';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { writeTags } from '../../src/server/hashtags/queries/rebuild';
import { rebuildHashtags } from '../../src/server/hashtags/rebuild';
import { newId } from '../../src/server/ids';
import { saveChannelPost } from '../../src/server/social/sync/queries';
import { startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildBrand, buildCampaign, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { fileOf } from './imports.fixtures';
import { type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  stage = await partsStage(test);
  token = stage.manager.token;
});
afterAll(() => test.close());

const get = async (path: string, as = token) => (await test.call('GET', path, { token: as })).json();
const found = async (tag: string) => (await get(`/hashtags?hashtags=${tag}`)).data.hashtags[0];
const classify = (tags: object[], as = token) => test.call('PUT', '/hashtags/setting', { token: as, body: { tags } });
const addPost = async (body: object) =>
  (
    await test.call('POST', `/campaigns/${stage.campaign.id}/posts`, {
      token,
      body: { url_post: `https://www.facebook.com/photo/${newId()}`, kol_id: stage.kol.id, ...body },
    })
  ).json().data;

describe('hashtags are taken', () => {
  it('from caption and field of a post by its form, follow its changes, and go with it', async () => {
    const tag = word();
    const post = await addPost({ content: `Xem #${tag} và #${tag.toUpperCase()}`, hashtags: [tag] });
    expect(await found(tag)).toMatchObject({ tag, posts: 1, kols: 1, brand_total: 1 });
    const { kols, brands } = (await get(`/hashtags?hashtags=%23${tag}`)).data;
    expect(kols).toMatchObject([{ id: stage.kol.id, posts: 1, tags: [tag] }]);
    expect(brands).toMatchObject([{ posts: 1, is_own: false }]);
    const path = `/campaigns/update-post/${post.id}`;
    await test.call('PUT', path, { token, body: { is_active: false } });
    expect(await found(tag)).toMatchObject({ posts: 0 });
    await test.call('PUT', path, { token, body: { is_active: true } });
    expect(await found(tag)).toMatchObject({ posts: 1 });
    await test.call('PUT', path, { token, body: { content: 'không còn', hashtags: [] } });
    expect(await found(tag)).toMatchObject({ posts: 0 });
    await test.call('PUT', path, { token, body: { hashtags: [tag] } });
    await test.call('DELETE', `/campaigns/post/${post.id}`, { token });
    expect(await found(tag)).toMatchObject({ id: null, posts: 0 });
  });

  it('from an import, 500 of one caption', async () => {
    const tag = word();
    const content = Array.from({ length: 500 }, (_, n) => `#${tag}n${n}`).join(' ');
    const row = { kol_code: stage.kol.code, url_post: `https://www.facebook.com/photo/${tag}`, content };
    const ctx = await testCtx(test.database);
    await importPosts(ctx, { campaign_id: stage.campaign.id, review: false }, await fileOf([row]));
    const { data, total } = await get(`/hashtags/setting?search=${tag}n`);
    expect([data.length > 0, total]).toEqual([true, 500]);
  });

  it('from a post of a channel, unless it is a campaign’s too', async () => {
    const tag = word();
    const link = `https://www.facebook.com/photo/${tag}`;
    const social = { ...(await buildSocial(test.database.db, { kol_id: stage.kol.id })), kol_id: stage.kol.id };
    const seen = { id: newId(), link, description: `#${tag}`, thumbnail: null, published_at: new Date() };
    await saveChannelPost(test.database.db, { ...seen, social } as Parameters<typeof saveChannelPost>[1]);
    expect(await found(tag)).toMatchObject({ posts: 1, brand_total: 0 });
    const post = await addPost({ url_post: link, content: `#${tag}` });
    expect(await found(tag)).toMatchObject({ posts: 1, brand_total: 1 });
    expect((await get(`/hashtags/posts?hashtags=${tag}`)).data).toMatchObject([{ id: post.id, tags: [tag] }]);
    await test.call('DELETE', `/campaigns/post/${post.id}`, { token });
    expect(await found(tag)).toMatchObject({ posts: 1, brand_total: 0 });
  });

  it('anew by the command, with uses and counters', async () => {
    const { db, pool } = test.database;
    const tag = word();
    const post = await buildPost(db, { sow: stage.sow, content: `#${tag}` });
    await writeTags(db, 'campaign_posts', [{ id: post.id, tags: [], canonical_url: post.canonical_url }]);
    expect(await found(tag)).toMatchObject({ id: null, posts: 0 });
    expect((await rebuildHashtags(db)).wrong).toBe(1);
    expect(await found(tag)).toMatchObject({ posts: 1 });
    await pool.query('update hashtags set post_count = 99 where plain = $1', [tag]);
    expect((await rebuildHashtags(db)).wrong).toBe(0);
    expect((await get(`/hashtags/setting?search=${tag}`)).data).toMatchObject([{ post_count: 1 }]);
  });

  it('by two at once that bear the same, without either failing', async () => {
    const tags = Array.from({ length: 30 }, () => word());
    const write = (names: string[]) => addPost({ content: names.map((tag) => `#${tag}`).join(' ') });
    const posts = await Promise.all([write(tags), write(tags.toReversed()), write(tags), write(tags.toReversed())]);
    expect(posts.every(({ id }) => id)).toBe(true);
    for (const tag of tags) expect(await found(tag), tag).toMatchObject({ posts: 4 });
  });

  it('compared in the database as in the domain', async () => {
    // Letters of 2024: a database older than this Node knows them only in the case they are written in.
    const newer = /[\u1c89\u1c8a]/;
    const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (letter) => /[\p{L}\p{M}]/u.test(letter) && !newer.test(letter),
    );
    const { rows } = await test.database.pool.query<{ plain: string }>(
      'select normalise_text(letter) as plain from unnest($1::text[]) with ordinality given (letter, place) order by place',
      [letters.map((letter) => `a${letter}b`)],
    );
    const differing = letters.filter((letter, place) => plainTag(`a${letter}b`) !== rows[place]?.plain);
    expect(differing).toEqual([]);
  });
});

describe('classifying', () => {
  it('gives a category and brands, keeps a trail, and creates what is new', async () => {
    const brand = await buildBrand(test.database.db);
    const name = word();
    const category = (await test.call('POST', '/hashtags/categories', { token, body: { name } })).json().data;
    const [one, other] = [word(), word()];
    const answer = await classify([
      { tag: `#${one}`, brand_ids: [brand.id] },
      { tag: other, category: category.id },
    ]);
    expect(answer.json().data.hashtags).toMatchObject([
      { tag: one, status: 'classified', brands: [{ id: brand.id }], category: null, post_count: 0 },
      { tag: other, status: 'classified', brands: [], category: { id: category.id, name } },
    ]);
    const [made] = answer.json().data.hashtags;
    expect((await trailOf(test, made.id)).map(({ action, entity }) => [action, entity])).toEqual([
      ['create', 'hashtag'],
    ]);
    expect((await get(`/hashtags/setting/${brand.id}`)).data).toMatchObject([{ tag: one }]);
    const again = await test.call('POST', '/hashtags/categories', { token, body: { name: name.toUpperCase() } });
    expect(again.json().errors).toEqual([{ property: 'name', message: 'hashtag_category_already_exist' }]);
    await test.call('DELETE', `/hashtags/categories/${category.id}`, { token });
    expect((await get(`/hashtags/setting?search=${other}`)).data).toMatchObject([{ status: 'unclassified' }]);
  });

  it('is all or none, and refuses an old version', async () => {
    const brand = await buildBrand(test.database.db);
    const [one, other] = [word(), word()];
    const refused = await classify([
      { tag: one, brand_ids: [brand.id] },
      { tag: other, brand_ids: [newId()] },
    ]);
    expect(refused.json().errors).toEqual([{ property: 'tags.1.brand_ids', message: 'brand_not_exist' }]);
    expect((await get(`/hashtags/setting?search=${one}`)).data).toEqual([]);
    const made = (await classify([{ tag: one, brand_ids: [brand.id] }])).json().data.hashtags[0];
    const stale = await classify([{ id: made.id, brand_ids: [], version: made.version - 1 }]);
    expect([stale.statusCode, stale.json().message]).toEqual([409, 'record_was_changed']);
    for (const tag of ['2026', 'hai từ', 'a'.repeat(101), '🎉'])
      expect((await classify([{ tag }])).statusCode, tag).toBe(400);
  });
});

it('is staff’s alone', async () => {
  const { token: client } = await signIn(test, ['customer'], { type: 'customer' });
  const { token: staff } = await signIn(test, ['staff']);
  for (const path of [
    '/hashtags',
    '/hashtags/setting',
    '/hashtags/categories',
    `/hashtags/report/${stage.campaign.id}`,
  ])
    expect((await test.call('GET', path, { token: client })).statusCode, path).toBe(403);
  expect((await classify([{ tag: word() }], client)).statusCode).toBe(403);
  expect((await test.call('GET', '/hashtags', { token: staff })).statusCode).toBe(200);
});

it('in cancelled campaigns is seen by who may read those', async () => {
  const { db } = test.database;
  const tag = word();
  const campaign = await buildCampaign(db, { status: 'cancel', cancel_reason: 'x' });
  await buildPost(db, { sow: await buildSow(db, { campaign_id: campaign.id }), hashtags: [tag] });
  const { token: staff } = await signIn(test, ['staff']);
  const seen = async () => {
    const { hashtags, kol_total, brand_total } = (await get(`/hashtags?hashtags=${tag}`, staff)).data;
    const [{ posts, kols, brand_total: brands, first_seen }] = hashtags;
    const rows = (await get(`/hashtags/posts?hashtags=${tag}`, staff)).data.length;
    return { posts, kols, brands, kol_total, brand_total, rows, isDated: first_seen !== null };
  };
  expect(await seen()).toEqual({ posts: 1, kols: 1, brands: 1, kol_total: 1, brand_total: 1, rows: 1, isDated: true });
  await db
    .delete(rolePermissions)
    .where(and(eq(rolePermissions.scope, 'campaigns_management'), eq(rolePermissions.action, 'r_cancel')));
  expect(await seen()).toEqual({ posts: 0, kols: 0, brands: 0, kol_total: 0, brand_total: 0, rows: 0, isDated: false });
});

it('of a brand’s other campaign is not required, until that one is removed or gives it up', async () => {
  const { db } = test.database;
  const [general, ofOther, ofThis] = [word(), word(), word()];
  const brand = await buildBrand(db);
  await classify([general, ofOther, ofThis].map((tag) => ({ tag, brand_ids: [brand.id] })));
  const campaign = await buildCampaign(db, { brand_id: brand.id, keywords: [`#${ofThis}`, 'hai từ'] });
  const other = await buildCampaign(db, { brand_id: brand.id, keywords: [ofOther.toUpperCase(), ofThis] });
  const post = await buildPost(db, { sow: await buildSow(db, { campaign_id: campaign.id }), hashtags: [ofThis] });
  const required = async (id: string) => {
    const { data } = await get(`/hashtags/report/${id}`);
    return data.required.map(({ tag, source, missing }: { tag: string; source: string; missing: { id: string }[] }) => [
      ...[tag, source],
      missing.map((one) => one.id),
    ]);
  };
  expect(await required(campaign.id)).toEqual([
    [ofThis, 'keyword', []],
    [general, 'brand', [post.id]],
  ]);
  expect((await required(other.id)).map(([tag]: string[]) => tag)).toEqual([ofOther.toUpperCase(), ofThis, general]);
  await db.update(campaigns).set({ deleted_at: new Date() }).where(eq(campaigns.id, other.id));
  expect((await required(campaign.id)).map(([tag]: string[]) => tag).sort()).toEqual([ofThis, general, ofOther].sort());
});
