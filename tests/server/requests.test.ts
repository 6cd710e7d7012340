import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../src/domain/locales/en/notificationText.json';
import vi from '../../src/domain/locales/vi/notificationText.json';
import type { Notification } from '../../src/domain/notifications/types';
import { inTransaction, type SignedCtx } from '../../src/server/context';
import { approveByCampaign } from '../../src/server/requests/approveByCampaign';
import { startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildCampaign, buildKol } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { codeOf, nobody } from './companies.fixtures';
import { buildClients, sendRequest } from './requests.fixtures';

let test: TestApp;
let clients: Awaited<ReturnType<typeof buildClients>>;
let staff: Awaited<ReturnType<typeof signIn>>;
let colleague: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp();
  clients = await buildClients(test);
  staff = await signIn(test, ['manager']);
  colleague = await signIn(test, ['senior_account_executive'], { fullname: 'Trần Phụ Trách' });
});
afterAll(() => test.close());

const read = (path: string, token = staff.token) => test.call('GET', `/campaigns/request${path}`, { token });
const update = (id: string, body: object, token = staff.token) =>
  test.call('PUT', `/campaigns/request/${id}`, { token, body });
const newsOf = async (token: string): Promise<Notification[]> =>
  (await test.call('GET', '/setting/notifications?size=100', { token })).json().data;
const about = (news: Notification[], id: string) =>
  news
    .filter(({ dependencies: [first] }) => first?.data.id === id)
    .map(({ title, content, dependencies: [first] }) => [title[0]?.value, content[0]?.value, first?.data.status]);

describe('the list', () => {
  it('finds by name, brand and customer without accents, filters by status, sorts and pages', async () => {
    const mark = word();
    const sent: string[] = [];
    for (const request_name of [`Đà Nẵng ${mark} B`, `Huế ${mark} A`, `Sài Gòn ${mark} C`]) {
      sent.push(await sendRequest(test, staff.token, { request_name, brand_name: `Mây ${mark}` }));
    }
    const idsOf = async (query: string) => (await read(`?${query}`)).json().data.map(({ id }: { id: string }) => id);
    expect(await idsOf(`name=da+nang+${mark}`)).toEqual([sent[0]]);
    expect(await idsOf(`name=${encodeURIComponent(`may ${mark}`)}&sort=DATEASC`)).toEqual(sent);
    expect(await idsOf(`name=${mark}&sort=NAMEASC`)).toEqual([sent[0], sent[1], sent[2]]);
    expect(await idsOf(`name=${mark}&sort=NAMEDESC`)).toEqual([sent[2], sent[1], sent[0]]);
    expect(await idsOf(`name=${mark}&size=1&page=2&sort=DATEASC`)).toEqual([sent[1]]);
    expect((await read(`?name=${mark}&size=1`)).json()).toMatchObject({ total: 3, size: 1, page: 1 });
    await update(sent[1] ?? '', { request_status: 'cancel', person_in_charge: { id: colleague.id } });
    expect(await idsOf(`name=${mark}&request_status=cancel`)).toEqual([sent[1]]);
    expect(await idsOf(`name=${mark}&request_status=pending&sort=DATEASC`)).toEqual([sent[0], sent[2]]);
    expect(await idsOf('name=%25%25%25')).toEqual([]);
    for (const bad of ['request_status=open', 'sort=NAME', 'page=0', 'size=x']) {
      expect((await read(`?${bad}`)).statusCode, bad).toBe(400);
    }
  });

  it('shows the first three KOLs in their order, and how many there are', async () => {
    const kols = [];
    for (let index = 0; index < 5; index += 1) kols.push((await buildKol(test.database.db)).id);
    const request_kols = kols.toReversed();
    const request_name = word();
    const id = await sendRequest(test, staff.token, { request_name, request_kols });
    const [row] = (await read(`?name=${request_name}`)).json().data;
    expect(row.data_kols.map((kol: { id: string }) => kol.id)).toEqual(request_kols.slice(0, 3));
    expect(row).toMatchObject({ id, kol_total: 5, person_in_charge: null });
  });
});

describe('an update', () => {
  it('sets status and who is responsible, each in the trail, and tells both', async () => {
    const request_name = word();
    const id = await sendRequest(test, clients.forCustomer.token, { request_name });
    const answer = await update(id, { request_status: 'on_going', person_in_charge: { id: colleague.id }, version: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      request_status: 'on_going',
      version: 2,
      person_in_charge: { id: colleague.id, fullname: 'Trần Phụ Trách', email: colleague.username },
    });
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'update',
      actor_id: staff.id,
      changes: {
        request_status: { before: 'pending', after: 'on_going' },
        person_in_charge_id: { before: null, after: { id: colleague.id, name: 'Trần Phụ Trách' } },
      },
    });
    expect(about(await newsOf(clients.forCustomer.token), id)).toEqual([
      [vi.request_status.title, `Yêu cầu ${request_name} đã chuyển sang “Đang xử lý”.`, 'on_going'],
    ]);
    expect(about(await newsOf(colleague.token), id)).toEqual([
      [vi.request_in_charge.title, `Nhãn mới: ${request_name}`, 'on_going'],
      [vi.request_new.title, `Nhãn mới: ${request_name}`, 'pending'],
    ]);
    expect(about(await newsOf(clients.forBrand.token), id)).toEqual([]);
  });

  it('mails its status to who asked, in their language, unless they have chosen otherwise', async () => {
    const asker = clients.forCustomer;
    const letters = () => (test.services.mail.kept() ?? []).filter(({ to }) => to === asker.username);
    const before = letters().length;
    const request_name = word();
    const id = await sendRequest(test, asker.token, { request_name });
    const person_in_charge = { id: colleague.id };
    await update(id, { request_status: 'on_going', person_in_charge });
    expect(letters()).toHaveLength(before + 1);
    expect(letters()[0]).toMatchObject({
      subject: vi.request_status.title,
      text: expect.stringContaining(`Yêu cầu ${request_name} đã chuyển sang “Đang xử lý”.`),
    });
    await test.database.pool.query(
      "update users set language_id = (select id from languages where code = 'en') where id = $1",
      [asker.id],
    );
    await update(id, { request_status: 'approved', person_in_charge });
    expect(letters()[0]?.subject).toBe(en.request_status.title);
    const preferences = [{ kind: 'request_status', in_app: true, by_mail: false }];
    await test.call('PUT', '/setting/notifications/preferences', { token: asker.token, body: { preferences } });
    await update(id, { request_status: 'cancel', person_in_charge });
    expect(letters()).toHaveLength(before + 2);
    expect(about(await newsOf(asker.token), id)).toHaveLength(3);
    await test.database.pool.query('update users set language_id = null where id = $1', [asker.id]);
  });

  it('may set any status, also back', async () => {
    const id = await sendRequest(test, staff.token);
    for (const request_status of ['approved', 'pending', 'cancel', 'on_going', 'pending']) {
      const answer = await update(id, { request_status, person_in_charge: { id: colleague.id } });
      expect(answer.json().data.request_status).toBe(request_status);
    }
  });

  it('that changes nothing writes nothing', async () => {
    const id = await sendRequest(test, staff.token);
    const same = { request_status: 'on_going', person_in_charge: { id: colleague.id } };
    await update(id, same);
    const before = await trailOf(test, id);
    expect((await update(id, { ...same, version: 2 })).json().data.version).toBe(2);
    expect(await trailOf(test, id)).toEqual(before);
  });

  it('needs a status and somebody who works here', async () => {
    const id = await sendRequest(test, staff.token);
    const gone = await signIn(test, ['manager'], { active: false });
    const person_in_charge = { id: colleague.id };
    const faults = async (body: object) => {
      const answer = await update(id, body);
      return [
        answer.statusCode,
        ...answer.json().errors.map((one: { property: string; message: string }) => `${one.property}: ${one.message}`),
      ];
    };
    expect(await faults({})).toEqual([
      400,
      'request_status: field_select_required',
      'person_in_charge: field_select_required',
    ]);
    expect(await faults({ request_status: 'done', person_in_charge })).toEqual([400, 'request_status: invalid_value']);
    expect(await faults({ request_status: 'cancel', person_in_charge: {} })).toEqual([
      400,
      'person_in_charge.id: field_select_required',
    ]);
    expect(await faults({ request_status: 'cancel', person_in_charge: { id: {} } })).toEqual([
      400,
      'person_in_charge.id: invalid_value',
    ]);
    for (const who of [gone.id, clients.forCustomer.id, nobody]) {
      expect(await faults({ request_status: 'cancel', person_in_charge: { id: who } })).toEqual([
        404,
        'person_in_charge: user_not_exist',
      ]);
    }
    expect((await read(`/${id}`)).json().data).toMatchObject({ request_status: 'pending', version: 1 });
    expect(codeOf(await update(nobody, { request_status: 'cancel', person_in_charge }))).toEqual([
      404,
      'request_not_exist',
    ]);
  });

  it('leaves whoever is responsible already in charge after they have left', async () => {
    const leaving = await signIn(test, ['manager']);
    const id = await sendRequest(test, staff.token);
    await update(id, { request_status: 'on_going', person_in_charge: { id: leaving.id } });
    await test.database.pool.query('update users set active = false where id = $1', [leaving.id]);
    const answer = await update(id, { request_status: 'cancel', person_in_charge: { id: leaving.id } });
    expect(answer.json().data).toMatchObject({ request_status: 'cancel', person_in_charge: { id: leaving.id } });
  });

  it('is refused where somebody was faster', async () => {
    const id = await sendRequest(test, staff.token);
    const body = { request_status: 'cancel', person_in_charge: { id: colleague.id }, version: 1 };
    const late = await callDuring(
      test,
      [["update campaign_requests set request_status = 'on_going', version = version + 1 where id = $1", [id]]],
      () => update(id, body),
    );
    expect(codeOf(late)).toEqual([409, 'record_was_changed']);
    expect((await read(`/${id}`)).json().data.request_status).toBe('on_going');
  });
});

describe('a new request', () => {
  it('is told to the staff who may read it, not to who sent it, clients or suspended colleagues', async () => {
    const [leaver, kol] = [
      await signIn(test, ['manager'], { active: false }),
      await signIn(test, ['KOL'], { type: 'kol' }),
    ];
    const id = await sendRequest(test, colleague.token, { brand_id: clients.brand.id });
    expect(about(await newsOf(staff.token), id)).toEqual([[vi.request_new.title, expect.any(String), 'pending']]);
    for (const { token } of [colleague, clients.forCustomer, clients.forBrand, kol]) {
      expect(about(await newsOf(token), id)).toEqual([]);
    }
    const { rows } = await test.database.pool.query('select 1 from notifications where user_id = $1', [leaver.id]);
    expect(rows).toEqual([]);
  });
});

describe('a campaign made from a request', () => {
  const approve = async (id: string, campaignId: string) => {
    const ctx = await testCtx(test.database, { id: staff.id });
    try {
      await inTransaction(ctx as SignedCtx, (tx) => approveByCampaign(tx, id, campaignId));
      return null;
    } catch (error) {
      return (error as Error).message;
    } finally {
      await ctx.listener.close();
    }
  };

  it('approves it once, links it and tells who asked', async () => {
    const [campaign, another] = [
      await buildCampaign(test.database.db, { brand_id: clients.brand.id }),
      await buildCampaign(test.database.db),
    ];
    const id = await sendRequest(test, clients.forCustomer.token, { brand_id: clients.brand.id });
    expect(await approve(id, campaign.id)).toBeNull();
    const { code, name, status } = campaign;
    expect((await read(`/${id}`)).json().data).toMatchObject({
      request_status: 'approved',
      version: 2,
      campaign: { id: campaign.id, code, name, status },
    });
    expect((await trailOf(test, id)).at(-1)?.changes).toEqual({
      request_status: { before: 'pending', after: 'approved' },
      campaign_id: { before: null, after: { id: campaign.id, name } },
    });
    expect(about(await newsOf(clients.forCustomer.token), id)).toMatchObject([
      [vi.request_status.title, expect.any(String), 'approved'],
    ]);
    expect(await approve(id, another.id)).toBe('request_has_campaign');
    expect((await read(`/${id}`, clients.forCustomer.token)).json().data.campaign).toMatchObject({ id: campaign.id });
  });

  it('needs one that is there and still open', async () => {
    const campaign = await buildCampaign(test.database.db);
    expect(await approve(nobody, campaign.id)).toBe('request_not_exist');
    for (const [request_status, outcome] of [
      ['approved', null],
      ['cancel', 'request_is_closed'],
      ['on_going', null],
    ] as const) {
      const id = await sendRequest(test, staff.token);
      await update(id, { request_status, person_in_charge: { id: colleague.id } });
      expect(await approve(id, campaign.id)).toBe(outcome);
    }
  });

  it('is made of one that was approved before it too, and who asked hears of that once', async () => {
    const campaign = await buildCampaign(test.database.db, { brand_id: clients.brand.id });
    const id = await sendRequest(test, clients.forCustomer.token, { brand_id: clients.brand.id });
    await update(id, { request_status: 'approved', person_in_charge: { id: colleague.id } });
    expect(await approve(id, campaign.id)).toBeNull();
    expect((await read(`/${id}`)).json().data).toMatchObject({
      request_status: 'approved',
      campaign: { id: campaign.id },
    });
    expect((await trailOf(test, id)).at(-1)?.changes).toEqual({
      campaign_id: { before: null, after: { id: campaign.id, name: campaign.name } },
    });
    expect(about(await newsOf(clients.forCustomer.token), id)).toHaveLength(1);
  });

  it('is one of two that are made at once', async () => {
    const id = await sendRequest(test, staff.token);
    const made = [await buildCampaign(test.database.db), await buildCampaign(test.database.db)];
    const outcomes = await Promise.all(made.map((campaign) => approve(id, campaign.id)));
    expect(outcomes.sort()).toEqual([null, 'request_has_campaign'].sort());
  });

  it('is not shown to a client who does not have that campaign', async () => {
    const foreign = await buildCampaign(test.database.db, { name: 'Chiến dịch của người khác' });
    const id = await sendRequest(test, clients.forCustomer.token);
    await approve(id, foreign.id);
    expect((await read(`/${id}`, clients.forCustomer.token)).json().data.campaign).toBeNull();
    expect((await read(`/${id}`)).json().data.campaign).toMatchObject({ id: foreign.id });
  });
});
