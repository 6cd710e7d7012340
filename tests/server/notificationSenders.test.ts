import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../src/domain/locales/en/notificationText.json';
import vi from '../../src/domain/locales/vi/notificationText.json';
import type { Notification } from '../../src/domain/notifications/types';
import type { SignedCtx } from '../../src/server/context';
import { rolePermissions, roles } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import {
  type Decision,
  notifyApprovalWaiting,
  notifyDecision,
  type Waiting,
} from '../../src/server/notifications/approvals';
import { notifyCollectionDone } from '../../src/server/notifications/work';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer, buildKol } from '../support/factories';
import { roleIds, signIn, word } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof signIn>>;

/** Runs work in a transaction as this person's call would. */
function as<T>(person: Person, work: (tx: SignedCtx) => Promise<T>): Promise<T> {
  return test.services.db.transaction((db) =>
    work({ ...test.services, db, log: test.app.log, viewer: { id: person.id } } as unknown as SignedCtx),
  );
}

async function newsOf({ token }: Person): Promise<Notification[]> {
  return (await test.call('GET', '/setting/notifications?size=100', { token })).json().data;
}

const inVietnamese = (news: Notification[]) => news.map(({ title, content }) => [title[0]?.value, content[0]?.value]);
const inEnglish = (news: Notification[]) => news.map(({ title, content }) => [title[1]?.value, content[1]?.value]);

describe('the texts', () => {
  const leaves = (node: object): string[] =>
    Object.values(node).flatMap((value: string | object) => (typeof value === 'string' ? [value] : leaves(value)));
  const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

  it('fill in the same values in both languages', () => {
    expect(leaves(vi).length).toBeGreaterThan(40);
    expect(leaves(vi).map(blanks)).toEqual(leaves(en).map(blanks));
  });
});

describe('what waits for approval', () => {
  const waiting = (id: string, changes: Partial<Waiting> = {}): Waiting => ({
    type: 'KOL',
    records: [{ id, name: 'Mai {{count}} $& <b>' }],
    occasion: '1',
    change: false,
    ...changes,
  });

  it('is told to active staff who may approve, not to the caller, once for each occasion', async () => {
    const [author, decider] = [await signIn(test, ['manager']), await signIn(test, ['account_supervisor'])];
    const executive = await signIn(test, ['senior_account_executive']);
    const suspended = await signIn(test, ['manager'], { active: false });
    const kol = await buildKol(test.database.db, { status: 'pending' });
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting(kol.id)));
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting(kol.id)));
    expect(inVietnamese(await newsOf(decider))).toEqual([
      ['KOL chờ duyệt', 'Hồ sơ Mai {{count}} $& <b> cần được duyệt.'],
    ]);
    expect((await newsOf(decider))[0]?.dependencies).toEqual([
      { type: 'KOL', data: { id: kol.id, status: 'pending' } },
    ]);
    expect([await newsOf(author), await newsOf(executive)]).toEqual([[], []]);
    const { rows } = await test.database.pool.query('select 1 from notifications where user_id = $1', [suspended.id]);
    expect(rows).toEqual([]);
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting(kol.id, { occasion: '2', change: true })));
    expect(inEnglish(await newsOf(decider))[0]?.[0]).toBe('KOL change waiting for approval');
  });

  it('is told at once of all that came together', async () => {
    const [author, decider] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    const brand = await buildBrand(test.database.db, { status: 'pending' });
    const records = [
      { id: brand.id, name: 'Mộc' },
      ...Array.from({ length: 1_199 }, () => ({ id: newId(), name: 'x' })),
    ];
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting('', { type: 'BRAND', records })));
    expect(inVietnamese(await newsOf(decider))).toEqual([
      ['Nhãn hàng chờ duyệt', '1.200 nhãn hàng vừa nhập cần được duyệt, trong đó có Mộc.'],
    ]);
    expect(inEnglish(await newsOf(decider))[0]?.[1]).toContain('1,200 imported brands');
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting('', { records: [] })));
  });

  it('is told to nobody with a reduced view, whatever its roles allow, nor through a role that is off', async () => {
    const ids = await roleIds(test);
    const approve = async (role_id: string) =>
      test.database.db
        .insert(rolePermissions)
        .values({ role_id, scope: 'customer_management', action: 'u_approval' })
        .onConflictDoNothing();
    await approve(ids.customer ?? '');
    const off = { id: newId(), name: word(), name_display: 'Tắt', status: false };
    await test.database.db.insert(roles).values(off);
    await approve(off.id);
    const [author, decider] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    const outside = await signIn(test, ['customer'], { type: 'customer' });
    const staffAsCustomer = await signIn(test, ['customer']);
    const through = await signIn(test, [off.name]);
    const customer = await buildCustomer(test.database.db, { status: 'pending' });
    await test.database.pool.query(
      "insert into representatives (id, user_id, type, customer_id) values ($1, $2, 'customer', $3)",
      [newId(), outside.id, customer.id],
    );
    const records = [{ id: customer.id, name: 'Trà' }];
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting('', { type: 'CUSTOMER', records })));
    expect(await newsOf(decider)).toHaveLength(1);
    for (const person of [outside, staffAsCustomer, through]) expect(await newsOf(person)).toEqual([]);
  });

  it('arrives nowhere for who has chosen so', async () => {
    const [author, decider] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    const preferences = [{ kind: 'approval', in_app: false, by_mail: false }];
    await test.call('PUT', '/setting/notifications/preferences', { token: decider.token, body: { preferences } });
    const kol = await buildKol(test.database.db, { status: 'pending' });
    await as(author, (tx) => notifyApprovalWaiting(tx, waiting(kol.id)));
    expect(await newsOf(decider)).toEqual([]);
  });
});

it('keeps for decisions what somebody had chosen while they were one kind with what waits', async () => {
  const [chosen, fresh] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
  const { pool } = test.database;
  await pool.query(
    "insert into notification_preferences (user_id, kind, in_app, by_mail) values ($1, 'approval', false, false), ($1, 'request', true, false), ($1, 'import', false, true)",
    [chosen.id],
  );
  const file = new URL('../../src/server/db/migrations/0021_mailed_decisions.sql', import.meta.url);
  await pool.query(readFileSync(file, 'utf8'));
  const choicesOf = async ({ token }: Person) =>
    (await test.call('GET', '/setting/notifications/preferences', { token })).json().data;
  expect(await choicesOf(chosen)).toEqual(
    expect.arrayContaining([
      { kind: 'decision', in_app: false, by_mail: false },
      { kind: 'request_status', in_app: true, by_mail: false },
    ]),
  );
  expect(await choicesOf(fresh)).toContainEqual({ kind: 'decision', in_app: true, by_mail: true });
});

describe('what was decided', () => {
  const decided = (id: string, author: string | null, changes: Partial<Decision> = {}): Decision => ({
    type: 'KOL',
    id,
    name: 'Mai',
    status: 'active',
    author,
    reason: null,
    occasion: '1',
    change: false,
    ...changes,
  });

  it('is told to the author alone, a rejection with its reason', async () => {
    const [author, decider] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    const kol = await buildKol(test.database.db, { created_by: author.id });
    const tell = (changes: Partial<Decision>) =>
      as(decider, (tx) => notifyDecision(tx, decided(kol.id, author.id, changes)));
    await tell({});
    await tell({});
    await tell({ occasion: '2', status: 'reject', reason: 'Thiếu kênh' });
    await tell({ occasion: '3', change: true });
    await tell({ occasion: '4', change: true, reason: 'Sai giá' });
    const news = await newsOf(author);
    expect(inVietnamese(news)).toEqual([
      ['Thay đổi KOL bị từ chối', 'Thay đổi của bạn ở hồ sơ Mai không được áp dụng. Lý do: Sai giá'],
      ['Thay đổi KOL đã được duyệt', 'Thay đổi của bạn ở hồ sơ Mai đã có hiệu lực.'],
      ['KOL bị từ chối', 'Hồ sơ Mai bị từ chối. Lý do: Thiếu kênh'],
      ['KOL đã được duyệt', 'Hồ sơ Mai đã được duyệt.'],
    ]);
    expect(news[1]?.dependencies[0]?.data).toEqual({ id: kol.id, status: 'active' });
    expect(await newsOf(decider)).toEqual([]);
    await as(decider, (tx) => notifyDecision(tx, decided(kol.id, decider.id, { occasion: '5' })));
    await as(decider, (tx) => notifyDecision(tx, decided(kol.id, null, { occasion: '6' })));
    expect(await newsOf(decider)).toEqual([]);
  });

  it('is not told to an author who may not see the record: without the right, the row, or where it is gone', async () => {
    const decider = await signIn(test, ['manager']);
    const [without, outside, inside] = [
      await signIn(test, []),
      await signIn(test, ['customer'], { type: 'customer' }),
      await signIn(test, ['brand'], { type: 'brand' }),
    ];
    const [brand, gone] = [
      await buildBrand(test.database.db),
      await buildKol(test.database.db, { deleted_at: new Date() }),
    ];
    await test.database.pool.query(
      "insert into representatives (id, user_id, type, brand_id) values ($1, $2, 'brand', $3)",
      [newId(), inside.id, brand.id],
    );
    for (const { id } of [without, outside, inside]) {
      await as(decider, (tx) => notifyDecision(tx, decided(brand.id, id, { type: 'BRAND' })));
      await as(decider, (tx) => notifyDecision(tx, decided(brand.customer_id, id, { type: 'CUSTOMER' })));
      await as(decider, (tx) => notifyDecision(tx, decided(gone.id, id)));
    }
    expect([await newsOf(without), await newsOf(outside)]).toEqual([[], []]);
    expect((await newsOf(inside)).map(({ type }) => type)).toEqual(['CUSTOMER', 'BRAND']);
  });
});

describe('a collection', () => {
  it('tells who ordered it, once, how much there is', async () => {
    const person = await signIn(test, ['staff']);
    const services = { ...test.services, log: test.app.log };
    const done = { type: 'SOCIAL' as const, id: newId(), name: 'mỹ phẩm', collected: 1_234, to: person.id };
    const tell = () => services.db.transaction((db) => notifyCollectionDone({ ...services, db }, done));
    await tell();
    await tell();
    expect(inVietnamese(await newsOf(person))).toEqual([['Đã thu thập xong KOL', '“mỹ phẩm”: tìm thấy 1.234 KOL.']]);
    expect(inEnglish(await newsOf(person))).toEqual([['KOL collection finished', '“mỹ phẩm”: KOLs found: 1,234.']]);
  });
});
