import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../src/domain/notifications/types';
import type { SignedCtx } from '../../src/server/context';
import { notifyApprovalWaiting } from '../../src/server/notifications/approvals';
import { notifyEvaluation } from '../../src/server/notifications/evaluations';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildKol } from '../support/factories';
import { signIn, word } from '../support/people';
import { answers, doneCampaign, evaluate } from './evaluations.fixtures';
import { sendRequest } from './requests.fixtures';

let test: TestApp;
let author: Person;
let decider: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  author = await signIn(test, ['staff']);
  decider = await signIn(test, ['manager']);
  other = await signIn(test, ['account_supervisor']);
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof signIn>>;

/** Runs work in a transaction as this person's call would. */
const as = (person: Person, work: (tx: SignedCtx) => Promise<void>) =>
  test.services.db.transaction((db) =>
    work({ ...test.services, db, log: test.app.log, viewer: { id: person.id } } as unknown as SignedCtx),
  );

/** How many unread notifications of a record somebody has. */
async function unreadOf({ token }: Person, id: string): Promise<number> {
  const { data } = (await test.call('GET', '/setting/notifications?unread=true&size=100', { token })).json();
  return data.filter(({ dependencies: [first] }: Notification) => first?.data.id === id).length;
}

const named = (values: object) => buildKol(test.database.db, { fullname: 'Trần Thị Mai', ...values });
const unread = async (id: string) => [await unreadOf(decider, id), await unreadOf(other, id)];
const edit = (id: string, body: object) => test.call('PUT', `/kols/${id}`, { token: author.token, body });
const decide = (id: string, status: 'active' | 'reject') =>
  test.call('PUT', `/kols/${id}/update-status`, { token: decider.token, body: { status, reason: 'Chưa rõ' } });

describe('what somebody was told that it waits is read', () => {
  it('by all who were told, once one of them has decided on a new record', async () => {
    const [kol, still] = [await named({ status: 'pending' }), await named({})];
    for (const { id } of [kol, still]) {
      const waiting = { type: 'KOL' as const, records: [{ id, name: 'Mai' }], occasion: 'new', change: false };
      await as(author, (tx) => notifyApprovalWaiting(tx, waiting));
    }
    expect(await unread(kol.id)).toEqual([1, 1]);
    expect((await decide(kol.id, 'active')).statusCode).toBe(200);
    expect(await unread(kol.id)).toEqual([0, 0]);
    expect(await unread(still.id)).toEqual([1, 1]);
  });

  it('once a held edit is decided on, or withdrawn', async () => {
    const { id } = await named({ status: 'active', bio: 'Một' });
    await edit(id, { bio: 'Hai' });
    expect(await unread(id)).toEqual([1, 1]);
    expect((await decide(id, 'reject')).statusCode).toBe(200);
    expect(await unread(id)).toEqual([0, 0]);
    await edit(id, { bio: 'Ba' });
    expect(await unread(id)).toEqual([1, 1]);
    await edit(id, { bio: 'Một' });
    expect(await unread(id)).toEqual([0, 0]);
  });

  it('once what waits is deleted', async () => {
    const brand = await buildBrand(test.database.db, { status: 'pending' });
    const kol = await named({ status: 'pending' });
    const told = [
      { type: 'KOL' as const, id: kol.id, call: ['DELETE', `/kols/${kol.id}`] as const },
      { type: 'BRAND' as const, id: brand.id, call: ['PUT', `/brands/${brand.id}/delete`] as const },
    ];
    for (const {
      type,
      id,
      call: [method, path],
    } of told) {
      const waiting = { type, records: [{ id, name: 'Mai' }], occasion: 'new', change: false };
      await as(author, (tx) => notifyApprovalWaiting(tx, waiting));
      expect(await unread(id)).toEqual([1, 1]);
      const gone = await test.call(method, path, { token: decider.token, body: { reason: 'Trùng' } });
      expect(gone.statusCode, gone.body).toBe(204);
      expect(await unread(id)).toEqual([0, 0]);
    }
  });

  it('once the last of those that came together is decided on, or gone', async () => {
    const { id } = await named({ status: 'pending' });
    const [second, third] = [await named({ status: 'pending' }), await named({ status: 'pending' })];
    const records = [id, second.id, third.id].map((one) => ({ id: one, name: 'Mai' }));
    await as(author, (tx) => notifyApprovalWaiting(tx, { type: 'KOL', records, occasion: 'new', change: false }));
    await decide(id, 'active');
    expect(await unread(id)).toEqual([1, 1]);
    await test.call('DELETE', `/kols/${second.id}`, { token: decider.token, body: { reason: 'Trùng' } });
    expect(await unread(id)).toEqual([1, 1]);
    await decide(third.id, 'reject');
    expect(await unread(id)).toEqual([0, 0]);
  });

  it('once two decide on the last two at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await named({ status: 'pending' }), await named({ status: 'pending' })];
      const [first] = pair;
      const records = pair.map(({ id }) => ({ id, name: 'Mai' }));
      await as(author, (tx) => notifyApprovalWaiting(tx, { type: 'KOL', records, occasion: 'new', change: false }));
      await Promise.all(pair.map(({ id }) => decide(id, 'active')));
      expect(await unread(String(first?.id))).toEqual([0, 0]);
    }
  });

  it('not where the decision was refused', async () => {
    const alone = await named({ status: 'active' });
    await as(author, (tx) =>
      notifyApprovalWaiting(tx, {
        type: 'KOL',
        records: [{ id: alone.id, name: 'Mai' }],
        occasion: '1',
        change: false,
      }),
    );
    expect((await decide(alone.id, 'active')).statusCode).toBe(409);
    expect(await unread(alone.id)).toEqual([1, 1]);
  });

  it('once a request is taken up', async () => {
    const id = await sendRequest(test, author.token, { request_name: word() });
    expect(await unread(id)).toEqual([1, 1]);
    const body = { request_status: 'on_going', person_in_charge: { id: decider.id } };
    const update = () => test.call('PUT', `/campaigns/request/${id}`, { token: decider.token, body });
    expect((await update()).statusCode).toBe(200);
    expect(await unread(id)).toEqual([0, 0]);
  });
});

it('a call to evaluate is read once its receiver has, by nobody else', async () => {
  const { campaign, forBrand, forCustomer } = await doneCampaign(test);
  const { id, name } = campaign;
  for (const again of [false, true]) {
    await as(author, (tx) => notifyEvaluation(tx, { id, name, again, to: [forBrand.id, forCustomer.id] }));
  }
  expect(await unreadOf(forBrand, id)).toBe(2);
  expect((await evaluate(test, forBrand, answers(id))).statusCode).toBe(200);
  expect(await unreadOf(forBrand, id)).toBe(0);
  expect(await unreadOf(forCustomer, id)).toBe(2);
});
