import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addCampaign, buildDocument, campaignBody, signInClient } from './campaigns.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const post = async (changes: object, token = manager.token) =>
  test.call('POST', '/campaigns', { token, body: await campaignBody(test, changes) });
const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/campaigns/${id}`, { token, body });
const read = (id: string, token = manager.token) => test.call('GET', `/campaigns/${id}`, { token });

const nobody = '01900000-0000-7000-8000-000000000000';

describe('adding a campaign', () => {
  it('keeps every field, people in their order, and answers it as the detail does', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => signIn(test, ['staff'])));
    const [first, second, third, fourth] = people.map(({ id }) => id);
    const avatar = await buildPicture(test);
    const picture = await buildPicture(test);
    const brief = await buildDocument(test, manager.id);
    const campaign = await addCampaign(test, manager.token, {
      managers: [second, first, second],
      supervisors: [third],
      executives: [fourth, first],
      internals: [first],
      avatar: avatar.url,
      liquidation_images: [picture.id],
      internal_docs: [brief],
      keywords: 'trà sữa, giới trẻ , trà sữa',
      description: '<p onclick="x()">Mô tả <script>alert(1)</script><b>đậm</b></p>',
    });
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(campaign).toMatchObject({
      status: 'pitching',
      version: 1,
      type: 'booking',
      keywords: ['trà sữa', 'giới trẻ'],
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      budget: 500_000_000,
      description: '<p>Mô tả <strong>đậm</strong></p>',
      avatar: avatar.url,
      liquidation_images: [picture.url],
      internal_docs: [{ id: brief, file_name: 'Brief.pdf' }],
      customer_docs: [],
    });
    expect(ids(campaign.managers)).toEqual([second, first]);
    expect(ids(campaign.supervisors)).toEqual([third]);
    expect(ids(campaign.executives)).toEqual([fourth, first]);
    expect(ids(campaign.internals)).toEqual([first]);
    const { internal_docs: _links, dataProcess, ...stored } = (await read(campaign.id)).json().data;
    expect(campaign).toMatchObject(stored);
    expect(dataProcess).toEqual([]);
    const list = await test.call('GET', `/campaigns?name=${campaign.code}`, { token: staff.token });
    expect(ids(list.json().data)).toEqual([campaign.id]);
  });

  it('writes into the trail who did it, with the names of whom and what it refers to', async () => {
    const person = await signIn(test, ['staff'], { fullname: 'Trần Quản Lý' });
    const brand = await buildBrand(test.database.db, { name: 'Trà Xanh' });
    const { id, code } = await addCampaign(test, manager.token, { managers: [person.id], brand_id: brand.id });
    expect(await trailOf(test, id)).toMatchObject([
      {
        action: 'create',
        entity: 'campaign',
        actor_id: manager.id,
        changes: {
          code: { after: code },
          status: { after: 'pitching' },
          managers: { after: [{ id: person.id, name: 'Trần Quản Lý' }] },
          brand_id: { after: { id: brand.id, name: 'Trà Xanh' } },
        },
      },
    ]);
  });

  it.each([1, 999_999_999_999_999])('takes a budget of %i', async (budget) => {
    expect(await addCampaign(test, manager.token, { budget })).toMatchObject({ budget });
  });

  it.each(['pitching', 'on_going', 'liquidation'])('begins as %s', async (status) => {
    expect(await addCampaign(test, manager.token, { status })).toMatchObject({ status });
  });

  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'name', 'field_required'],
    ['a name of two lines', { name: 'a\nb' }, 'name', 'invalid_value'],
    ['too long a name', { name: 'a'.repeat(256) }, 'name', 'text_too_long'],
    ['no code', { code: '' }, 'code', 'field_required'],
    ['white space in the code', { code: 'A B' }, 'code', 'code_incorrect'],
    ['no type', { type: undefined }, 'type', 'field_select_required'],
    ['an unknown type', { type: 'robot' }, 'type', 'invalid_value'],
    ['no keyword', { keywords: [] }, 'keywords', 'value_must_not_be_empty'],
    ['only blank keywords', { keywords: ' , ' }, 'keywords', 'value_must_not_be_empty'],
    ['an end as its first status', { status: 'done' }, 'status', 'invalid_value'],
    ['a cancelled one', { status: 'cancel' }, 'status', 'invalid_value'],
    ['no start', { start_date: '' }, 'start_date', 'field_required'],
    ['a day that is none', { start_date: '2026-02-30' }, 'start_date', 'invalid_date'],
    ['days the wrong way round', { end_date: '2026-11-30' }, 'end_date', 'end_date_before_start'],
    ['no budget', { budget: undefined }, 'budget', 'field_required'],
    ['a budget of nothing', { budget: 0 }, 'budget', 'at_least_1'],
    ['a negative budget', { budget: -5 }, 'budget', 'at_least_1'],
    ['a broken budget', { budget: 1.5 }, 'budget', 'integer_required'],
    ['too large a budget', { budget: 1_000_000_000_000_000 }, 'budget', 'number_too_large'],
    ['no manager', { managers: [] }, 'managers', 'field_select_required'],
    ['managers left out', { managers: undefined }, 'managers', 'field_select_required'],
    ['a manager that is no id', { managers: ['me'] }, 'managers.0', 'invalid_value'],
    ['no brand', { brand_id: undefined }, 'brand_id', 'field_select_required'],
    ['no cover', { cover_image: '' }, 'cover_image', 'field_required'],
    ['too many pictures', { liquidation_images: Array(11).fill('x') }, 'liquidation_images', 'too_many_files'],
    ['a text where a list stands', { internal_docs: 'x' }, 'internal_docs', 'invalid_value'],
    ['an object for a name', { name: { toString: 'x' } }, 'name', 'invalid_value'],
  ])('refuses %s', async (_what, changes, property, message) => {
    const answer = await post(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ property, message });
  });

  it('says of a start that is no day that alone, nothing of the end', async () => {
    const answer = await post({ start_date: 'someday', end_date: '2026-12-31' });
    expect(answer.json().errors).toEqual([{ property: 'start_date', message: 'invalid_date' }]);
  });

  it('refuses what is stored otherwise: code, brand, people and files, all told at once', async () => {
    const { db } = test.database;
    const taken = await addCampaign(test, manager.token);
    const gone = await buildBrand(db, { deleted_at: new Date() });
    const waiting = await buildBrand(db, { status: 'pending' });
    const left = await signIn(test, ['staff'], { active: false });
    const client = await signIn(test, ['customer'], { type: 'customer' });
    const cases: [object, number, string, string][] = [
      [{ code: taken.code.toLowerCase() }, 409, 'code', 'campaign_code_already_exist'],
      [{ code: taken.code.toUpperCase() }, 409, 'code', 'campaign_code_already_exist'],
      [{ brand_id: nobody }, 404, 'brand_id', 'brand_not_exist'],
      [{ brand_id: gone.id }, 404, 'brand_id', 'brand_not_exist'],
      [{ brand_id: waiting.id }, 404, 'brand_id', 'brand_not_exist'],
      [{ managers: [nobody] }, 404, 'managers', 'user_not_exist'],
      [{ supervisors: [left.id] }, 404, 'supervisors', 'user_not_exist'],
      [{ internals: [client.id] }, 404, 'internals', 'user_not_exist'],
      [{ cover_image: 'https://evil.example/pictures/a.png' }, 404, 'cover_image', 'file_not_exist'],
      [{ cover_image: 'javascript:alert(1)' }, 404, 'cover_image', 'file_not_exist'],
      [{ avatar: nobody }, 404, 'avatar', 'file_not_exist'],
      [{ liquidation_images: [nobody] }, 404, 'liquidation_images.0', 'file_not_exist'],
      [{ customer_docs: ['https://evil.example/a.pdf'] }, 404, 'customer_docs.0', 'file_not_exist'],
    ];
    for (const [changes, status, property, message] of cases) {
      const answer = await post(changes);
      expect(answer.statusCode, JSON.stringify(changes)).toBe(status);
      expect(answer.json()).toMatchObject({ message, errors: [{ property, message }] });
    }
    const all = await post({ code: taken.code, brand_id: nobody, managers: [nobody] });
    expect(all.json().errors).toHaveLength(3);
  });

  it('tells the slower of two writers of one code, and whoever takes a brand that is being removed', async () => {
    const code = word().toUpperCase();
    const other = await buildCampaign(test.database.db);
    const answer = await callDuring(test, [['update campaigns set code = $1 where id = $2', [code, other.id]]], () =>
      post({ code: code.toLowerCase() }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toEqual([{ property: 'code', message: 'campaign_code_already_exist' }]);
    const brand = await buildBrand(test.database.db);
    const late = await callDuring(test, [['update brands set deleted_at = now() where id = $1', [brand.id]]], () =>
      post({ brand_id: brand.id }),
    );
    expect(late.json()).toMatchObject({ statusCode: 404, message: 'brand_not_exist' });
  });

  it('is for staff who may, whatever a client was granted', async () => {
    const client = await signIn(test, ['customer'], { type: 'customer' });
    expect((await post({}, client.token)).statusCode).toBe(403);
    await test.database.pool.query(
      `insert into role_permissions (role_id, scope, action) select id, 'campaigns_management', given from roles,
        unnest(array['c', 'u', 'd', 'u_status']) given where name = 'customer' on conflict do nothing`,
    );
    const { id } = await addCampaign(test, manager.token);
    expect((await post({}, client.token)).json().message).toBe('permission_denied');
    expect((await put(id, { name: 'x' }, client.token)).json().message).toBe('permission_denied');
    const check = await test.call('GET', '/campaigns/check-code?code=FREE', { token: client.token });
    expect(check.statusCode).toBe(403);
  });
});

describe('the check of a code', () => {
  it('knows free, taken in any case, and the own one', async () => {
    const { id, code } = await addCampaign(test, manager.token);
    const check = (query: string) => test.call('GET', `/campaigns/check-code?${query}`, { token: staff.token });
    expect((await check(`code=${word()}`)).statusCode).toBe(200);
    expect((await check(`code=${code.toUpperCase()}`)).json()).toMatchObject({
      statusCode: 409,
      message: 'campaign_code_already_exist',
      errors: [{ property: 'code', message: 'campaign_code_already_exist' }],
    });
    expect((await check(`code=${code}&id=${id}`)).statusCode).toBe(200);
    expect((await check('code=a%20b')).json().errors).toEqual([{ property: 'code', message: 'code_incorrect' }]);
  });
});

describe('changing a campaign', () => {
  it('changes what is said, keeps the rest, and traces only what changed', async () => {
    const campaign = await addCampaign(test, manager.token, { description: 'Cũ' });
    const answer = await put(campaign.id, { name: 'Tên mới', budget: 7, end_date: '', version: 1 });
    expect(answer.json().data).toMatchObject({ name: 'Tên mới', budget: 7, end_date: null, version: 2 });
    expect(answer.json().data).toMatchObject({ code: campaign.code, description: 'Cũ', managers: campaign.managers });
    const [, update] = await trailOf(test, campaign.id);
    expect(update?.changes).toEqual({
      name: { before: campaign.name, after: 'Tên mới' },
      budget: { before: 500_000_000, after: 7 },
      end_date: { before: '2026-12-31', after: null },
    });
  });

  it('writes nothing where nothing changes', async () => {
    const campaign = await addCampaign(test, manager.token);
    const { code, name, keywords } = campaign;
    const managers = campaign.managers.map(({ id }: { id: string }) => id);
    const answer = await put(campaign.id, { code, name, keywords, managers, status: 'pitching' });
    expect(answer.json().data.version).toBe(1);
    expect(await trailOf(test, campaign.id)).toHaveLength(1);
  });

  it('refuses an older version, and one of two who change it at once', async () => {
    const { id } = await addCampaign(test, manager.token);
    expect((await put(id, { name: 'Một', version: 1 })).statusCode).toBe(200);
    expect((await put(id, { name: 'Hai', version: 1 }, staff.token)).json()).toMatchObject({
      statusCode: 409,
      message: 'record_was_changed',
    });
    const both = await Promise.all([put(id, { name: 'Ba', version: 2 }), put(id, { name: 'Bốn', version: 2 })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each<[object, string]>([
    [{ end_date: '2026-11-30' }, 'end_date'],
    [{ start_date: '2027-01-01' }, 'start_date'],
    [{ start_date: '2027-01-02', end_date: '2027-01-01' }, 'end_date'],
  ])('refuses days reversed against the stored ones: %j', async (changes, property) => {
    const { id } = await addCampaign(test, manager.token);
    const answer = await put(id, changes);
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      errors: [{ property, message: 'end_date_before_start' }],
    });
  });

  it('keeps a manager who has left since, and takes no new one who has', async () => {
    const [first, second] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
    const { id } = await addCampaign(test, manager.token, { managers: [first.id] });
    await test.database.pool.query('update users set active = false where id = any($1)', [[first.id, second.id]]);
    expect((await put(id, { managers: [first.id], name: 'Tên' })).statusCode).toBe(200);
    expect((await put(id, { managers: [first.id, second.id] })).json().message).toBe('user_not_exist');
  });

  it('refuses a code another one has, and emptied fields', async () => {
    const [taken, { id }] = [await addCampaign(test, manager.token), await addCampaign(test, manager.token)];
    expect((await put(id, { code: taken.code.toUpperCase() })).json().message).toBe('campaign_code_already_exist');
    const emptied = await put(id, { name: '', code: '', cover_image: '', start_date: '', managers: [], budget: 0 });
    expect(
      emptied
        .json()
        .errors.map(({ property }: { property: string }) => property)
        .sort(),
    ).toEqual(['budget', 'code', 'cover_image', 'managers', 'name', 'start_date'].sort());
  });

  it('refuses one that is over', async () => {
    for (const status of ['done', 'cancel'] as const) {
      const { id } = await buildCampaign(test.database.db, { status, cancel_reason: 'Khách đổi ý' });
      expect((await put(id, { name: 'x' })).json()).toMatchObject({ statusCode: 409, message: 'campaign_is_final' });
    }
  });
});

describe('the brand of a campaign', () => {
  it('may be any while pitching, later only one of the same customer', async () => {
    const { db } = test.database;
    const customer = await buildCustomer(db);
    const [own, sister] = [
      await buildBrand(db, { customer_id: customer.id }),
      await buildBrand(db, { customer_id: customer.id }),
    ];
    const stranger = await buildBrand(db);
    const { id } = await addCampaign(test, manager.token, { brand_id: stranger.id });
    expect((await put(id, { brand_id: own.id })).json().data.brand.id).toBe(own.id);
    await test.call('PUT', `/campaigns/${id}/status`, { token: manager.token, body: { status: 'on_going' } });
    expect((await put(id, { brand_id: sister.id })).json().data.brand.id).toBe(sister.id);
    expect((await put(id, { brand_id: stranger.id })).json()).toMatchObject({
      statusCode: 409,
      message: 'campaign_customer_is_fixed',
      errors: [{ property: 'brand_id', message: 'campaign_customer_is_fixed' }],
    });
  });

  it('takes its campaigns along when it goes to another customer: rights follow at once', async () => {
    const { db, pool } = test.database;
    const [from, to] = [await buildCustomer(db), await buildCustomer(db)];
    const brand = await buildBrand(db, { customer_id: from.id });
    const campaign = await buildCampaign(db, { brand_id: brand.id, status: 'done' });
    const [old, young] = [await signInClient(test, from.id), await signInClient(test, to.id)];
    expect([
      (await read(campaign.id, old.token)).statusCode,
      (await read(campaign.id, young.token)).statusCode,
    ]).toEqual([200, 404]);
    await pool.query('update brands set customer_id = $1 where id = $2', [to.id, brand.id]);
    expect([
      (await read(campaign.id, old.token)).statusCode,
      (await read(campaign.id, young.token)).statusCode,
    ]).toEqual([404, 200]);
  });
});
