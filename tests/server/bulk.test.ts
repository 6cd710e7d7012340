import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BulkOutcome } from '../../src/domain/bulk';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildCustomer, buildKol } from '../support/factories';
import { signIn } from '../support/people';
import { buildClients, requestFields, requestForm } from './requests.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const bulk = (path: string, body: object, who = manager) =>
  test.call('POST', `/${path}/bulk`, { token: who.token, body });
const statusOf = async (table: string, id: string) =>
  (await test.database.pool.query(`select status, status_reason from ${table} where id = $1`, [id])).rows[0];

it('approves 30 KOLs as one decision, each answered by itself', async () => {
  const { db } = test.database;
  const waiting = [];
  for (let count = 0; count < 30; count += 1)
    waiting.push(await buildKol(db, { status: 'pending', fullname: 'Trần An' }));
  const active = await buildKol(db);
  const nobody = newId();
  const ids = [...waiting.map(({ id }) => id), active.id, nobody, waiting[0]?.id ?? ''];
  const answer = await bulk('kols', { ids, action: 'approve' });
  expect(answer.statusCode, answer.body).toBe(200);
  const outcomes: BulkOutcome[] = answer.json().data;
  expect(outcomes).toHaveLength(32);
  expect(outcomes.slice(0, 30).every(({ done }) => done)).toBe(true);
  expect(outcomes.slice(30)).toEqual([
    { id: active.id, done: false, error: 'status_transition_not_allowed' },
    { id: nobody, done: false, error: 'kol_not_exist' },
  ]);
  expect(await statusOf('kols', waiting[29]?.id ?? '')).toMatchObject({ status: 'active' });
});

it('rejects with one reason, which it needs, under the right of the single call', async () => {
  const { db } = test.database;
  const customer = await buildCustomer(db, { status: 'pending' });
  const ids = [customer.id];
  expect((await bulk('customers', { ids, action: 'reject' })).statusCode).toBe(400);
  expect((await bulk('customers', { ids: [], action: 'approve' })).statusCode).toBe(400);
  expect((await bulk('customers', { ids: Array.from({ length: 201 }, newId), action: 'approve' })).statusCode).toBe(
    400,
  );
  const staff = await signIn(test, ['staff']);
  for (const path of ['customers', 'brands', 'kols']) {
    expect((await bulk(path, { ids, action: 'approve' }, staff)).statusCode).toBe(403);
  }
  expect(await statusOf('customers', customer.id)).toMatchObject({ status: 'pending' });
  const answer = await bulk('customers', { ids, action: 'reject', reason: 'Trùng' });
  expect(answer.json().data).toEqual([{ id: customer.id, done: true, error: null }]);
  expect(await statusOf('customers', customer.id)).toEqual({ status: 'reject', status_reason: 'Trùng' });
});

it('gives requests one status or one person, each answered by itself', async () => {
  const { forCustomer } = await buildClients(test);
  const made: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const form = requestForm(requestFields());
    const answer = await test.call('POST', '/campaigns/request/create', { token: forCustomer.token, form });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    made.push(answer.json().data.id);
  }
  const find = async () =>
    (
      await test.database.pool.query(
        'select request_status, person_in_charge_id from campaign_requests where id = any($1) order by id',
        [made],
      )
    ).rows;
  // A request of nobody has to be given to somebody first, as by its form.
  const early = await bulk('requests', { ids: made, action: 'status', request_status: 'on_going' });
  expect(early.json().data).toMatchObject([{ done: false }, { done: false }]);
  const person_in_charge = { id: manager.id };
  const given = await bulk('requests', { ids: [...made, newId()], action: 'responsible', person_in_charge });
  expect(given.json().data).toMatchObject([
    { done: true },
    { done: true },
    { done: false, error: 'request_not_exist' },
  ]);
  const set = await bulk('requests', { ids: made, action: 'status', request_status: 'on_going' });
  expect(set.json().data).toMatchObject([{ done: true }, { done: true }]);
  const each = { request_status: 'on_going', person_in_charge_id: manager.id };
  expect(await find()).toEqual([each, each]);
  expect((await bulk('requests', { ids: made, action: 'responsible' })).statusCode).toBe(400);
  expect(
    (await bulk('requests', { ids: made, action: 'status', request_status: 'cancel' }, forCustomer)).statusCode,
  ).toBe(403);
});

it('decides on what was looked at: a row whose edit was replaced meanwhile is refused, the others are decided on', async () => {
  const { db } = test.database;
  const old = { fullname: 'Trần An', bio: 'Cũ' };
  const [moved, other] = [await buildKol(db, old), await buildKol(db, old)];
  const editor = await signIn(test, ['staff']);
  const edit = (id: string, bio: string) => test.call('PUT', `/kols/${id}`, { token: editor.token, body: { bio } });
  const seen = async (id: string) => (await test.call('GET', `/kols/${id}`, { token: manager.token })).json().data;
  for (const { id } of [moved, other]) expect((await edit(id, 'Mới')).statusCode).toBe(200);
  const ids = [moved.id, other.id];
  const versions = await Promise.all(ids.map(async (id) => ({ id, version: (await seen(id)).version })));
  await edit(moved.id, 'Thay lúc đang xem');
  const answer = await bulk('kols', { ids, versions, action: 'approve' });
  expect(answer.json().data).toEqual([
    { id: moved.id, done: false, error: 'record_was_changed' },
    { id: other.id, done: true, error: null },
  ]);
  expect(await seen(moved.id)).toMatchObject({ bio: 'Cũ', status: 'pending' });
  expect(await seen(other.id)).toMatchObject({ bio: 'Mới', status: 'active' });
});

it('tells what it did where the server fails midway, and tries no more', async () => {
  const { db, pool } = test.database;
  const waiting = [];
  for (let count = 0; count < 3; count += 1)
    waiting.push(await buildKol(db, { status: 'pending', fullname: 'Trần An' }));
  const [first, second, third] = waiting.map(({ id }) => id);
  await pool.query(`create function break_one() returns trigger language plpgsql as $$ begin
    if new.id = '${second}' then raise exception 'broken'; end if; return new; end $$`);
  await pool.query('create trigger break_one before update on kols for each row execute function break_one()');
  try {
    const answer = await bulk('kols', { ids: [first, second, third], action: 'approve' });
    expect(answer.json().data).toEqual([
      { id: first, done: true, error: null },
      { id: second, done: false, error: 'not_known' },
      { id: third, done: false, error: 'not_tried' },
    ]);
    expect(await statusOf('kols', third ?? '')).toMatchObject({ status: 'pending' });
    const nothing = await bulk('kols', { ids: [second, third], action: 'approve' });
    expect(nothing.statusCode).toBe(500);
  } finally {
    await pool.query('drop trigger break_one on kols; drop function break_one()');
  }
});
