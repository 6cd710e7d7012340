import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextStatuses } from '../../src/domain/campaigns/rules';
import { campaignStatuses } from '../../src/domain/campaigns/values';
import { campaignAcceptances } from '../../src/server/db/schema/acceptances';
import { campaignFiles, campaignPeople } from '../../src/server/db/schema/campaigns';
import { campaignRequests } from '../../src/server/db/schema/requests';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { callDuring } from '../support/race';
import { addCampaign, campaignBody, signInClient } from './campaigns.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const move = (id: string, body: object, token = manager.token) =>
  test.call('PUT', `/campaigns/${id}/status`, { token, body });
const cancel = { status: 'cancel', cancel_reason: 'Khách dời ngân sách\nsang năm sau' };

describe('a step', () => {
  const pairs = campaignStatuses.flatMap((from) => campaignStatuses.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s is taken only where the contract has it', async (from, to) => {
    const { id } = await buildCampaign(test.database.db, {
      status: from,
      ...(from === 'cancel' && { cancel_reason: 'x' }),
    });
    const answer = await move(id, to === 'cancel' ? cancel : { status: to });
    if (nextStatuses(from).includes(to)) {
      const cancel_reason = to === 'cancel' ? cancel.cancel_reason : null;
      expect(answer.json().data).toMatchObject({ status: to, cancel_reason, version: 2 });
      return;
    }
    const message = 'status_transition_not_allowed';
    expect(answer.json()).toEqual({ statusCode: 409, message, errors: [{ property: 'status', message }] });
  });

  it('to cancel asks why', async () => {
    const { id } = await buildCampaign(test.database.db);
    for (const body of [{ status: 'cancel' }, { status: 'cancel', cancel_reason: '  ' }]) {
      const errors = [{ property: 'cancel_reason', message: 'field_required' }];
      expect((await move(id, body)).json()).toMatchObject({ statusCode: 400, errors });
      expect((await test.call('PUT', `/campaigns/${id}`, { token: manager.token, body })).json()).toMatchObject({
        statusCode: 400,
        errors,
      });
    }
    expect((await move(id, { status: 'finished' })).statusCode).toBe(400);
    expect((await move(id, {})).json().errors).toEqual([{ property: 'status', message: 'field_select_required' }]);
  });

  it('is traced with both statuses and the reason', async () => {
    const { id } = await buildCampaign(test.database.db);
    await move(id, cancel);
    expect((await trailOf(test, id)).map(({ actor_id, changes }) => ({ actor_id, changes }))).toEqual([
      {
        actor_id: manager.id,
        changes: {
          status: { before: 'on_going', after: 'cancel' },
          cancel_reason: { after: cancel.cancel_reason },
        },
      },
    ]);
  });

  it('is refused on an older version, and to the slower of two', async () => {
    const { id } = await buildCampaign(test.database.db);
    expect((await move(id, { status: 'liquidation', version: 7 })).json().message).toBe('record_was_changed');
    const late = await callDuring(
      test,
      [["update campaigns set status = 'cancel', cancel_reason = 'x', version = version + 1 where id = $1", [id]]],
      () => move(id, { status: 'liquidation' }),
    );
    expect(late.json()).toMatchObject({ statusCode: 409, message: 'status_transition_not_allowed' });
    const other = await buildCampaign(test.database.db);
    const both = await Promise.all([move(other.id, { status: 'liquidation' }), move(other.id, cancel)]);
    expect(both.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await trailOf(test, other.id)).toHaveLength(both.filter(({ statusCode }) => statusCode === 200).length);
  });

  it('within a PUT is the same one: fields and status together, or neither', async () => {
    const { id } = await buildCampaign(test.database.db, { status: 'pitching' });
    const put = (body: object, token = manager.token) => test.call('PUT', `/campaigns/${id}`, { token, body });
    expect((await put({ name: 'Không lưu', status: 'done' })).json()).toMatchObject({
      statusCode: 409,
      message: 'status_transition_not_allowed',
    });
    const stays = await test.call('GET', `/campaigns/${id}`, { token: manager.token });
    expect(stays.json().data.name).not.toBe('Không lưu');
    expect((await put({ name: 'Đã lưu', status: 'on_going' })).json().data).toMatchObject({
      name: 'Đã lưu',
      status: 'on_going',
    });
    const editor = await signIn(test, ['staff']);
    await test.database.pool.query(
      "delete from role_permissions where action = 'u_status' and role_id = (select id from roles where name = 'staff')",
    );
    expect((await put({ status: 'liquidation' }, editor.token)).json().message).toBe('permission_denied');
    expect((await move(id, { status: 'liquidation' }, editor.token)).statusCode).toBe(403);
    expect((await put({ name: 'Vẫn sửa được', status: 'on_going' }, editor.token)).statusCode).toBe(200);
    await test.database.pool.query(
      "insert into role_permissions (role_id, scope, action) select id, 'campaigns_management', 'u_status' from roles where name = 'staff'",
    );
  });
});

describe('who is told of a step', () => {
  const newsOf = async ({ token }: { token: string }) =>
    (await test.call('GET', '/setting/notifications?size=100', { token })).json().data;

  it('the people of the campaign and its client, not who did it, nobody else', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db);
    const { id, name } = await buildCampaign(db, { brand_id: brand.id });
    const [people, bystander] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    const [ofCustomer, ofBrand] = [
      await signInClient(test, brand.customer_id),
      await signInClient(test, brand.id, 'brand'),
    ];
    const stranger = await signInClient(test, (await buildBrand(db)).customer_id);
    const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
    await buildSow(db, { campaign_id: id, kol_id: (await buildKol(db, { user_id: kolUser.id })).id });
    await db.insert(campaignPeople).values([
      { campaign_id: id, user_id: people.id, duty: 'manager' },
      { campaign_id: id, user_id: people.id, duty: 'internal' },
      { campaign_id: id, user_id: manager.id, duty: 'executive' },
    ]);
    await move(id, { status: 'liquidation' });
    for (const told of [people, ofCustomer, ofBrand]) {
      const news = await newsOf(told);
      expect(news).toHaveLength(1);
      expect(news[0]).toMatchObject({
        type: 'CAMPAIGN',
        content: [{ value: expect.stringContaining(name) }, { value: expect.stringContaining(name) }],
        dependencies: [{ type: 'CAMPAIGN', data: { id, status: 'liquidation' } }],
      });
    }
    for (const other of [manager, bystander, stranger, kolUser]) expect(await newsOf(other)).toEqual([]);
  });

  it('its people and its client, why a campaign is cancelled', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db);
    const { id } = await buildCampaign(db, { brand_id: brand.id });
    const people = await signIn(test, ['staff']);
    const client = await signInClient(test, brand.customer_id);
    await db.insert(campaignPeople).values({ campaign_id: id, user_id: people.id, duty: 'manager' });
    const before = await test.call('GET', `/campaigns/${id}/readiness`, { token: manager.token });
    expect(before.json().data.told).toEqual({ staff: 1, clients: 1, evaluators: 1 });
    await move(id, cancel);
    for (const told of [people, client]) {
      const texts = (await newsOf(told)).flatMap(({ content }: { content: { value: string }[] }) =>
        content.map(({ value }) => value),
      );
      expect(texts).toHaveLength(2);
      for (const text of texts) expect(text).toContain(cancel.cancel_reason);
      const { data } = (await test.call('GET', `/campaigns/${id}`, { token: told.token })).json();
      expect(data).toHaveProperty('cancel_reason', cancel.cancel_reason);
    }
  });
});

describe('what is missing before a step', () => {
  const missing = async (id: string, token = manager.token) => {
    const answer = await test.call('GET', `/campaigns/${id}/readiness`, { token });
    return answer.json().data;
  };

  it('of a campaign of which nothing is there', async () => {
    const { id } = await buildCampaign(test.database.db, { status: 'pitching', end_date: null });
    expect(await missing(id)).toEqual({
      status: 'pitching',
      next: [
        {
          status: 'on_going',
          missing: [
            { code: 'sow', count: 1 },
            { code: 'manager', count: 1 },
            { code: 'end_date', count: 1 },
          ],
        },
        { status: 'cancel', missing: [] },
      ],
      told: { staff: 0, clients: 0, evaluators: 0 },
    });
  });

  it('counts SOWs without a linked account, promised posts SOW by SOW, posts without figures', async () => {
    const { db } = test.database;
    const { id } = await buildCampaign(db, { status: 'liquidation', end_date: '2199-01-01' });
    const linked = await buildSocial(db);
    const many = await buildSow(db, { campaign_id: id, kol_id: linked.kol_id, post_count: 1 });
    const few = await buildSow(db, { campaign_id: id, post_count: 3 });
    await buildSow(db, {
      campaign_id: id,
      is_online: false,
      is_offline: true,
      off_booking_price: 1,
      off_sale_price: 1,
    });
    const [first] = [await buildPost(db, { sow: many }), await buildPost(db, { sow: many })];
    await buildPost(db, { sow: few, is_active: false });
    await recordMetrics(db, [
      {
        owner_id: id,
        subject_type: 'post',
        subject_id: first.id,
        metric: 'view',
        value: 5,
        source: 'manual',
        captured_at: new Date(),
      },
    ]);
    expect((await missing(id)).next[0]).toEqual({
      status: 'done',
      missing: [
        { code: 'promised_post', count: 3 },
        { code: 'post_figures', count: 1 },
        { code: 'acceptance', count: 3 },
        { code: 'liquidation_image', count: 1 },
        { code: 'end_of_period', count: 1 },
      ],
    });
    await test.database.pool.query("update campaigns set status = 'pitching' where id = $1", [id]);
    expect((await missing(id)).next[0].missing).toEqual([
      { code: 'manager', count: 1 },
      { code: 'linked_account', count: 1 },
    ]);
  });

  it('is nothing where all is there, and a step is never refused for it', async () => {
    const { db } = test.database;
    const { id } = await buildCampaign(db, { status: 'liquidation' });
    expect((await missing(id)).next[0].missing.length).toBeGreaterThan(0);
    const sow = await buildSow(db, { campaign_id: id, post_count: 0 });
    await db
      .insert(campaignAcceptances)
      .values({ id: newId(), campaign_id: id, sow_id: sow.id, title: 'Sự kiện', post_type: 'other' });
    const file_id = (await buildPicture(test)).id;
    await db.insert(campaignFiles).values({ campaign_id: id, file_id, purpose: 'liquidation' });
    expect((await missing(id)).next[0]).toEqual({ status: 'done', missing: [] });
    const empty = await buildCampaign(db, { status: 'liquidation' });
    expect((await move(empty.id, { status: 'done' })).statusCode).toBe(200);
  });

  it('is nobody else’s to know, and of no campaign that is not there', async () => {
    const brand = await buildBrand(test.database.db);
    const { id } = await buildCampaign(test.database.db, { brand_id: brand.id });
    const client = await signInClient(test, brand.customer_id);
    const asked = (token: string, one: string) => test.call('GET', `/campaigns/${one}/readiness`, { token });
    expect((await asked(client.token, id)).statusCode).toBe(403);
    expect((await asked(manager.token, newId())).json().message).toBe('campaign_not_exist');
  });
});

describe('removing a campaign', () => {
  const remove = (id: string, body: object = {}, token = manager.token) =>
    test.call('DELETE', `/campaigns/${id}`, { token, body });

  it('takes it from list, detail and reports, frees its code, and is traced', async () => {
    const campaign = await addCampaign(test, manager.token);
    expect((await remove(campaign.id, { reason: 'Nhập nhầm' })).statusCode).toBe(204);
    for (const path of [`/campaigns/${campaign.id}`, `/campaigns/final-report/${campaign.id}`]) {
      expect((await test.call('GET', path, { token: manager.token })).statusCode).toBe(404);
    }
    const list = await test.call('GET', `/campaigns?name=${campaign.code}`, { token: manager.token });
    expect(list.json().total).toBe(0);
    const again = await addCampaign(test, manager.token, { code: campaign.code });
    expect(again.code).toBe(campaign.code);
    const [, removed] = await trailOf(test, campaign.id);
    expect(removed).toMatchObject({
      action: 'delete',
      changes: { code: { before: campaign.code }, status: { before: 'pitching' }, reason: { after: 'Nhập nhầm' } },
    });
    for (const answer of [await remove(campaign.id), await move(campaign.id, cancel)]) {
      expect(answer.json().message).toBe('campaign_not_exist');
    }
  });

  it('takes one that is over too, and asks for its own letter', async () => {
    const { id } = await buildCampaign(test.database.db, { status: 'done' });
    const staff = await signIn(test, ['staff']);
    expect((await remove(id, {}, staff.token)).statusCode).toBe(403);
    expect((await remove(id)).statusCode).toBe(204);
  });
});

describe('a campaign made from a request', () => {
  const buildRequest = async (changes: Partial<typeof campaignRequests.$inferInsert> = {}) => {
    const id = newId();
    const period = { request_start_date: '2026-12-01', request_end_date: '2026-12-31' };
    const who = { brand_name: 'A', customer_name: 'B', customer_phone: '0912345678', customer_email: 'a@example.test' };
    const what = { request_name: 'Tết', request_description: 'x', request_budget: 1 };
    await test.database.db.insert(campaignRequests).values({ id, ...period, ...who, ...what, ...changes });
    return id;
  };
  const requestOf = async (id: string) =>
    (await test.database.pool.query('select request_status, campaign_id from campaign_requests where id = $1', [id]))
      .rows[0];

  it('approves it and links the two; another one is refused until the first is removed', async () => {
    const request_id = await buildRequest();
    const { id } = await addCampaign(test, manager.token, { request_id });
    expect(await requestOf(request_id)).toEqual({ request_status: 'approved', campaign_id: id });
    const body = await campaignBody(test, { request_id });
    expect((await test.call('POST', '/campaigns', { token: manager.token, body })).json()).toMatchObject({
      statusCode: 409,
      message: 'request_has_campaign',
    });
    await test.call('DELETE', `/campaigns/${id}`, { token: manager.token, body: {} });
    expect(await requestOf(request_id)).toEqual({ request_status: 'approved', campaign_id: null });
    const trail = await trailOf(test, request_id);
    expect(trail.map(({ changes }) => changes)).toMatchObject([
      { request_status: { before: 'pending', after: 'approved' }, campaign_id: { after: { id } } },
      { campaign_id: { before: { id }, after: null } },
    ]);
  });

  it('is nothing where the request is none or another campaign comes first', async () => {
    const body = await campaignBody(test, { request_id: newId() });
    expect((await test.call('POST', '/campaigns', { token: manager.token, body })).json()).toMatchObject({
      statusCode: 404,
      errors: [{ property: 'request_id', message: 'request_not_exist' }],
    });
    const request_id = await buildRequest();
    const bodies = [await campaignBody(test, { request_id }), await campaignBody(test, { request_id })];
    const both = await Promise.all(
      bodies.map((one) => test.call('POST', '/campaigns', { token: manager.token, body: one })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
