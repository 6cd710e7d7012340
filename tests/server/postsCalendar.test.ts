import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignCalendar } from '../../src/domain/campaigns/calendar';
import { calendarQuery } from '../../src/domain/campaigns/calendar';
import { parse } from '../../src/domain/validation';
import { postsBetween } from '../../src/server/campaigns/queries/calendar';
import type { Viewer } from '../../src/server/context';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';

let test: TestApp;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  tokens.manager = (await signIn(test, ['manager'])).token;
  const customer = await signIn(test, ['customer'], { type: 'customer' });
  const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
  const noCancelled = await signIn(test, ['KOL'], { type: 'kol' });
  Object.assign(tokens, { customer: customer.token, kol: kolUser.token, other: noCancelled.token });

  const own = await buildBrand(db);
  ids.brand = own.id;
  await db
    .insert(representatives)
    .values({ id: newId(), user_id: customer.id, type: 'customer', customer_id: own.customer_id });
  const kol = await buildKol(db, { user_id: kolUser.id });
  const march = await buildCampaign(db, { brand_id: own.id, start_date: '2026-03-10', end_date: '2026-03-31' });
  const leap = await buildCampaign(db, { start_date: '2028-02-29', end_date: '2028-02-29', status: 'done' });
  const open = await buildCampaign(db, { start_date: '2026-01-05', end_date: null, status: 'pitching' });
  const gone = await buildCampaign(db, { start_date: '2026-03-01', end_date: '2026-03-09', deleted_at: new Date() });
  const off = await buildCampaign(db, { status: 'cancel', cancel_reason: 'x', brand_id: own.id });
  Object.assign(ids, { march: march.id, leap: leap.id, open: open.id, gone: gone.id, off: off.id, kol: kol.id });

  const sow = await buildSow(db, { campaign_id: march.id, kol_id: kol.id });
  const others = await buildSow(db, { campaign_id: march.id });
  const at = async (instant: string, more: object = {}) =>
    (await buildPost(db, { sow: others, post_time: new Date(instant), ...more })).id;
  // Midnight in Ho Chi Minh City is 17:00 in UTC.
  ids.lastOfMarch = await at('2026-03-31T16:59:59.999Z');
  ids.firstOfApril = await at('2026-03-31T17:00:00.000Z');
  ids.firstOfMarch = await at('2026-02-28T17:00:00.000Z');
  ids.lastOfFebruary = await at('2026-02-28T16:59:59.999Z');
  ids.inactive = await at('2026-03-15T03:00:00Z', { is_active: false });
  ids.kols = (await buildPost(db, { sow, post_time: new Date('2026-03-15T04:00:00Z') })).id;
  for (let minute = 0; minute < 6; minute += 1) await at(`2026-03-20T05:0${minute}:00Z`);
  await buildPost(db, { sow: others, post_time: null });
  await buildPost(db, { sow: await buildSow(db, { campaign_id: gone.id }) });
  await buildPost(db, {
    sow: await buildSow(db, { campaign_id: off.id }),
    post_time: new Date('2026-03-02T05:00:00Z'),
  });
});
afterAll(() => test.close());

const ask = (query: string, as = 'manager') =>
  test.call('GET', `/campaigns/calendar?${query}`, { token: tokens[as] ?? '' });
async function calendar(query: string, as = 'manager'): Promise<CampaignCalendar> {
  const answer = await ask(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const march = 'from=2026-03-01&to=2026-03-31';
const running = 'filter_status=inprogress';
const postsOf = ({ days }: CampaignCalendar) => days.flatMap(({ posts }) => posts.map(({ id }) => id));
const named = (list: { id: string }[]) =>
  list.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0]);

describe('the cards of a day', () => {
  it('are told where they are asked for, with the same posts as the day', async () => {
    const day = 'from=2026-03-15&to=2026-03-15&per_day=200';
    for (const as of ['manager', 'customer', 'kol']) {
      const plain = await calendar(day, as);
      const cards = await calendar(`${day}&cards=true`, as);
      expect(postsOf(cards)).toEqual(postsOf(plain));
      expect(plain.days[0]?.posts[0]).not.toHaveProperty('card');
      const figures = { view: null, reaction: null, comment: null, share: null, metrics_at: null };
      const card = { ...figures, content: null, url_post: expect.stringContaining('https://') };
      for (const post of cards.days[0]?.posts ?? []) expect(post.card).toEqual(card);
    }
  });
});

describe('the days of a calendar', () => {
  it('begin at midnight in Ho Chi Minh City', async () => {
    const days = (await calendar(`${march}&${running}`)).days;
    expect(days.map(({ day, total }) => [day, total])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-15', 2],
      ['2026-03-20', 6],
      ['2026-03-31', 1],
    ]);
    expect(days[0]?.posts[0]).toMatchObject({ id: ids.firstOfMarch, post_time: '2026-02-28T17:00:00.000Z' });
    expect(days.at(-1)?.posts[0]?.id).toBe(ids.lastOfMarch);
    expect(postsOf(await calendar('from=2026-02-28&to=2026-02-28'))).toEqual([ids.lastOfFebruary]);
    expect(postsOf(await calendar('from=2026-04-01&to=2026-04-01'))).toEqual([ids.firstOfApril]);
  });

  it('show a few posts each by time, and as many as asked for', async () => {
    const few = (await calendar(march)).days.find(({ day }) => day === '2026-03-20');
    expect(few?.posts).toHaveLength(3);
    expect(few?.total).toBe(6);
    const [all] = (await calendar('from=2026-03-20&to=2026-03-20&per_day=200')).days;
    expect(all?.posts.map(({ post_time }) => post_time)).toEqual(all?.posts.map(({ post_time }) => post_time).sort());
    expect(all?.posts).toHaveLength(6);
    expect(all?.posts[0]).toMatchObject({
      campaign: { id: ids.march, status: 'on_going' },
      social_type: 'facebook',
      is_active: true,
    });
  });

  it('are at most 62, in order, real and both given', async () => {
    const faults = async (query: string) => {
      const answer = await ask(query);
      expect(answer.statusCode, answer.body).toBe(400);
      return answer
        .json()
        .errors.map(({ property, message }: { property: string; message: string }) => [property, message]);
    };
    expect((await ask('from=2026-01-01&to=2026-03-03')).statusCode).toBe(200);
    expect(await faults('from=2026-01-01&to=2026-03-04')).toEqual([['to', 'period_too_long']]);
    expect(await faults('from=2026-03-02&to=2026-03-01')).toEqual([['to', 'end_date_before_start']]);
    expect(await faults('from=2026-02-29&to=2026-03-01')).toEqual([['from', 'invalid_date']]);
    expect(await faults('')).toEqual([
      ['from', 'field_required'],
      ['to', 'field_required'],
    ]);
    expect(await faults(`${march}&per_day=0`)).toEqual([['per_day', 'positive_number_required']]);
    expect(await faults(`${march}&per_day=201`)).toEqual([['per_day', 'number_too_large']]);
    expect((await ask(`${march}&from=2026-03-02`)).statusCode).toBe(400);
    expect((await ask("from=2026-03-01'--&to[]=x&name[$ne]=1")).statusCode).toBe(400);
  });
});

describe('the campaigns of a calendar', () => {
  it('are those that run in the period, an open end for ever, deleted ones never', async () => {
    const { campaigns, campaign_total } = await calendar(`${march}&${running}`);
    expect(named(campaigns)).toEqual(['open', 'march']);
    expect(campaign_total).toBe(2);
    expect(campaigns[1]).toMatchObject({ start_date: '2026-03-10', end_date: '2026-03-31', brand: { id: ids.brand } });
    expect(campaigns[0]).not.toHaveProperty('budget');
    expect(named((await calendar('from=2028-02-29&to=2028-02-29')).campaigns)).toEqual(['open', 'leap']);
    expect(named((await calendar('from=2025-12-01&to=2026-01-04')).campaigns)).toEqual([]);
  });

  it('and its posts follow the filters of the lists', async () => {
    const of = async (filter: string, as = 'manager') => {
      const answer = await calendar(`${march}&${filter}`, as);
      return [named(answer.campaigns), postsOf(answer).length];
    };
    expect(await of('filter_status=pitching')).toEqual([['open'], 0]);
    expect(await of(`brand_ids=${ids.brand}`)).toEqual([['off', 'march'], 8]);
    expect(await of('end_date=2026-03-05&filter_status=inprogress')).toEqual([['open'], 0]);
    expect(await of(`kol_id=${ids.kol}`)).toEqual([['march'], 7]);
    expect(await of(`manager_id=${newId()}`, 'customer')).toEqual([['off', 'march'], 7]);
  });
});

describe('rows and fields of others', () => {
  it('a customer has its own, without inactive posts and their state', async () => {
    const answer = await calendar(march, 'customer');
    expect(named(answer.campaigns)).toEqual(['off', 'march']);
    expect(postsOf(answer)).not.toContain(ids.inactive);
    expect(answer.days.find(({ day }) => day === '2026-03-15')?.total).toBe(1);
    expect(JSON.stringify(answer)).not.toContain('is_active');
  });

  it('a KOL has its own posts alone, and no cancelled campaigns without that right', async () => {
    const answer = await calendar(march, 'kol');
    expect(postsOf(answer)).toEqual([ids.kols]);
    expect(named(answer.campaigns)).toEqual(['march']);
    expect(await calendar(march, 'other')).toMatchObject({ campaigns: [], campaign_total: 0, days: [] });
  });

  it('asks to be signed in', async () => {
    expect((await test.call('GET', `/campaigns/calendar?${march}`)).statusCode).toBe(401);
  });
});

describe('5,000 posts a month', () => {
  it('are found by the day, not by reading all there are', async () => {
    const { db, pool } = test.database;
    const sow = await buildSow(db);
    await pool.query(
      `insert into campaign_posts (id, campaign_id, sow_id, kol_id, social_type, url_post, canonical_url, post_time)
       select gen_random_uuid(), $1, $2, $3, 'facebook', 'https://facebook.com/' || n, 'facebook.com/bulk/' || n,
         timestamptz '2020-01-01' + n * interval '9 minutes' from generate_series(1, 60000) n`,
      [sow.campaign_id, sow.id, sow.kol_id],
    );
    await pool.query('analyze campaign_posts');
    const month = await calendar('from=2020-03-01&to=2020-03-31');
    expect(month.days).toHaveLength(31);
    expect(month.days.reduce((sum, { total }) => sum + total, 0)).toBe(4960);
    expect(postsOf(month)).toHaveLength(93);
    const viewer = { reduced: false, type: 'staff', access: {} } as Viewer;
    const query = parse(calendarQuery, { from: '2020-03-01', to: '2020-03-31' });
    const { rows } = await db.execute(sql`explain ${postsBetween(viewer, query)}`);
    const plan = rows.map((row) => String(Object.values(row)[0])).join('\n');
    expect(plan).toContain('campaign_posts_time');
    expect(plan).not.toMatch(/Seq Scan on campaign_posts/);
  });
});
