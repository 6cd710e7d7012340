import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from '../../src/server/secrets';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { phone } from '../support/phone';
import type { PartsStage } from './parts.fixtures';
import { freeze, linkStage, makeLink } from './reportLinks.fixtures';

const home = 'https://kolhub.example';
let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: home });
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await linkStage(test);
});

const make = (body: object = {}, token = stage.manager.token, campaign = stage.campaign.id) =>
  test.call('POST', `/campaigns/${campaign}/report-links`, { token, body });
const list = async (query = '') => {
  const path = `/campaigns/${stage.campaign.id}/report-links${query}`;
  return (await test.call('GET', path, { token: stage.manager.token })).json();
};
const change = (id: string, body: object, token = stage.manager.token) =>
  test.call('PUT', `/campaigns/report-links/${id}`, { token, body });
const read = (token: string, headers: Record<string, string> = {}) =>
  test.call('GET', `/report-links/${token}`, { headers: { 'user-agent': phone, ...headers } });

describe('a link', () => {
  it('is live for 30 days, in Vietnamese and without a passcode unless said', async () => {
    const { data } = (await make()).json();
    expect(data).toMatchObject({
      ...{ campaign_id: stage.campaign.id, label: null, has_passcode: false, hidden_blocks: [], lang: 'vi' },
      ...{ snapshot: null, active: true, version: 1, visits: { count: 0, last_at: null, days: [] } },
      createdBy: { id: stage.manager.id },
    });
    expect(data.url).toMatch(/^https:\/\/kolhub\.example\/r\/[\w-]{43}$/);
    const days = (Date.parse(data.expires_at) - Date.parse(data.created_at)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    expect((await read(data.url.split('/').at(-1))).statusCode).toBe(200);
  });

  it('is listed with its address again, newest first', async () => {
    const first = (await make({ label: 'Một' })).json().data;
    const second = (await make({ label: 'Hai', lang: 'en', hidden_blocks: ['cost', 'cost'] })).json().data;
    const { data, total } = await list();
    expect([total, data]).toEqual([2, [second, first]]);
    expect(second.hidden_blocks).toEqual(['cost']);
  });

  it('shows a frozen report of its own campaign made for customers, and no other', async () => {
    const { id, number } = await freeze(test, stage.campaign.id);
    const shown = { id, number, validity: 'valid', withdrawn_at: null };
    expect((await make({ snapshot_id: id })).json().data.snapshot).toEqual(shown);
    const staffs = await freeze(test, stage.campaign.id, { audience: 'staff' });
    const others = await freeze(test, (await buildCampaign(test.database.db)).id);
    const withdrawn = await freeze(test, stage.campaign.id);
    await test.database.pool.query(
      "update report_snapshots set withdrawn_at = now(), withdraw_reason = 'x' where id = $1",
      [withdrawn.id],
    );
    const replaced = await freeze(test, stage.campaign.id);
    await freeze(test, stage.campaign.id, { replaces: replaced.id });
    expect((await make({ snapshot_id: replaced.id })).json().data.snapshot).toMatchObject({ validity: 'replaced' });
    for (const wrong of [staffs.id, others.id, withdrawn.id, stage.campaign.id]) {
      const answer = await make({ snapshot_id: wrong });
      expect(answer.json().errors).toEqual([{ property: 'snapshot_id', message: 'invalid_value' }]);
    }
    expect((await list()).total).toBe(2);
  });

  it('is listed with whether the frozen report it shows still counts', async () => {
    const { id, number } = await freeze(test, stage.campaign.id);
    await make({ snapshot_id: id });
    const shown = async () => (await list()).data[0].snapshot;
    await freeze(test, stage.campaign.id, { replaces: id });
    expect(await shown()).toEqual({ id, number, validity: 'replaced', withdrawn_at: null });
    await test.call('PUT', `/campaigns/report-snapshots/${id}/withdraw`, {
      ...{ token: stage.manager.token, body: { reason: 'Sai số liệu' } },
    });
    expect(await shown()).toEqual({ id, number, validity: 'replaced', withdrawn_at: expect.any(String) });
  });

  it.each([
    ['an end that is past', { expires_at: '2026-01-01T00:00:00Z' }],
    ['an end beyond a year', { expires_at: new Date(Date.now() + 400 * 86_400_000).toISOString() }],
    ['a short passcode', { passcode: '12345' }],
    ['a hidden cover', { hidden_blocks: ['cover'] }],
    ['a block there is none of', { hidden_blocks: ['gossip'] }],
    ['a language we have no words of', { lang: 'ja' }],
  ])('has not %s', async (_what, body) => {
    expect((await make(body)).json().message).toBe('validation_failed');
    const { id } = await makeLink(test, stage);
    expect((await change(id, body)).json().message).toBe('validation_failed');
  });

  it('is for staff with the right, of a campaign they have', async () => {
    const { id } = await makeLink(test, stage);
    const customer = await signIn(test, ['customer'], { type: 'customer' });
    const outsider = await signIn(test, ['manager'], { type: 'customer' });
    for (const { token } of [customer, outsider]) {
      expect((await make({}, token)).statusCode).toBe(403);
      expect((await change(id, { active: false }, token)).statusCode).toBe(403);
      const path = `/campaigns/${stage.campaign.id}/report-links`;
      expect((await test.call('GET', path, { token })).statusCode).toBe(403);
    }
    const nowhere = '01a203c7-2ca5-7312-b17e-b2918b262eaa';
    expect((await make({}, stage.manager.token, nowhere)).json().message).toBe('campaign_not_exist');
    expect((await change(nowhere, { active: false })).json().message).toBe('report_link_not_exist');
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [stage.campaign.id]);
    expect((await make()).json().message).toBe('campaign_not_exist');
    expect((await change(id, { active: false })).json().message).toBe('report_link_not_exist');
  });

  it('changes in what is said and stays in the rest', async () => {
    const { id, url } = await makeLink(test, stage, { label: 'Cũ', passcode: 'mở-cửa', hidden_blocks: ['cost'] });
    const changed = (await change(id, { label: 'Mới', version: 1 })).json().data;
    expect(changed).toMatchObject({ label: 'Mới', url, has_passcode: true, hidden_blocks: ['cost'], version: 2 });
    expect((await change(id, { label: 'Khác', version: 1 })).json().message).toBe('record_was_changed');
    expect((await change(id, { passcode: null, hidden_blocks: [] })).json().data).toMatchObject({
      ...{ has_passcode: false, hidden_blocks: [], label: 'Mới', version: 3 },
    });
    expect((await change(id, {})).json().data.version).toBe(3);
    const both = await Promise.all(['a', 'b'].map((label) => change(id, { label, version: 3 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('leaves neither token nor passcode in the trail or anywhere in the database', async () => {
    const { id, token } = await makeLink(test, stage, { passcode: 'mật-khẩu-chim-yến' });
    await change(id, { passcode: 'mật-khẩu-đại-bàng' });
    await change(id, { active: false });
    const trail = await trailOf(test, id);
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual(
      ['create', 'update', 'update'].map((action) => [action, stage.manager.id]),
    );
    expect(trail[1]?.changes).toEqual({ has_passcode: { before: true, after: true } });
    expect(trail[2]?.changes).toEqual({ active: { before: true, after: false } });
    const { pool } = test.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const found = await pool.query(
        `select 1 from ${name} t where t::text like $1 or t::text like '%chim-yến%' or t::text like '%đại-bàng%'`,
        [`%${token}%`],
      );
      expect(found.rowCount, name).toBe(0);
    }
  });

  it('tells its address again to a session alone that has shown whose it is', async () => {
    const { id, url } = await makeLink(test, stage);
    const address = () => test.call('GET', `/campaigns/report-links/${id}/address`, { token: stage.manager.token });
    expect((await list()).data).toMatchObject([{ id, url, url_withheld: false }]);
    expect((await address()).json().data).toEqual({ url });
    await test.database.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [
      stage.manager.id,
    ]);
    expect((await list()).data).toMatchObject([{ id, url: null, url_withheld: true }]);
    expect((await change(id, { label: 'Mới' })).json().data).toMatchObject({ url: null, url_withheld: true });
    expect((await address()).json().message).toBe('reauthentication_required');
    // Whoever makes a link sends it to somebody.
    const made = (await make()).json().data;
    expect(made).toMatchObject({ url: expect.stringContaining('/r/'), url_withheld: false });
  });

  it('lives on with another secret, and its address is not told any more', async () => {
    const { id, token } = await makeLink(test, stage);
    const { secrets } = test.services;
    const before = { ...secrets };
    Object.assign(
      secrets,
      loadSecrets({ ...test.services.config, appSecret: 'another secret of thirty-two characters' }),
    );
    try {
      const manager = await test.tokenOf(stage.manager.id);
      const path = `/campaigns/${stage.campaign.id}/report-links`;
      const { data } = (await test.call('GET', path, { token: manager })).json();
      expect(data).toMatchObject([{ id, url: null, url_withheld: false, active: true }]);
      expect((await read(token)).statusCode).toBe(200);
    } finally {
      Object.assign(secrets, before);
    }
    expect((await list()).data[0].url).toContain(token);
  });
});

describe('visits', () => {
  it('are counted per day of Ho Chi Minh City, and hold nothing of who came', async () => {
    const { id, token } = await makeLink(test, stage);
    await Promise.all(Array.from({ length: 5 }, () => read(token)));
    const [link] = (await list()).data;
    expect(link.visits).toMatchObject({ count: 5, days: [{ count: 5 }] });
    expect(Date.now() - Date.parse(link.visits.last_at)).toBeLessThan(60_000);
    const { rows } = await test.database.pool.query('select * from report_link_visits where link_id = $1', [id]);
    expect(Object.keys(rows[0]).sort()).toEqual(['count', 'day', 'last_at', 'link_id']);
    await test.database.pool.query(
      `insert into report_link_visits select $1, '2025-01-01'::date + n, 1, '2025-03-01' from generate_series(0, 39) n`,
      [id],
    );
    const { visits } = (await list()).data[0];
    expect([visits.count, visits.days.length, visits.days[0].count]).toEqual([45, 30, 5]);
    expect(visits.days[1].day).toBe('2025-02-09');
  });

  it('are none of who only looks whether it is there, fetches ahead, or is a program', async () => {
    const { token } = await makeLink(test, stage);
    const url = `/api/v1/report-links/${token}`;
    expect((await test.app.inject({ method: 'HEAD', url, headers: { 'user-agent': phone } })).statusCode).toBe(200);
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['user-agent', 'facebookexternalhit/1.1'],
      ['user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
    ] as const) {
      expect((await read(token, { [name]: value })).statusCode).toBe(200);
    }
    await read(token);
    expect((await list()).data[0].visits.count).toBe(1);
  });
});
