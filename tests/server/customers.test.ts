import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addCustomer, addRepresentative, codeOf, customerBody, nobody, sectorIds } from './companies.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;
let client: Person;

beforeAll(async () => {
  test = await startTestApp();
  await test.database.pool.query(
    "insert into role_permissions (role_id, scope, action) select id, 'customer_management', a from roles, unnest(array['c', 'u', 'd', 'u_approval', 'r']) a where name = 'client'",
  );
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  client = await signIn(test, ['client'], { type: 'customer' });
});
afterAll(() => test.close());

const post = async (changes: object = {}, token = manager.token) =>
  test.call('POST', '/customers', { token, body: await customerBody(test, changes) });
const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/customers/${id}`, { token, body });
const read = async (id: string, token = manager.token) =>
  (await test.call('GET', `/customers/${id}`, { token })).json().data;
const remove = (id: string, body: object = { reason: 'Không còn hợp tác' }, token = manager.token) =>
  test.call('PATCH', `/customers/${id}/delete`, { token, body });

describe('adding a customer', () => {
  it('takes the whole form, writes code and name in capitals, and leaves a trail', async () => {
    const picture = await buildPicture(test);
    const code = word();
    const [first = '', second = ''] = await sectorIds(test, 'customer_brand');
    const answer = await post({
      code,
      name: 'Công ty trà Sông Lam',
      sectors: [second, first, second],
      website: 'songlam.vn/ve-chung-toi',
      logo: picture.url,
    });
    const customer = answer.json().data;
    expect(customer).toMatchObject({
      code: code.toUpperCase(),
      name: 'CÔNG TY TRÀ SÔNG LAM',
      tax_number: '0301234567',
      website: 'https://songlam.vn/ve-chung-toi',
      logo: picture.url,
      status: 'active',
      pending_edit: false,
      pending: null,
      sectors: [{ id: first }, { id: second }],
      brand_total: 0,
      campaign_total: 0,
      running_campaign_total: 0,
      representative_total: 0,
      representatives: [],
      createdBy: { id: manager.id },
      version: 1,
    });
    const [entry] = await trailOf(test, customer.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'customer', actor_id: manager.id });
    expect(entry?.changes).toMatchObject({
      name: { after: 'CÔNG TY TRÀ SÔNG LAM' },
      sectors: { after: customer.sectors.map(({ name }: { name: string }) => name) },
      logo_file_id: { after: { id: picture.id } },
    });
  });

  it('takes the one sector of the form too', async () => {
    const [sector] = await sectorIds(test, 'customer_brand');
    expect((await post({ sectors: undefined, sector })).json().data.sectors).toMatchObject([{ id: sector }]);
    expect((await post({ sectors: undefined, sector: '' })).json().errors).toEqual([
      { property: 'sectors', message: 'field_select_required' },
    ]);
  });

  it.each([
    ['no code', { code: ' ' }, 'code', 'field_required'],
    ['a code with a space', { code: 'a b' }, 'code', 'code_incorrect'],
    ['a code that is none', { code: ['a'] }, 'code', 'invalid_value'],
    ['no name', { name: '' }, 'name', 'field_required'],
    ['a name of two lines', { name: 'a\nb' }, 'name', 'invalid_value'],
    ['too long a name', { name: 'x'.repeat(256) }, 'name', 'text_too_long'],
    ['no trading name', { trading_name: '' }, 'trading_name', 'field_required'],
    ['no tax number', { tax_number: '' }, 'tax_number', 'field_required'],
    ['no sector', { sectors: [] }, 'sectors', 'field_select_required'],
    ['sectors not said', { sectors: undefined }, 'sectors', 'field_select_required'],
    ['a website that is none', { website: 'sông lam' }, 'website', 'website_incorrect'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'website', 'website_incorrect'],
    ['a website without a domain', { website: 'https://localhost' }, 'website', 'website_incorrect'],
  ])('refuses %s', async (_what, changes, property, message) => {
    const answer = await post(changes);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ property, message }]]);
  });

  it('refuses what is stored otherwise: code, sectors and pictures', async () => {
    const taken = await addCustomer(test, manager.token);
    const [kolSector] = await sectorIds(test, 'kol');
    const [industry] = await sectorIds(test, 'industry');
    const cases: [object, number, string, string][] = [
      [{ code: taken.code.toLowerCase() }, 409, 'code', 'customer_code_already_exist'],
      [{ sectors: [kolSector] }, 404, 'sectors', 'sector_not_exist'],
      [{ sectors: [industry] }, 404, 'sectors', 'sector_not_exist'],
      [{ logo: 'https://x.example/a.png' }, 404, 'logo', 'file_not_exist'],
    ];
    for (const [changes, status, property, message] of cases) {
      const answer = await post(changes);
      expect([...codeOf(answer), answer.json().errors]).toEqual([status, message, [{ property, message }]]);
    }
  });

  it('lets one of two with the same code win', async () => {
    const code = word();
    const answers = await Promise.all([post({ code }), post({ code: code.toUpperCase() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const other = await buildCustomer(test.database.db);
    const late = await callDuring(
      test,
      [['update customers set code = $1 where id = $2', [`${code}X`, other.id]]],
      () => post({ code: `${code}x` }),
    );
    expect(codeOf(late)).toEqual([409, 'customer_code_already_exist']);
  });

  it('is for staff, whatever a group was given', async () => {
    const { id } = await addCustomer(test, manager.token);
    const calls = [
      await post({}, client.token),
      await put(id, { website: '' }, client.token),
      await remove(id, undefined, client.token),
      await test.call('PUT', `/customers/${id}/update-status`, { token: client.token, body: { status: 'active' } }),
      await test.call('GET', '/customers/check-code?code=a', { token: client.token }),
      await test.call('GET', `/customers/${id}/matches`, { token: client.token }),
      await test.call('PUT', `/customers/${id}/approve-onto`, { token: client.token, body: { customer_id: nobody } }),
    ];
    expect(calls.map(codeOf)).toEqual(calls.map(() => [403, 'permission_denied']));
  });
});

describe('changing a customer', () => {
  it('changes what is given and writes only that into the trail', async () => {
    const customer = await addCustomer(test, manager.token, { website: 'a.vn' });
    const [, sector] = await sectorIds(test, 'customer_brand');
    const answer = await put(customer.id, { name: 'tên mới', website: '', sectors: [sector], version: 1 });
    expect(answer.json().data).toMatchObject({ name: 'TÊN MỚI', website: null, version: 2, code: customer.code });
    expect(answer.json().data.sectors).toMatchObject([{ id: sector }]);
    const [, entry] = await trailOf(test, customer.id);
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['name', 'sectors', 'website']);
    expect((await put(customer.id, { name: 'Tên mới' })).json().data.version).toBe(2);
  });

  it('refuses an old version, a taken code, emptied fields and a customer that is not there', async () => {
    const [one, other] = [await addCustomer(test, manager.token), await addCustomer(test, manager.token)];
    await put(one.id, { website: 'b.vn' });
    expect(codeOf(await put(one.id, { website: 'c.vn', version: 1 }))).toEqual([409, 'record_was_changed']);
    expect(codeOf(await put(one.id, { code: other.code }))).toEqual([409, 'customer_code_already_exist']);
    expect((await put(one.id, { code: one.code })).statusCode).toBe(200);
    for (const field of ['code', 'name', 'trading_name', 'tax_number']) {
      const answer = await put(one.id, { [field]: '' });
      expect(answer.json().errors).toEqual([{ property: field, message: 'field_required' }]);
    }
    expect(codeOf(await put(nobody, { website: '' }))).toEqual([404, 'customer_not_exist']);
  });
});

it('says whether a code is free, in any case, for this customer', async () => {
  const { id, code } = await addCustomer(test, manager.token);
  const check = (query: string) => test.call('GET', `/customers/check-code?${query}`, { token: staff.token });
  expect((await check(`code=${word()}`)).statusCode).toBe(200);
  expect(codeOf(await check(`code=${code.toLowerCase()}`))).toEqual([409, 'customer_code_already_exist']);
  expect((await check(`code=${code}&id=${id}`)).statusCode).toBe(200);
  expect((await check('code=')).json().errors).toEqual([{ property: 'code', message: 'field_required' }]);
});

describe('removing a customer', () => {
  it('is refused while it has brands, and the detail says beforehand what hangs on it', async () => {
    const { db } = test.database;
    const customer = await addCustomer(test, manager.token);
    const brand = await buildBrand(db, { customer_id: customer.id });
    const rejected = await buildBrand(db, { customer_id: customer.id, status: 'reject' });
    await buildCampaign(db, { brand_id: brand.id, status: 'done' });
    await buildCampaign(db, { brand_id: brand.id, status: 'pitching' });
    await addRepresentative(test, manager.token, { objectId: customer.id, type: 'customer' });
    expect(await read(customer.id)).toMatchObject({
      brand_total: 1,
      campaign_total: 2,
      running_campaign_total: 1,
      representative_total: 1,
      representatives: [{ fullname: 'Lê Thị Mai', roleName: expect.any(String), active: true }],
    });
    expect(codeOf(await remove(customer.id))).toEqual([409, 'customer_has_brand_links']);
    await test.database.pool.query('update brands set deleted_at = now() where id = $1', [brand.id]);
    expect((await remove(customer.id)).statusCode).toBe(204);
    const approve = { status: 'active' };
    await test.database.pool.query(
      'insert into brand_sectors (brand_id, sector_id) select $1, id from sectors limit 1',
      [rejected.id],
    );
    const late = await test.call('PUT', `/brands/${rejected.id}/update-status`, {
      token: manager.token,
      body: approve,
    });
    expect(codeOf(late)).toEqual([404, 'customer_not_exist']);
  });

  it('needs a reason and the right, frees the code, ends its representatives, and says why in the trail', async () => {
    const customer = await addCustomer(test, manager.token);
    const object = { objectId: customer.id, type: 'customer' };
    const person = await addRepresentative(test, manager.token, object);
    const token = await test.tokenOf(person.id);
    expect((await test.call('GET', `/customers/${customer.id}`, { token })).statusCode).toBe(200);
    expect((await remove(customer.id, {})).json().errors).toEqual([{ property: 'reason', message: 'field_required' }]);
    expect((await remove(customer.id, undefined, staff.token)).statusCode).toBe(403);
    expect((await remove(customer.id)).statusCode).toBe(204);
    expect(codeOf(await remove(customer.id))).toEqual([404, 'customer_not_exist']);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    expect((await post({ code: customer.code })).statusCode).toBe(200);
    const trail = await trailOf(test, customer.id);
    expect(trail.map(({ action }) => action)).toEqual([
      'create',
      'add_representative',
      'remove_representative',
      'delete',
    ]);
    expect(trail.at(-1)?.changes).toMatchObject({ reason: { after: 'Không còn hợp tác' } });
  });

  it('lets no brand come in while it goes', async () => {
    const customer = await addCustomer(test, manager.token);
    const brand = await buildBrand(test.database.db);
    const late = await callDuring(
      test,
      [
        ['select 1 from customers where id = $1 for share', [customer.id]],
        ['update brands set customer_id = $1 where id = $2', [customer.id, brand.id]],
      ],
      () => remove(customer.id),
    );
    expect(codeOf(late)).toEqual([409, 'customer_has_brand_links']);
  });
});
