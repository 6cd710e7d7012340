import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vi from '../../src/domain/locales/vi/notificationText.json';
import { serverHandlers } from '../../src/server/handlers';
import { runNext } from '../../src/server/jobs/run';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callFrom, codeFor, mailsTo } from './auth.fixtures';
import { addCustomer, addRepresentative, codeOf, nobody, sectorIds } from './companies.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let account: Awaited<ReturnType<typeof signIn>>;
let staff: Awaited<ReturnType<typeof signIn>>;
let callers = 0;

beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  account = await signIn(test, ['account']);
});
afterAll(() => test.close());

/** Somebody registers a brand of this name; answers the session and what waits. */
async function registered(customer_name: string) {
  callers += 1;
  const email = `${word()}@brand.test`;
  const from = `203.0.113.${callers}`;
  const info = { customer_name, fullname: 'Lê Thị Mai', phone: '0912345678', email };
  await callFrom(test, from, '/auth/register', info);
  const session = await callFrom(test, from, '/auth/verify-email', { email, otp: codeFor(test, email) }, 'PUT');
  const { rows } = await test.database.pool.query<{ brand: string; customer: string; user: string }>(
    `select b.id as brand, b.customer_id as customer, u.id as "user" from users u
      join representatives p on p.user_id = u.id join brands b on b.id = p.brand_id where u.email = $1`,
    [email],
  );
  const [made = { brand: '', customer: '', user: '' }] = rows;
  return { ...made, email, token: session.json().data.access_token as string };
}

async function tell(): Promise<void> {
  const { registered: handler } = serverHandlers({ ...test.services });
  const services = { ...test.services, log: test.app.log };
  while (handler && (await runNext(services, 'registered', handler))) {}
}

const call = async (method: 'GET' | 'PUT', path: string, body?: object, token = manager.token) =>
  test.call(method, path, { token, ...(body && { body }) });
const read = async (path: string, token = manager.token) => (await call('GET', path, undefined, token)).json().data;

describe('who registers a brand', () => {
  it('is told of to staff who may approve, once, and found under approvals', async () => {
    const { brand, customer } = await registered('Trà Sông Lam');
    await tell();
    const news = await read('/setting/notifications?size=100');
    expect(news.map(({ dependencies }: { dependencies: [{ data: object }] }) => dependencies[0].data)).toEqual(
      expect.arrayContaining([
        { id: brand, status: 'pending' },
        { id: customer, status: 'pending' },
      ]),
    );
    expect(await read('/setting/notifications?size=100', staff.token)).toEqual([]);
    const waiting = await read('/customers?statuses=pending&name=song%20lam');
    expect(waiting).toMatchObject([{ id: customer, status: 'pending', tax_number: '' }]);
    expect(await read('/brands?statuses=pending&name=song%20lam')).toMatchObject([{ id: brand }]);
  });

  it('gets in once staff have filled in and approved the customer, then the brand', async () => {
    const { brand, customer, token } = await registered(`Mộc ${word()}`);
    const [sector] = await sectorIds(test, 'customer_brand');
    const early = await call('PUT', `/customers/${customer}/update-status`, { status: 'active' });
    expect([early.statusCode, early.json().errors]).toEqual([
      400,
      [
        { property: 'tax_number', message: 'field_required' },
        { property: 'sectors', message: 'field_select_required' },
      ],
    ]);
    expect((await call('PUT', `/customers/${customer}`, { tax_number: '0309', sectors: [sector] })).statusCode).toBe(
      200,
    );
    expect((await call('PUT', `/brands/${brand}/update-status`, { status: 'active' })).json().errors).toEqual([
      { property: 'sectorIds', message: 'field_select_required' },
    ]);
    expect((await call('PUT', `/brands/${brand}`, { sectorIds: [sector] })).statusCode).toBe(200);
    expect((await call('PUT', `/customers/${customer}/update-status`, { status: 'active' })).statusCode).toBe(200);
    expect((await call('GET', `/customers/${customer}`, undefined, token)).statusCode).toBe(404);
    expect((await call('PUT', `/brands/${brand}/update-status`, { status: 'active' })).statusCode).toBe(200);
    for (const path of [`/customers/${customer}`, `/brands/${brand}`]) {
      expect((await call('GET', path, undefined, token)).statusCode).toBe(200);
    }
    expect((await read('/setting/notifications?size=100', token))[0].dependencies[0].data).toEqual({
      id: brand,
      status: 'active',
    });
  });
});

describe('a registration decided on in one go', () => {
  const decide = (id: string, body: object, token = manager.token) =>
    call('PUT', `/customers/${id}/registration`, body, token);
  const letters = (email: string) => mailsTo(test, email).map(({ subject, text }) => ({ subject, text }));

  it('shows the approver what was typed, takes what is missing, and mails who registered', async () => {
    const name = `Nắng ${word()}`;
    const { brand, customer, email, token } = await registered(name);
    const typed = { fullname: 'Lê Thị Mai', phone: '0912345678', email, customer_id: customer, brand_id: brand };
    for (const path of [`/customers/${customer}`, `/brands/${brand}`]) {
      expect((await read(path)).registration).toEqual(typed);
      expect(await read(path, account.token)).not.toHaveProperty('registration');
    }
    expect((await read(`/brands/${(await buildBrand(test.database.db)).id}`)).registration).toBeNull();

    const [sector] = await sectorIds(test, 'customer_brand');
    const [industry] = await sectorIds(test, 'industry');
    const lacking = await decide(customer, { status: 'active' });
    expect([lacking.statusCode, lacking.json().errors[0]]).toEqual([
      400,
      { property: 'tax_number', message: 'field_required' },
    ]);
    const half = await decide(customer, { status: 'active', tax_number: '0309', sectors: [sector] });
    expect([half.statusCode, half.json().errors]).toEqual([
      400,
      [{ property: 'sectorIds', message: 'field_select_required' }],
    ]);
    expect(await read(`/customers/${customer}`)).toMatchObject({ status: 'pending', tax_number: '', version: 1 });
    const whole = { status: 'active', tax_number: '0309', sectors: [sector], sectorIds: [sector, industry] };
    expect((await decide(customer, whole, staff.token)).statusCode).toBe(403);
    expect(codeOf(await decide(customer, { ...whole, version: 9 }))).toEqual([409, 'record_was_changed']);
    const before = letters(email).length;
    expect((await decide(customer, { ...whole, version: 1 })).json().data).toMatchObject({
      status: 'active',
      tax_number: '0309',
    });
    expect(await read(`/brands/${brand}`)).toMatchObject({ status: 'active' });
    expect((await call('GET', `/brands/${brand}`, undefined, token)).statusCode).toBe(200);
    const mailed = letters(email);
    expect(mailed).toHaveLength(before + 1);
    expect(mailed[0]).toMatchObject({ subject: vi.approved.BRAND.title, text: expect.stringContaining(name) });
    expect(codeOf(await decide(customer, whole))).toEqual([409, 'status_transition_not_allowed']);
  });

  it('is rejected whole, and that is mailed with its reason', async () => {
    const { brand, customer, email } = await registered(`Mưa ${word()}`);
    const before = letters(email).length;
    expect((await decide(customer, { status: 'reject' })).json().errors).toEqual([
      { property: 'reason', message: 'field_required' },
    ]);
    expect((await decide(customer, { status: 'reject', reason: 'Không liên lạc được' })).statusCode).toBe(200);
    expect(await read(`/customers/${customer}`)).toMatchObject({ status: 'reject' });
    expect(await read(`/brands/${brand}`)).toMatchObject({ status: 'reject', status_reason: 'Không liên lạc được' });
    const mailed = letters(email);
    expect(mailed).toHaveLength(before + 1);
    expect(mailed[0]).toMatchObject({
      subject: vi.rejected.BRAND.title,
      text: expect.stringContaining('Không liên lạc được'),
    });
  });

  it('needs both rights, and a customer that registered itself', async () => {
    const { customer } = await registered(`Gió ${word()}`);
    await test.database.pool.query(
      "delete from role_permissions where scope = 'brand_management' and action = 'u_approval' and role_id = (select id from roles where name = 'account_manager')",
    );
    const half = await signIn(test, ['account_manager']);
    expect((await decide(customer, { status: 'reject', reason: 'x' }, half.token)).statusCode).toBe(403);
    const plain = await addCustomer(test, staff.token);
    expect(codeOf(await decide(plain.id, { status: 'reject', reason: 'x' }))).toEqual([
      409,
      'status_transition_not_allowed',
    ]);
    expect(codeOf(await decide(nobody, { status: 'reject', reason: 'x' }))).toEqual([404, 'customer_not_exist']);
  });
});

describe('the likely same customers', () => {
  it('are found by tax number, and by name but for accents and the legal form', async () => {
    const { db } = test.database;
    const name = 'CÔNG TY CỔ PHẦN VÂN ĐỒN XANH';
    const byName = await buildCustomer(db, { name, trading_name: 'Vân Đồn Xanh', tax_number: '0311111111' });
    const byTax = await buildCustomer(db, { name: 'HOÀN TOÀN KHÁC', trading_name: 'Khác', tax_number: '0322 222 222' });
    const form = { trading_name: 'Ngân Hà', tax_number: '0344' };
    await buildCustomer(db, { name: 'CÔNG TY CỔ PHẦN NGÂN HÀ', ...form });
    await buildCustomer(db, { name, status: 'reject' });
    await buildBrand(db, { customer_id: byName.id });
    const { customer } = await registered('Công ty TNHH Van Don Xanh');
    const matches = () => read(`/customers/${customer}/matches`);
    expect(await matches()).toMatchObject([{ customer: { id: byName.id, brand_total: 1 }, why: ['name'] }]);
    expect(await matches()).toHaveLength(1);
    await call('PUT', `/customers/${customer}`, { tax_number: '0322-222-222' });
    expect(
      (await matches()).map(({ customer: { id }, why }: { customer: { id: string }; why: string[] }) => [id, why]),
    ).toEqual([
      [byTax.id, ['tax_number']],
      [byName.id, ['name']],
    ]);
    expect(codeOf(await call('GET', `/customers/${nobody}/matches`))).toEqual([404, 'customer_not_exist']);
    expect((await call('GET', `/customers/${customer}/matches`, undefined, staff.token)).statusCode).toBe(403);
  });
});

describe('approving a customer as one there is', () => {
  const onto = (id: string, body: object, token = manager.token) =>
    call('PUT', `/customers/${id}/approve-onto`, body, token);

  it('gives that one the brands, representatives and requests, and takes the double out of the lists', async () => {
    const target = await buildCustomer(test.database.db);
    const { brand, customer, token } = await registered(`Sen ${word()}`);
    const person = await addRepresentative(test, manager.token, { objectId: customer, type: 'customer' });
    const { rows: requests } = await test.database.pool.query(
      `insert into campaign_requests (id, request_name, request_description, request_budget, request_start_date,
        request_end_date, brand_name, customer_name, customer_phone, customer_email, customer_id)
      values (gen_random_uuid(), 'x', 'x', 1, '2026-01-01', '2026-01-02', 'x', 'x', 'x', 'x', $1) returning id`,
      [customer],
    );
    const answer = await onto(customer, { customer_id: target.id, version: 1 });
    expect(answer.json().data).toMatchObject({ id: target.id, status: 'active', brand_total: 1 });
    expect(answer.json().data.representatives).toMatchObject([{ id: person.id, objectId: target.id }]);
    const moved = await test.database.pool.query('select customer_id from campaign_requests where id = $1', [
      requests[0].id,
    ]);
    expect(moved.rows).toEqual([{ customer_id: target.id }]);
    expect((await call('GET', `/customers/${customer}`)).statusCode).toBe(404);
    expect(await read(`/brands/${brand}`)).toMatchObject({
      status: 'pending',
      customer: { id: target.id },
      version: 2,
    });
    expect((await call('GET', `/customers/${target.id}`, undefined, token)).statusCode).toBe(404);
    expect((await trailOf(test, customer)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { customer_id: { after: { id: target.id, name: target.name } } },
    });
    expect((await trailOf(test, target.id)).at(-1)?.action).toBe('merge');
    expect((await trailOf(test, brand)).at(-1)?.changes).toMatchObject({ customer_id: { after: { id: target.id } } });
    expect(codeOf(await onto(customer, { customer_id: target.id }))).toEqual([404, 'customer_not_exist']);
  });

  it('is refused onto itself, onto nobody, onto one that waits, for one that is approved, and on an old version', async () => {
    const { db } = test.database;
    const [target, waiting] = [await buildCustomer(db), await buildCustomer(db, { status: 'pending' })];
    const { customer } = await registered(`Lan ${word()}`);
    expect(codeOf(await onto(customer, { customer_id: customer }))).toEqual([404, 'customer_not_exist']);
    expect(codeOf(await onto(customer, { customer_id: nobody }))).toEqual([404, 'customer_not_exist']);
    expect(codeOf(await onto(customer, { customer_id: waiting.id }))).toEqual([409, 'customer_is_pending']);
    expect(codeOf(await onto(target.id, { customer_id: waiting.id }))).toEqual([409, 'status_transition_not_allowed']);
    expect(codeOf(await onto(customer, { customer_id: target.id, version: 7 }))).toEqual([409, 'record_was_changed']);
    expect((await onto(customer, {})).json().errors).toEqual([
      { property: 'customer_id', message: 'field_select_required' },
    ]);
    expect((await onto(customer, { customer_id: target.id }, staff.token)).statusCode).toBe(403);
  });

  it('is refused where both have a brand of one name', async () => {
    const name = `Mai ${word()}`;
    const target = await buildCustomer(test.database.db);
    await buildBrand(test.database.db, { customer_id: target.id, name: name.toUpperCase() });
    const { customer } = await registered(name);
    expect(codeOf(await onto(customer, { customer_id: target.id }))).toEqual([409, 'brand_already_exist']);
  });

  it('is told to the member of staff who added the double, also where the other one was theirs too', async () => {
    const target = await addCustomer(test, staff.token);
    await call('PUT', `/customers/${target.id}/update-status`, { status: 'active' });
    const double = await addCustomer(test, staff.token);
    expect((await onto(double.id, { customer_id: target.id })).statusCode).toBe(200);
    const news = await read('/setting/notifications?size=100', staff.token);
    const ids = news.map(({ dependencies }: { dependencies: [{ data: { id: string } }] }) => dependencies[0].data.id);
    expect(ids).toEqual([target.id, target.id]);
  });

  it('happens once, whoever comes first', async () => {
    const [one, other] = [await buildCustomer(test.database.db), await buildCustomer(test.database.db)];
    const { customer } = await registered(`Cúc ${word()}`);
    const answers = await Promise.all([
      onto(customer, { customer_id: one.id }),
      onto(customer, { customer_id: other.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});
