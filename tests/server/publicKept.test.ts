import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import { buildApp } from '../../src/server/app';
import { announce } from '../../src/server/db/changes';
import { type Listener, openListener } from '../../src/server/db/listener';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';
import { signIn } from '../support/people';
import { kolBody } from './kols.fixtures';

let test: TestApp;
let other: { app: FastifyInstance; listener: Listener };
let token: string;

beforeAll(async () => {
  test = await startTestApp({ APP_SECRET: 'a secret of the tests, long enough to be one' });
  // A second process, as far as the database can tell: what it hears comes through a connection of its own.
  const listener = openListener(test.database.config, () => {});
  other = { app: await buildApp({ ...test.services, listener }), listener };
  token = (await signIn(test, ['admin'])).token;
});
afterAll(async () => {
  await other.app.close();
  await other.listener.close();
  await test.close();
});

const open = (url: string, headers: Record<string, string> = {}, app = test.app) => app.inject({ url, headers });
const kolAt = (id: string) => `/home/${id}/view`;
const save = (title: string, publish: boolean) => {
  const intro = defaultIntro.vi;
  const content = { ...intro, intro_page: { ...intro.intro_page, title } };
  return test.call('POST', '/intro-page', { token, body: { lang: 'vi', content, publish } });
};
const hide = (id: string, on: boolean) => test.call('PUT', `/kols/${id}`, { token, body: { public: on } });

describe('a page that is the same for everybody', () => {
  it('is what was published at the very next request, on the other node as well, and never a draft', async () => {
    for (const app of [test.app, other.app]) await open('/', {}, app);
    for (const title of ['Tiêu đề một', 'Tiêu đề hai']) {
      expect((await save(title, true)).statusCode).toBe(200);
      expect((await open('/')).body).toContain(title);
      await expect.poll(async () => (await open('/', {}, other.app)).body).toContain(title);
    }
    expect((await save('Bản nháp kín', false)).statusCode).toBe(200);
    for (const app of [test.app, other.app]) {
      for (const url of ['/', '/contact-us', '/policy', '/home/request_campaigns', '/verify'])
        expect((await open(url, {}, app)).body).not.toContain('Bản nháp kín');
    }
  });

  it('is not sent again to who has it', async () => {
    for (const url of ['/', '/en', '/contact-us', '/policy', '/home/request_campaigns', '/verify']) {
      const { headers } = await open(url);
      const tag = String(headers.etag);
      expect(headers['cache-control']).toBe('public, no-cache');
      for (const theirs of [tag, `"other", ${tag}`, '*']) {
        const again = await open(url, { 'if-none-match': theirs });
        expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
        expect(again.headers).toMatchObject({
          etag: tag,
          'content-security-policy': headers['content-security-policy'],
        });
      }
      expect((await open(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    const { etag } = (await open('/')).headers;
    await save('Đã đổi', true);
    expect((await open('/', { 'if-none-match': String(etag) })).body).toContain('Đã đổi');
  });

  it('goes in the encoding that is taken, and none of it to HEAD', async () => {
    const { body } = await open('/policy');
    const packed = await open('/policy', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
    const refused = await open('/policy', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(refused.headers['content-encoding']).toBe('gzip');
    expect((await open('/policy', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const head = await test.app.inject({ method: 'HEAD', url: '/policy' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', packed.headers.etag]);
  });

  it('names the host it was asked at, however many there are', async () => {
    for (let number = 0; number < 200; number++) {
      const host = `h${number}.example`;
      expect((await open('/', { host })).body).toContain(`<link rel="canonical" href="http://${host}/"/>`);
    }
    const long = `${'h'.repeat(400)}.example`;
    expect((await open('/', { host: long })).body).toContain(`http://${long}/`);
  });

  it('is nothing of who asked: neither a number that was verified nor an address of nothing', async () => {
    const asked = await open('/verify?number=RPT-2026-000001&code=ABCD');
    expect(asked.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(asked.headers).not.toHaveProperty('etag');
    expect((await open('/verify')).body).not.toContain('RPT-2026-000001');
    for (const url of ['/no/where', '/r/nothing', '/home/kols?q=x', kolAt(newId())]) {
      const { headers } = await open(url);
      expect([url, headers['cache-control'], headers.etag]).toEqual([url, 'private, no-store', undefined]);
    }
  });
});

describe("a KOL's page", () => {
  it('is gone at once on every node when the KOL is hidden, and back when it is shown', async () => {
    const body = await kolBody(test, { stage_name: 'Ẩn Ngay' });
    const kol: { id: string } = (await test.call('POST', '/kols', { token, body })).json().data;
    for (const app of [test.app, other.app]) expect((await open(kolAt(kol.id), {}, app)).body).toContain('Ẩn Ngay');
    for (const on of [false, true, false]) {
      expect((await hide(kol.id, on)).statusCode).toBe(200);
      for (const app of [other.app, test.app])
        expect((await open(kolAt(kol.id), {}, app)).statusCode).toBe(on ? 200 : 404);
    }
  });

  it('is gone and changed at once even where nobody announced it', async () => {
    const { db, pool } = test.database;
    const kol = await buildKol(db, { stage_name: 'Tên Cũ' });
    const { etag } = (await open(kolAt(kol.id))).headers;
    expect((await open(kolAt(kol.id), { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await pool.query("update kols set stage_name = 'Tên Mới' where id = $1", [kol.id]);
    expect((await open(kolAt(kol.id), { 'if-none-match': String(etag) })).body).toContain('Tên Mới');
    const social = await buildSocial(db, { kol_id: kol.id, social_type: 'tiktok', follower_count: 4_321 });
    expect((await open(kolAt(kol.id))).body).toContain(social.url);
    await pool.query("update kols set status = 'reject' where id = $1", [kol.id]);
    for (const app of [test.app, other.app])
      expect((await open(kolAt(kol.id), { 'if-none-match': String(etag) }, app)).statusCode).toBe(404);
  });

  it('has a reading as soon as it is announced', async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const social = await buildSocial(db, { kol_id: kol.id, social_type: 'tiktok', follower_count: 10 });
    const before = (await open(kolAt(kol.id))).headers.etag;
    const read = { owner_id: kol.id, subject_id: social.id, subject_type: 'social', metric: 'follower' } as const;
    const at = (number: number) => new Date(Date.UTC(2026, 2, number, 5));
    await recordMetrics(db, [
      { ...read, source: 'api', value: 8_765, captured_at: at(1) },
      { ...read, source: 'api', value: 9_876, captured_at: at(2) },
    ]);
    await announce(db, ['socials', social.id]);
    for (const app of [test.app, other.app])
      await expect.poll(async () => (await open(kolAt(kol.id), {}, app)).headers.etag).not.toBe(before);
  });
});
