import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import type { Shortener, ShortenerClicks } from '../../src/domain/shorteners/types';
import { announce } from '../../src/server/db/changes';
import { campaigns } from '../../src/server/db/schema/campaigns';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { shorteners } from '../../src/server/db/schema/shorteners';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost } from '../support/factories';
import { roleIds, signIn, trailOf, word } from '../support/people';

const home = 'https://kolhub.example';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const target = 'https://shop.example/a?x=1';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: home });
  await test.app.ready();
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const as = (body?: unknown) => ({ token: staff.token, body });
const add = (body: object) => test.call('POST', '/shorteners', as({ original_url: target, ...body }));
const made = async (body: object = {}): Promise<Shortener> => (await add(body)).json().data;
const change = (id: string, body: object) => test.call('PUT', `/shorteners/${id}`, as(body));
const faults = (answer: { json(): { errors?: { property: string; message: string }[] } }) =>
  answer.json().errors?.map(({ property, message }) => [property, message]);

interface Visit {
  agent?: string;
  address?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}

let visitors = 0;
/** A visit by somebody new, unless it is said who. */
const visit = (slug: string, { agent = phone, address, headers, method = 'GET' }: Visit = {}) => {
  visitors += 1;
  const from = address ?? `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return test.app.inject({
    method,
    url: `/s/${slug}`,
    headers: { 'user-agent': agent, 'x-forwarded-for': from, ...headers },
  });
};

const clicksOf = async (id: string): Promise<ShortenerClicks> =>
  (await test.call('GET', `/shorteners/${id}/clicks`, as())).json().data;
/** The clicks of a link once all its visits are written. */
const counted = (id: string, visits: number) =>
  vi.waitFor(
    async () => {
      const clicks = await clicksOf(id);
      const { people, repeat, bot, prefetch, head } = clicks.totals;
      expect(people + repeat + bot + prefetch + head).toBe(visits);
      return clicks;
    },
    { timeout: 8_000, interval: 100 },
  );

describe('a short link', () => {
  it('gets a slug, leads on without a cookie, and tells nobody from where', async () => {
    const link = await made({ label: 'Cửa hàng' });
    expect(link).toMatchObject({
      label: 'Cửa hàng',
      original_url: target,
      state: 'active',
      total_click: 0,
      active: true,
    });
    expect(link.short_url).toBe(`${home}/s/${link.slug}`);
    expect(link.slug).toMatch(/^[2-9a-hj-km-np-z]{7}$/);
    const answer = await visit(link.slug);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: target,
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [entry] = await trailOf(test, link.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'shortener', actor_id: staff.id });
  });

  it('has a slug of its own in any case, and nobody gets that again, not after it was deleted either', async () => {
    const slug = `Tet-${word()}`;
    const link = await made({ slug });
    expect((await visit(slug.toUpperCase())).headers.location).toBe(target);
    const taken = await add({ slug: slug.toLowerCase() });
    expect([taken.statusCode, faults(taken)]).toEqual([409, [['slug', 'slug_already_exist']]]);
    await test.call('DELETE', `/shorteners/${link.id}`, as());
    expect((await add({ slug })).statusCode).toBe(409);
  });

  it('is one where two want its slug at once', async () => {
    const slug = word();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add({ slug })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each(['ab', 'a/b', 'tết', 'слаг', 'a b', 'fuck', 'a'.repeat(41)])('takes no slug like %s', async (slug) => {
    expect(faults(await add({ slug }))).toEqual([['slug', 'slug_incorrect']]);
  });

  it.each([
    ['javascript:alert(1)', 'url_is_incorrect'],
    ['data:text/html,x', 'url_is_incorrect'],
    ['//evil.example', 'url_is_incorrect'],
    ['https://user:pw@shop.example/', 'url_is_incorrect'],
    [`${home}/s/abcdefg`, 'url_is_incorrect'],
    [`https://shop.example/${'a'.repeat(2_001 - 21)}`, 'text_too_long'],
    ['', 'field_required'],
  ])('leads nowhere like %s', async (original_url, message) => {
    expect(faults(await add({ original_url }))).toEqual([['original_url', message]]);
    const { id } = await made();
    expect((await change(id, { original_url })).statusCode).toBe(400);
  });

  it('takes a target of exactly 2,000 characters', async () => {
    const original_url = `https://shop.example/${'a'.repeat(2_000 - 21)}`;
    expect((await made({ original_url })).original_url).toBe(original_url);
  });

  it.each(['-271821-04-20', '+275760-09-13', '1989-12-31', 'tomorrow'])('cannot end at %s', async (expires_at) => {
    const { id } = await made();
    expect(faults(await change(id, { expires_at }))).toEqual([['expires_at', 'invalid_date']]);
  });

  it.each([
    ['https://tiếngviệt.vn/áo dài?màu=đỏ', 'https://xn--tingvit-5t4cyc.vn/'],
    ['https://shop.example/đỏ', 'https://shop.example/%C4%91%E1%BB%8F'],
  ])('leads to %s as a header can say it', async (original_url, location) => {
    const { slug } = await made({ original_url });
    const answer = await visit(slug);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location?.toString().startsWith(location), String(answer.headers.location)).toBe(true);
  });

  it('that is unknown is 404, ended or switched off 410, each said in both languages', async () => {
    const ended = await made({ expires_at: new Date(Date.now() - 1_000).toISOString() });
    const off = await made({ active: false });
    expect([ended.state, off.state]).toEqual(['ended', 'inactive']);
    const answers = await Promise.all(['khong-co-dau', ended.slug, off.slug].map((slug) => visit(slug)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 410, 410]);
    for (const { body, headers } of answers) {
      expect(headers['content-type']).toContain('text/html');
      expect(body).toMatch(/lang="vi".*lang="en"/s);
      expect(headers.location).toBeUndefined();
    }
    expect((await visit('a%2Fb')).statusCode).toBe(404);
  });

  it('changes at once, keeps its slug, and is refused with an older version', async () => {
    const link = await made();
    expect((await visit(link.slug)).headers.location).toBe(target);
    const answer = await change(link.id, {
      original_url: 'https://other.example/',
      version: link.version,
      slug: 'x-y-z',
    });
    expect(answer.json().data).toMatchObject({ slug: link.slug, original_url: 'https://other.example/', version: 2 });
    await vi.waitFor(async () => expect((await visit(link.slug)).headers.location).toBe('https://other.example/'));
    expect((await change(link.id, { label: 'x', version: 1 })).json().message).toBe('record_was_changed');
    await change(link.id, { active: false });
    await vi.waitFor(async () => expect((await visit(link.slug)).statusCode).toBe(410));
    await test.call('DELETE', `/shorteners/${link.id}`, as());
    await vi.waitFor(async () => expect((await visit(link.slug)).statusCode).toBe(404));
    expect((await test.call('GET', `/shorteners/${link.id}`, as())).json().message).toBe('shortener_not_exist');
  });

  it('goes with its campaign', async () => {
    const { db } = test.database;
    const campaign = await buildCampaign(db);
    const link = await made({ campaign_id: campaign.id });
    expect(link.campaign).toMatchObject({ id: campaign.id, code: campaign.code });
    expect((await visit(link.slug)).statusCode).toBe(302);
    await db.update(campaigns).set({ deleted_at: new Date() }).where(eq(campaigns.id, campaign.id));
    await announce(db, ['campaigns', campaign.id]);
    await vi.waitFor(async () => expect((await visit(link.slug)).statusCode).toBe(404));
    expect((await test.call('GET', `/shorteners/${link.id}`, as())).statusCode).toBe(404);
  });

  it('belongs to the campaign of its post, and to none it is not of', async () => {
    const { db } = test.database;
    const post = await buildPost(db);
    const other = await buildCampaign(db);
    expect((await made({ post_id: post.id })).campaign?.id).toBe(post.campaign_id);
    expect(faults(await add({ post_id: post.id, campaign_id: other.id }))).toEqual([['campaign_id', 'invalid_value']]);
    expect(faults(await add({ post_id: staff.id }))).toEqual([['post_id', 'post_not_exist']]);
    expect(faults(await add({ campaign_id: staff.id }))).toEqual([['campaign_id', 'campaign_not_exist']]);
  });

  it('is found by name, slug, target and state, and in order of its clicks', async () => {
    const mark = word();
    const one = await made({ label: `Áo dài ${mark}` });
    const two = await made({ label: mark, active: false });
    await test.database.db.update(shorteners).set({ total_click: 7 }).where(eq(shorteners.id, two.id));
    const ids = async (query: string) =>
      (await test.call('GET', `/shorteners?${query}`, as())).json().data.map(({ id }: Shortener) => id);
    expect(await ids(`search=ao dai ${mark}`)).toEqual([one.id]);
    expect(await ids(`search=${mark}&sort=CLICKSDESC`)).toEqual([two.id, one.id]);
    expect(await ids(`search=${mark}&status=inactive`)).toEqual([two.id]);
    expect(await ids(`search=${one.slug}`)).toEqual([one.id]);
  });

  it('has a QR code as a drawing and as a picture', async () => {
    const { id, slug } = await made();
    const svg = await test.call('GET', `/shorteners/${id}/qr?size=300`, as());
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.body).toMatch(/^<svg[^>]+width="300"/);
    const png = await test.call('GET', `/shorteners/${id}/qr?format=png`, as());
    expect(png.rawPayload.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(png.headers['content-disposition']).toContain(`qr-${slug}.png`);
    expect((await test.call('GET', `/shorteners/${id}/qr?size=5000`, as())).statusCode).toBe(400);
  });
});

describe('visits', () => {
  it('are people by day, device and where they came from', async () => {
    const { id, slug } = await made();
    for (let at = 0; at < 5; at += 1) await visit(slug, { headers: { referer: 'https://l.facebook.com/' } });
    await visit(slug, { agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36' });
    const clicks = await counted(id, 6);
    expect(clicks.totals).toEqual({ people: 6, unique: 6, repeat: 0, bot: 0, prefetch: 0, head: 0 });
    expect(clicks.days.at(-1)).toEqual({ day: dayOf(new Date()), clicks: 6, unique: 6 });
    expect(clicks.days).toHaveLength(30);
    expect(clicks.devices).toEqual([
      { device: 'phone', clicks: 5 },
      { device: 'desktop', clicks: 1 },
    ]);
    expect(clicks.referrers).toEqual([
      { referrer: 'facebook', clicks: 5 },
      { referrer: 'direct', clicks: 1 },
    ]);
    const { data } = (await test.call('GET', `/shorteners/${id}`, as())).json();
    expect([data.total_click, data.course.at(-1), data.course.length]).toEqual([6, 6, 30]);
    expect(data.last_click_at).not.toBeNull();
  });

  it('of programs are counted apart: 1,000 HEADs and 1,000 of Googlebot leave the people at 0', async () => {
    const { id, slug } = await made();
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    for (let at = 0; at < 1_000; at += 100) {
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          expect((await visit(slug, { method: 'HEAD' })).statusCode).toBe(302);
          expect((await visit(slug, { agent: googlebot })).statusCode).toBe(302);
        }),
      );
    }
    await visit(slug, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await visit(slug, { headers: { purpose: 'prefetch' } });
    await visit(slug, { agent: '' });
    const clicks = await counted(id, 2_003);
    expect(clicks.totals).toEqual({ people: 0, unique: 0, repeat: 0, bot: 1_001, prefetch: 2, head: 1_000 });
    expect(clicks.days.every(({ clicks: people }) => people === 0)).toBe(true);
    const { rows } = await test.database.pool.query('select 1 from clicks where shortener_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('of the same person within ten seconds are one, of two people two', async () => {
    const { id, slug } = await made();
    await visit(slug, { address: '203.0.113.7' });
    await visit(slug, { address: '203.0.113.7' });
    await visit(slug, { address: '203.0.113.8' });
    expect((await counted(id, 3)).totals).toMatchObject({ people: 2, unique: 2, repeat: 1 });
  });

  it('leave no address, agent or page behind', async () => {
    const { id, slug } = await made();
    await visit(slug, { address: '203.0.113.99', headers: { referer: 'https://secret.example/private?token=1' } });
    await counted(id, 1);
    const { rows } = await test.database.pool.query(
      `select row_to_json(c)::text as row from clicks c where shortener_id = $1
       union all select row_to_json(v)::text from click_visitors v where shortener_id = $1
       union all select row_to_json(p)::text from shortener_day_parts p where shortener_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|secret\.example|iPhone|token/);
  });

  it('are told apart on days, and what told them apart goes with the day', async () => {
    const { pool } = test.database;
    const persistence = await pool.query(
      `select relname, relpersistence from pg_class where relname in ('click_keys', 'click_visitors') order by relname`,
    );
    expect(persistence.rows.map(({ relpersistence }) => relpersistence)).toEqual(['u', 'u']);
    const { keyOfDay } = await import('../../src/server/shorteners/queries/visits');
    const key = await keyOfDay(test.database.db, '2040-01-01', Buffer.alloc(32, 1));
    expect(await keyOfDay(test.database.db, '2040-01-01', Buffer.alloc(32, 2))).toEqual(key);
    await pool.query(`insert into click_visitors values ('2040-01-01', gen_random_uuid(), '\\x01')`);
    expect(await keyOfDay(test.database.db, '2040-01-02', Buffer.alloc(32, 3))).not.toEqual(key);
    const left = await pool.query(`select day from click_visitors where day < '2040-01-02'`);
    expect(left.rows).toEqual([]);
  });

  it('that are sent twice because the answer was lost are written once', async () => {
    const { id } = await made();
    const { writeVisits } = await import('../../src/server/shorteners/queries/visits');
    const one = { shortener_id: id, at: Date.now(), device: 'phone', referrer: 'direct' } as const;
    const apart = [{ shortener_id: id, day: dayOf(new Date()), kind: 'bot' as const, visits: 7 }];
    const batch = { id: crypto.randomUUID(), visits: [{ ...one, visitor: '01'.repeat(16) }], apart };
    await writeVisits(test.database.db, batch);
    await writeVisits(test.database.db, batch);
    expect((await clicksOf(id)).totals).toMatchObject({ people: 1, bot: 7 });
  });

  it('of ten million on a link are read from its sums', async () => {
    const { id } = await made();
    await test.database.db.execute(sql`insert into shortener_days (shortener_id, day, people, unique_people)
      select ${id}::uuid, ${dayOf(new Date())}::date - back, 400000, 300000 from generate_series(0, 24) back`);
    const { totals, days } = await clicksOf(id);
    expect([totals.people, totals.unique]).toEqual([10_000_000, 7_500_000]);
    expect(days.at(-1)).toMatchObject({ clicks: 400_000 });
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'end_date_before_start'],
    ['from=2020-01-01&to=2026-03-01', 'period_too_long'],
    ['from=2026-02-30', 'invalid_date'],
  ])('are of no days like %s', async (query, message) => {
    const { id } = await made();
    const answer = await test.call('GET', `/shorteners/${id}/clicks?${query}`, as());
    expect([answer.statusCode, faults(answer)?.[0]?.[1]]).toEqual([400, message]);
  });
});

describe('a post with a target', () => {
  it('gets its measured link by itself, and takes it along and off', async () => {
    const { db } = test.database;
    const post = await buildPost(db);
    const put = (body: object) => test.call('PUT', `/campaigns/update-post/${post.id}`, as(body));
    const given = (await put({ original_url: 'https://shop.example/p' })).json().data;
    expect(given.original_url).toBe('https://shop.example/p');
    const slug = given.shortened_link.split('/').at(-1);
    const location = String((await visit(slug)).headers.location);
    expect(location).toMatch(
      /^https:\/\/shop\.example\/p\?utm_source=facebook&utm_medium=kol&utm_campaign=.+&utm_content=.+$/,
    );
    const [link] = await db.select().from(shorteners).where(eq(shorteners.slug, slug));
    expect(link).toMatchObject({ post_id: post.id, campaign_id: post.campaign_id });
    const moved = (await put({ original_url: 'https://shop.example/q' })).json().data;
    expect(moved.shortened_link).toBe(given.shortened_link);
    await vi.waitFor(async () => expect(String((await visit(slug)).headers.location)).toContain('shop.example/q'));
    await db.update(shorteners).set({ active: false }).where(eq(shorteners.slug, slug));
    await put({ original_url: 'https://shop.example/r' });
    const [off] = await db.select().from(shorteners).where(eq(shorteners.slug, slug));
    expect(off?.original_url).toContain('shop.example/r');
    expect(off?.active).toBe(false);
    const taken = (await put({ original_url: null })).json().data;
    expect([taken.shortened_link, taken.original_url, taken.clicks]).toEqual([null, null, null]);
    await vi.waitFor(async () => expect((await visit(slug)).statusCode).toBe(410));
  });

  it('is given the link that is placed at it, with its clicks, until that is placed elsewhere', async () => {
    const { db } = test.database;
    const post = await buildPost(db);
    const other = await buildPost(db, { campaign_id: post.campaign_id, sow_id: post.sow_id, kol_id: post.kol_id });
    const linkOf = async ({ id }: { id: string }) => {
      const posts = (await test.call('GET', `/campaigns/${post.campaign_id}/posts`, as())).json().data;
      return posts.find((one: { id: string }) => one.id === id)?.shortened_link ?? null;
    };
    const link = await made({ post_id: post.id });
    expect(await linkOf(post)).toContain(link.slug);
    await visit(link.slug);
    await counted(link.id, 1);
    const report = (await test.call('GET', `/campaigns/final-report/${post.campaign_id}`, as())).json().data;
    expect(report.clicks).toMatchObject({ clicks: 1, posts: [{ post_id: post.id, clicks: 1 }] });
    expect(faults(await add({ post_id: post.id }))).toEqual([['post_id', 'post_has_link']]);
    expect((await change(link.id, { post_id: other.id })).statusCode).toBe(200);
    expect([await linkOf(post), await linkOf(other)]).toEqual([null, expect.stringContaining(link.slug)]);
    const second = await made({ post_id: post.id });
    expect(faults(await change(second.id, { post_id: other.id }))).toEqual([['post_id', 'post_has_link']]);
  });

  it('names where its link leads, and gets a new link after that one was deleted', async () => {
    const { db } = test.database;
    const post = await buildPost(db);
    const put = async (body: object) =>
      (await test.call('PUT', `/campaigns/update-post/${post.id}`, as(body))).json().data;
    await put({ original_url: 'https://shop.example/p' });
    const [link] = await db.select().from(shorteners).where(eq(shorteners.post_id, post.id));
    const id = link?.id ?? '';
    await change(id, { original_url: 'https://shop.example/neu' });
    const { original_url } = await put({ content: 'Khác' });
    expect(original_url).toBe('https://shop.example/neu');
    await test.call('DELETE', `/shorteners/${id}`, as());
    expect(await put({ content: 'Khác nữa' })).toMatchObject({ original_url: null, shortened_link: null });
    const again = await put({ original_url: 'https://shop.example/p' });
    expect(again.shortened_link).toMatch(/\/s\//);
    expect(again.shortened_link).not.toContain(link?.slug);
  });

  it('leaves alone a link of another post that was named at it', async () => {
    const { db } = test.database;
    const [post, other] = [await buildPost(db), await buildPost(db)];
    const put = async ({ id }: { id: string }, body: object) =>
      (await test.call('PUT', `/campaigns/update-post/${id}`, as(body))).json().data;
    const { shortened_link } = await put(post, { original_url: 'https://shop.example/p' });
    await put(other, { shortened_link });
    const own = await put(other, { original_url: 'https://shop.example/q' });
    expect(own.shortened_link).not.toBe(shortened_link);
    const slug = shortened_link.split('/').at(-1);
    expect(String((await visit(slug)).headers.location)).toContain('shop.example/p');
  });

  it('is told where the target is none', async () => {
    const post = await buildPost(test.database.db);
    const put = (original_url: string) => test.call('PUT', `/campaigns/update-post/${post.id}`, as({ original_url }));
    for (const original_url of ['javascript:alert(1)', `${home}/s/abc`, 'https://a:b@shop.example']) {
      expect(faults(await put(original_url))).toEqual([['original_url', 'url_is_incorrect']]);
    }
  });

  it('has its clicks in the report, with what one cost for staff alone', async () => {
    const { db } = test.database;
    const post = await buildPost(db, { post_time: new Date('2026-03-05T03:00:00Z') });
    await test.call('PUT', `/campaigns/update-post/${post.id}`, as({ original_url: 'https://shop.example/r' }));
    const [link] = await db.select().from(shorteners).where(eq(shorteners.post_id, post.id));
    await db.execute(sql`insert into shortener_days (shortener_id, day, people)
      values (${link?.id}, '2026-03-06', 3), (${link?.id}, '2026-03-08', 5)`);
    const report = async (asOf: string) =>
      (await test.call('GET', `/campaigns/final-report/${post.campaign_id}?as_of=${asOf}`, as())).json().data.clicks;
    expect(await report('2026-03-07')).toMatchObject({
      clicks: 3,
      known: 1,
      of: 1,
      posts: [{ post_id: post.id, clicks: 3 }],
    });
    expect(await report('2026-03-08')).toMatchObject({ clicks: 8 });
    expect(await report('2026-03-08')).toHaveProperty('cost_per_click');
  });
});

describe('who may', () => {
  it('make, change and delete links: who may add posts', async () => {
    for (const role of ['admin', 'manager', 'account_supervisor', 'staff', 'account']) {
      const { token } = await signIn(test, [role]);
      expect((await test.call('POST', '/shorteners', { token, body: { original_url: target } })).statusCode).toBe(200);
    }
  });

  it('is no client, whatever its group was granted', async () => {
    const { id } = await made();
    const ids = await roleIds(test);
    for (const [role, type] of [
      ['customer', 'customer'],
      ['brand', 'brand'],
      ['KOL', 'kol'],
    ] as const) {
      const given = ['r', 'c', 'u', 'd'].map((action) => ({
        ...{ role_id: ids[role] ?? '', scope: 'shortener_management', action },
      }));
      await test.database.db.insert(rolePermissions).values(given).onConflictDoNothing();
      const { token } = await signIn(test, [role], { type });
      const answers = await Promise.all([
        test.call('GET', '/shorteners', { token }),
        test.call('GET', `/shorteners/${id}`, { token }),
        test.call('GET', `/shorteners/${id}/clicks`, { token }),
        test.call('GET', `/shorteners/${id}/qr`, { token }),
        test.call('POST', '/shorteners', { token, body: { original_url: target } }),
        test.call('PUT', `/shorteners/${id}`, { token, body: { active: false } }),
        test.call('DELETE', `/shorteners/${id}`, { token }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(403));
    }
  });
});
