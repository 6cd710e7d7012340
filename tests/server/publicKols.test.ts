import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelPosts } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { kolBody, kolSectorIds } from './kols.fixtures';
import { buildClients, requestFields, solvedCaptcha } from './requests.fixtures';

let test: TestApp;
let manager: string;
let client: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = (await signIn(test, ['manager'])).token;
  client = (await buildClients(test)).forCustomer.token;
});
afterAll(() => test.close());

const get = async (path: string, token?: string) => (await test.call('GET', path, token ? { token } : {})).json();
const idsOf = async (query: string, token?: string): Promise<string[]> =>
  (await get(`/kols?size=200&${query}`, token)).data.map(({ id }: { id: string }) => id);
/** A KOL as its form adds it. */
async function add(changes: object = {}): Promise<{ id: string }> {
  const body = await kolBody(test, changes);
  return (await test.call('POST', '/kols', { token: manager, body })).json().data;
}
const hide = (id: string, on = false) => test.call('PUT', `/kols/${id}`, { token: manager, body: { public: on } });

describe('a KOL that is not public', () => {
  it('does not exist for visitors, and is as before for who is signed in', async () => {
    const { db } = test.database;
    const [sector = ''] = await kolSectorIds(test);
    const kol = await add({ stage_name: 'Riêng Tư Nhất' });
    await buildSocial(db, { kol_id: kol.id, social_type: 'tiktok', follower_count: 4_321 });
    const lists = [
      '',
      'stage_name=riêng tư nhất',
      'social_type=tiktok',
      `social_type=tiktok&min_followers=4000&sectors=${sector}`,
    ];
    for (const query of lists) expect([query, (await idsOf(query)).includes(kol.id)]).toEqual([query, true]);
    expect((await hide(kol.id)).statusCode).toBe(200);
    for (const query of [...lists, `ids=${kol.id}`, `sectors=${sector}`, 'sort=NAMEASC', 'min_followers=4000']) {
      expect([query, (await idsOf(query)).includes(kol.id)]).toEqual([query, false]);
      for (const token of [manager, client]) {
        expect([query, (await idsOf(query, token)).includes(kol.id)]).toEqual([query, true]);
      }
    }
    expect(await get(`/kols/${kol.id}`)).toMatchObject({ statusCode: 404, message: 'kol_not_exist' });
    expect((await get(`/kols/${kol.id}`, manager)).data).toMatchObject({ id: kol.id, public: false, status: 'active' });
    const reduced = (await get(`/kols/${kol.id}`, client)).data;
    expect(reduced.id).toBe(kol.id);
    expect(reduced).not.toHaveProperty('public');
    expect(await idsOf('status=active', manager)).toContain(kol.id);
    expect((await hide(kol.id, true)).statusCode).toBe(200);
    for (const query of lists) expect([query, (await idsOf(query)).includes(kol.id)]).toEqual([query, true]);
  });

  it('waits as others do while an edit of it is held, and stays hidden', async () => {
    const { token } = await signIn(test, ['senior_account_executive']);
    const kol = await add({ public: false });
    const held = await test.call('PUT', `/kols/${kol.id}`, { token, body: { bio: 'Mới' } });
    expect(held.statusCode).toBe(200);
    expect((await get(`/kols/${kol.id}`, manager)).data).toMatchObject({ status: 'pending', pending_edit: true });
    expect(await idsOf('status=pending', manager)).toContain(kol.id);
    expect(await idsOf('')).not.toContain(kol.id);
    expect(await idsOf('', client)).toContain(kol.id);
  });

  it('is said so in the trail', async () => {
    const kol = await add();
    expect((await hide(kol.id)).statusCode).toBe(200);
    const entry = (await trailOf(test, kol.id)).at(-1);
    expect(entry?.changes).toEqual({ public: { before: true, after: false } });
  });

  it('cannot be asked for by a guest', async () => {
    const kol = await buildKol(test.database.db, { public: false });
    const shown = await buildKol(test.database.db);
    const ask = async (request_kols: string[], token?: string) => {
      const body = requestFields({ request_kols, ...(!token && { captcha_token: await solvedCaptcha(test) }) });
      return test.call('POST', '/campaigns/request/create', { body, ...(token && { token }) });
    };
    expect((await ask([shown.id, kol.id])).json()).toMatchObject({
      statusCode: 404,
      errors: [{ property: 'request_kols.1', message: 'kol_not_exist' }],
    });
    expect((await ask([shown.id])).statusCode).toBe(200);
    expect((await ask([kol.id], client)).statusCode).toBe(200);
  });
});

describe('one KOL as anybody sees it', () => {
  it('has the newest readings and posts of its accounts, and nothing of campaigns', async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const social = await buildSocial(db, { kol_id: kol.id, social_type: 'facebook' });
    const sow = await buildSow(db, { kol_id: kol.id, campaign_id: (await buildCampaign(db)).id });
    const campaignPost = await buildPost(db, { sow });
    const day = (number: number) => new Date(Date.UTC(2026, 2, number, 5));
    const read = { owner_id: kol.id, source: 'api' as const };
    await recordMetrics(
      db,
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
        ...read,
        subject_id: social.id,
        subject_type: 'social' as const,
        metric: 'follower' as const,
        value: number === 9 ? null : number * 100,
        captured_at: day(number),
      })),
    );
    const posts = Array.from({ length: 12 }, (_, place) => ({
      id: newId(),
      social_id: social.id,
      kol_id: kol.id,
      link: `https://facebook.com/p/${place}`,
      description: `Bài ${place}`,
      published_at: day(place + 1),
    }));
    await db.insert(channelPosts).values(posts);
    await recordMetrics(db, [
      {
        ...{ ...read, subject_id: posts[11]?.id ?? '', subject_type: 'channel_post', metric: 'view', value: 77 },
        captured_at: day(20),
      },
    ]);
    const { data } = await get(`/kols/${kol.id}`);
    expect(data.socials).toHaveLength(1);
    const [{ follower_history, latest_posts }] = data.socials;
    expect(follower_history).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((number) => ({ time: `2026-03-0${number}`, follower: number * 100 })),
    );
    expect(latest_posts).toHaveLength(10);
    expect(latest_posts[0]).toEqual({
      link: 'https://facebook.com/p/11',
      description: 'Bài 11',
      published_at: day(12).toISOString(),
      thumbnails: null,
      view_count: 77,
      like_count: null,
      comment_count: null,
      share_count: null,
    });
    expect(JSON.stringify(data)).not.toContain(campaignPost.id);
    for (const status of ['pending', 'reject'] as const) {
      const { id } = await buildKol(db, { status });
      expect(await get(`/kols/${id}`)).toMatchObject({ statusCode: 404 });
    }
  });
});

describe('the site shows', () => {
  const open = (url: string) => test.app.inject({ url });

  it('a KOL in the language of its address, and nothing of who is not public', async () => {
    const kol = await add({ stage_name: '<b>Mai & Anh' });
    const { statusCode, body } = await open(`/en/home/${kol.id}/view`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>&lt;b&gt;Mai &amp; Anh</h1>');
    expect(body).not.toContain('<b>Mai');
    expect(body).toContain('<html lang="en">');
    expect(body).not.toMatch(/\sstyle="/);
    await hide(kol.id);
    const { id: pending } = await buildKol(test.database.db, { status: 'pending' });
    const { id: deleted } = await buildKol(test.database.db, { deleted_at: new Date() });
    for (const id of [kol.id, pending, deleted, newId(), 'x']) {
      expect([id, (await open(`/home/${id}/view`)).statusCode]).toEqual([id, 404]);
    }
  });

  it('KOLs by name, network and size, by the same rules, and says when there are none', async () => {
    const kol = await add({ stage_name: 'Quỳnh Giang Độc Nhất' });
    await buildSocial(test.database.db, { kol_id: kol.id, social_type: 'youtube', follower_count: 120_000 });
    const link = `href="/home/${kol.id}/view"`;
    for (const query of ['', '?q=quynh+giang+doc', '?network=youtube&size=100000', '?network=none&size=7&page=-1']) {
      expect([query, (await open(`/home/kols${query}`)).body.includes(link)]).toEqual([query, true]);
    }
    for (const query of ['?network=youtube&size=500000', '?q=kh%C3%B4ng+ai+c%E1%BA%A3', '?page=9999']) {
      expect([query, (await open(`/home/kols${query}`)).body.includes(link)]).toEqual([query, false]);
    }
    expect((await open('/home/kols?q=kh%C3%B4ng+ai+c%E1%BA%A3')).body).toContain('Không có KOL nào khớp.');
    expect((await open('/home/kols?page=9999')).body).toContain('Về trang đầu');
    const hostile = (await open('/en/home/kols?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).body;
    expect(hostile).not.toContain('<script>alert');
    await hide(kol.id);
    expect((await open('/home/kols?q=quynh+giang+doc')).body).not.toContain(link);
  });
});
