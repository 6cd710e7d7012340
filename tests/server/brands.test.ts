import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { signInClient } from './campaigns.fixtures';
import { addBrand, addRepresentative, brandBody, codeOf, nobody, sectorIds } from './companies.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;
let client: Person;
let customer_id: string;

beforeAll(async () => {
  test = await startTestApp();
  await test.database.pool.query(
    "insert into role_permissions (role_id, scope, action) select id, 'brand_management', a from roles, unnest(array['c', 'u', 'd', 'u_approval']) a where name = 'client'",
  );
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  client = await signIn(test, ['client'], { type: 'customer' });
  customer_id = (await buildCustomer(test.database.db)).id;
});
afterAll(() => test.close());

const post = async (changes: object = {}, token = manager.token) =>
  test.call('POST', '/brands', { token, body: await brandBody(test, { customer_id, ...changes }) });
const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/brands/${id}`, { token, body });
const add = (changes: object = {}, token = manager.token) => addBrand(test, token, { customer_id, ...changes });
const decide = (id: string, body: object) =>
  test.call('PUT', `/brands/${id}/update-status`, { token: manager.token, body });
const read = async (id: string) => (await test.call('GET', `/brands/${id}`, { token: manager.token })).json().data;
const remove = (id: string, body: object = { reason: 'Thông tin sai' }, token = manager.token) =>
  test.call('PUT', `/brands/${id}/delete`, { token, body });

describe('adding a brand', () => {
  it('takes sectors and industries by id, answers them, and leaves a trail', async () => {
    const picture = await buildPicture(test);
    const [sector = ''] = await sectorIds(test, 'customer_brand');
    const [industry = ''] = await sectorIds(test, 'industry');
    const more = {
      phone: '(028) 3822 1234',
      email: 'Hi@Brand.test',
      address: '1 Lê Lợi',
      description: 'Trà',
      logo: picture.id,
    };
    const brand = (await post({ name: 'Mộc Trà', website: 'http://moctra.vn', ...more })).json().data;
    expect(brand).toMatchObject({
      ...more,
      name: 'Mộc Trà',
      email: 'hi@brand.test',
      logo: picture.url,
      website: 'http://moctra.vn',
      customer: { id: customer_id },
      status: 'active',
      representative_total: 0,
      running_campaign_total: 0,
      createdBy: { id: manager.id },
    });
    expect(brand.sectors.map(({ id }: { id: string }) => id).sort()).toEqual([sector, industry].sort());
    const [entry] = await trailOf(test, brand.id);
    expect(entry).toMatchObject({
      action: 'create',
      entity: 'brand',
      changes: { customer_id: { after: { id: customer_id } } },
    });
  });

  it('tells staff its newest hashtags, without their #, and clients none', async () => {
    const brand = await add();
    expect((await read(brand.id)).hashtags).toEqual([]);
    for (const [day, tag] of ['#TetVe', 'HeMatLanh'].entries()) {
      await test.database.pool.query(
        `with made as (insert into hashtags (id, tag, created_at) values (gen_random_uuid(), $1, $2) returning id)
         insert into brand_hashtags (brand_id, hashtag_id) select $3, id from made`,
        [tag + word(), `2026-01-0${day + 1}`, brand.id],
      );
    }
    const [newest, older, ...rest] = (await read(brand.id)).hashtags;
    expect([newest.slice(0, 9), older.slice(0, 5), rest]).toEqual(['HeMatLanh', 'TetVe', []]);
    const own = await signInClient(test, brand.id, 'brand');
    const answer = await test.call('GET', `/brands/${brand.id}`, { token: own.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).not.toHaveProperty('hashtags');
  });

  it.each([
    ['no code', { code: '' }, 'code', 'field_required'],
    ['a code with a space', { code: 'a b' }, 'code', 'code_incorrect'],
    ['no name', { name: ' ' }, 'name', 'field_required'],
    ['no customer', { customer_id: undefined }, 'customer_id', 'field_select_required'],
    ['a customer that is no id', { customer_id: 'x' }, 'customer_id', 'invalid_value'],
    ['no sectors', { sectorIds: [] }, 'sectorIds', 'field_select_required'],
    ['a website that is none', { website: 'a' }, 'website', 'website_incorrect'],
    ['a phone with letters', { phone: '0912 abc' }, 'phone', 'phone_number_is_incorrect'],
    ['an e-mail that is none', { email: 'a@' }, 'email', 'email_is_incorrect'],
  ])('refuses %s', async (_what, changes, property, message) => {
    const answer = await post(changes);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ property, message }]]);
  });

  it('refuses what is stored otherwise: code, customer, sectors and pictures', async () => {
    const { db } = test.database;
    const taken = await add();
    const [kolSector] = await sectorIds(test, 'kol');
    const rejected = await buildCustomer(db, { status: 'reject' });
    const gone = await buildCustomer(db, { deleted_at: new Date() });
    const pending = await buildCustomer(db, { status: 'pending' });
    const cases: [object, number, string, string][] = [
      [{ code: taken.code.toUpperCase() }, 409, 'code', 'brand_code_already_exist'],
      [{ customer_id: nobody }, 404, 'customer_id', 'customer_not_exist'],
      [{ customer_id: rejected.id }, 404, 'customer_id', 'customer_not_exist'],
      [{ customer_id: gone.id }, 404, 'customer_id', 'customer_not_exist'],
      [{ customer_id: pending.id }, 409, 'customer_id', 'customer_is_pending'],
      [{ sectorIds: [kolSector] }, 404, 'sectorIds', 'sector_not_exist'],
      [{ logo: nobody }, 404, 'logo', 'file_not_exist'],
    ];
    for (const [changes, status, property, message] of cases) {
      const answer = await post(changes);
      expect([...codeOf(answer), answer.json().errors]).toEqual([status, message, [{ property, message }]]);
    }
  });

  it('may wait beside a customer that waits, which is approved first', async () => {
    const pending = await buildCustomer(test.database.db, { status: 'pending' });
    const brand = await add({ customer_id: pending.id }, staff.token);
    expect(codeOf(await decide(brand.id, { status: 'active' }))).toEqual([409, 'customer_is_pending']);
    await test.database.pool.query("update customers set status = 'active' where id = $1", [pending.id]);
    expect((await decide(brand.id, { status: 'active' })).json().data.status).toBe('active');
  });

  it('lets one of two with the same code win', async () => {
    const code = word();
    const answers = await Promise.all([post({ code }), post({ code: code.toUpperCase() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is for staff, whatever a group was given', async () => {
    const { id } = await add();
    const { token } = client;
    const calls = [
      await post({}, token),
      await put(id, { name: 'x' }, token),
      await remove(id, undefined, token),
      await test.call('PUT', `/brands/${id}/update-status`, { token, body: { status: 'active' } }),
      await test.call('GET', '/brands/check-code?code=a', { token }),
    ];
    expect(calls.map(codeOf)).toEqual(calls.map(() => [403, 'permission_denied']));
  });
});

describe('moving a brand to another customer', () => {
  it('does not leave it without one', async () => {
    const brand = await add();
    const answer = await put(brand.id, { customer_id: '' });
    expect(answer.json().errors).toEqual([{ property: 'customer_id', message: 'field_select_required' }]);
    expect(codeOf(await put(brand.id, { customer_id: 'x' }))).toEqual([400, 'validation_failed']);
  });

  it('goes where the other one is approved and no campaign of it runs, also as an edit that waits', async () => {
    const { db } = test.database;
    const [other, third] = [await buildCustomer(db), await buildCustomer(db)];
    const brand = await add();
    expect((await put(brand.id, { customer_id: other.id })).json().data.customer.id).toBe(other.id);
    const held = (await put(brand.id, { customer_id: third.id }, staff.token)).json().data;
    expect(held.customer.id).toBe(other.id);
    expect(held.pending.change).toMatchObject([
      { field: 'customer', before: { id: other.id, name: other.name }, after: { id: third.id, name: third.name } },
    ]);
    await buildCampaign(db, { brand_id: brand.id, status: 'on_going' });
    expect(codeOf(await decide(brand.id, { status: 'active' }))).toEqual([409, 'brand_has_campaigns']);
    const refused = await put(brand.id, { customer_id });
    expect(refused.json().errors).toEqual([{ property: 'customer_id', message: 'brand_has_campaigns' }]);
    expect((await put(brand.id, { name: 'Tên khác' })).statusCode).toBe(200);
    await test.database.pool.query("update campaigns set status = 'done' where brand_id = $1", [brand.id]);
    expect((await decide(brand.id, { status: 'active' })).json().data.customer.id).toBe(third.id);
    const pending = await buildCustomer(db, { status: 'pending' });
    expect(codeOf(await put(brand.id, { customer_id: pending.id }))).toEqual([409, 'customer_is_pending']);
  });
});

describe('removing a brand', () => {
  it.each(['pitching', 'on_going', 'liquidation'] as const)('is refused while a campaign is in %s', async (status) => {
    const brand = await add();
    await buildCampaign(test.database.db, { brand_id: brand.id, status });
    expect(await read(brand.id)).toMatchObject({ campaign_total: 1, running_campaign_total: 1 });
    expect(codeOf(await remove(brand.id))).toEqual([409, 'brand_has_campaigns']);
  });

  it('keeps it in reports, frees the code, ends its representatives and its held edit', async () => {
    const brand = await add();
    const campaign = await buildCampaign(test.database.db, { brand_id: brand.id, status: 'done' });
    const person = await addRepresentative(test, manager.token, { objectId: brand.id, type: 'brand' });
    await put(brand.id, { name: 'Chờ duyệt' }, staff.token);
    expect((await remove(brand.id, {})).json().errors).toEqual([{ property: 'reason', message: 'field_required' }]);
    expect((await remove(brand.id, undefined, staff.token)).statusCode).toBe(403);
    expect((await remove(brand.id)).statusCode).toBe(204);
    expect(codeOf(await remove(brand.id))).toEqual([404, 'brand_not_exist']);
    expect((await post({ code: brand.code })).statusCode).toBe(200);
    const report = await test.call('GET', `/campaigns/${campaign.id}`, { token: manager.token });
    expect(report.json().data.brand.name).toBe(brand.name);
    const { rows } = await test.database.pool.query(
      'select approved, (select deleted_at is not null from users where id = $2) as gone from pending_changes where entity_id = $1',
      [brand.id, person.id],
    );
    expect(rows).toEqual([{ approved: false, gone: true }]);
  });
});

it('lists industries in the language of the caller to anybody signed in', async () => {
  const call = (headers: Record<string, string>) =>
    test.call('GET', '/brands/industrys', { token: client.token, headers });
  const industries = (await call({ 'accept-language': 'en' })).json().data;
  expect(industries.map(({ name }: { name: string }) => name)).toEqual(['Food', 'Build', 'Technology', 'Fashion']);
  expect((await call({ 'accept-language': 'vi' })).json().data[0].name).toBe('Thực phẩm');
});

describe('the name of a brand', () => {
  const refused = [409, [{ property: 'name', message: 'brand_already_exist' }]];
  const told = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, answer.json().errors];

  it('is its own with its customer, but for case and accents; another customer may have it too', async () => {
    const name = `Sữa Mẹ ${word()}`;
    const brand = await add({ name });
    const other = await buildCustomer(test.database.db);
    expect(told(await post({ name: name.toUpperCase().replace('Ữ', 'U') }))).toEqual(refused);
    const elsewhere = await add({ name, customer_id: other.id });
    expect(told(await put(elsewhere.id, { customer_id }))).toEqual(refused);
    const renamed = await add();
    expect(told(await put(renamed.id, { name }))).toEqual(refused);
    expect((await put(brand.id, { name: name.toUpperCase(), phone: '0281234567' })).statusCode).toBe(200);
  });

  it('is free again once its brand is removed or rejected, and asked for when that is sent in once more', async () => {
    const name = `Trà ${word()}`;
    const removed = await add({ name });
    expect((await remove(removed.id)).statusCode).toBeLessThan(300);
    const rejected = await add({ name }, staff.token);
    expect((await decide(rejected.id, { status: 'reject', reason: 'Trùng' })).statusCode).toBe(200);
    await add({ name });
    const again = await test.call('PUT', `/brands/${rejected.id}`, { token: staff.token, body: { phone: '0281' } });
    expect(told(again)).toEqual(refused);
  });

  it('stays as it is where two have had one already', async () => {
    const name = `Cũ ${word()}`;
    const one = await buildBrand(test.database.db, { customer_id, name });
    await buildBrand(test.database.db, { customer_id, name });
    expect((await put(one.id, { phone: '0281234567' })).statusCode).toBe(200);
  });

  it('is given to one of two that come at the same moment', async () => {
    const name = `Cùng lúc ${word()}`;
    const answers = await Promise.all([post({ name }), post({ name }), post({ name })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});
