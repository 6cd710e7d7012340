import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '../../src/domain/dates';
import type { ReportSnapshot } from '../../src/domain/reportSnapshots/types';
import { inTransaction, type Services } from '../../src/server/context';
import { documentToFreeze, keepFrozen } from '../../src/server/reportSnapshots/freeze';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { type FrozenStage, frozenStage, measure } from './reportSnapshots.fixtures';

let test: TestApp;
let services: Services;
let stage: FrozenStage;

beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await frozenStage(test);
});
afterEach(() => vi.useRealTimers());

type Person = keyof FrozenStage['people'];
const as = (person: Person) => ({ token: stage.people[person].token });
const freeze = (body: object = {}, id = stage.campaign.id) =>
  test.call('POST', `/campaigns/${id}/report-snapshots`, { ...as('manager'), body });
const frozen = async (body: object = {}): Promise<ReportSnapshot> => {
  const answer = await freeze(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const detail = async (id: string, person: Person = 'manager') =>
  test.call('GET', `/campaigns/report-snapshots/${id}`, as(person));
const list = async (person: Person = 'manager'): Promise<ReportSnapshot[]> =>
  (await test.call('GET', `/campaigns/${stage.campaign.id}/report-snapshots`, as(person))).json().data;
const withdraw = (id: string, body: object = { reason: 'Sai số liệu' }) =>
  test.call('PUT', `/campaigns/report-snapshots/${id}/withdraw`, { ...as('manager'), body });
const countOf = ({ number }: { number: string }) => Number(number.slice(-6));
const makeReady = (id: string) =>
  test.database.pool.query("update report_snapshots set status = 'ready' where id = $1", [id]);
/** Until a query waits for what another transaction holds. */
async function someoneWaits(): Promise<void> {
  const waiting = () =>
    test.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount, { interval: 10, timeout: 5_000 }).toBe(1);
}
const documentOf = async (id: string): Promise<string> =>
  (await test.database.pool.query('select document from report_snapshots where id = $1', [id])).rows[0].document;

describe('freezing a report', () => {
  it('keeps its document as canonical JSON under a number and a hash, and asks for its files', async () => {
    const snapshot = await frozen({ label: 'Nghiệm thu đợt 1', as_of: '2026-03-20' });
    expect(snapshot).toMatchObject({
      ...{ campaign_id: stage.campaign.id, audience: 'staff', label: 'Nghiệm thu đợt 1', as_of: '2026-03-20' },
      ...{ status: 'rendering', validity: 'valid', replaces: null, replaced_by: null, files: [], withdrawn_at: null },
      createdBy: { id: stage.people.manager.id },
    });
    expect(snapshot.number).toMatch(new RegExp(`^RPT-${dayOf(new Date()).slice(0, 4)}-\\d{6}$`));
    const document = await documentOf(snapshot.id);
    expect(createHash('sha256').update(document).digest('hex')).toBe(snapshot.sha256);
    expect(canonicalize(JSON.parse(document))).toBe(document);
    expect(snapshot.code).toBe(snapshot.sha256.slice(0, 16));
    const { data } = (await detail(snapshot.id)).json();
    expect(data.document.frozen).toMatchObject({ number: snapshot.number, code: snapshot.code, verify: '/verify' });
    expect(data.document).toMatchObject({ totals: { like: 4_321 }, as_of: '2026-03-20' });
    expect(data.document.texts).toBeUndefined();
    const jobs = await test.database.pool.query("select 1 from pgboss.job where name = 'report_files' and data = $1", [
      { snapshot_id: snapshot.id },
    ]);
    expect(jobs.rowCount).toBe(1);
    const [entry] = await trailOf(test, snapshot.id);
    expect(entry).toMatchObject({ action: 'freeze', actor_id: stage.people.manager.id });
    const history = await test.call('GET', `/audit?entity=campaign&entity_id=${stage.campaign.id}`, as('manager'));
    expect(history.json().data[0]).toMatchObject({ action: 'freeze', entity_name: snapshot.number });
  });

  it('shows the same afterwards, whatever becomes of figures, prices, names and texts', async () => {
    const write = (key_finding: string, version: number) =>
      test.call('POST', '/campaigns/keys-report-update', {
        ...as('manager'),
        body: { campaign_id: stage.campaign.id, key_finding, version },
      });
    await write('<p>Được {{figure:like}} thích</p>', 0);
    const { id } = await frozen();
    const before = (await detail(id)).json().data.document;
    expect(before.key_finding).toBe('<p>Được 4.321 thích</p>');
    await measure(test, stage, 9_999, new Date());
    await write('<p>Khác</p>', 1);
    await test.database.pool.query('update sows set sale_price = 1, booking_price = 2 where id = $1', [stage.sow.id]);
    await test.database.pool.query('update kols set stage_name = $2 where id = $1', [stage.kol.id, 'Tên mới']);
    await test.database.pool.query('update campaigns set name = $2 where id = $1', [stage.campaign.id, 'Tên mới']);
    expect((await detail(id)).json().data.document).toEqual(before);
  });

  it('reads all of an import that commits meanwhile, or nothing of it', async () => {
    const { db, pool } = test.database;
    const other = await pool.connect();
    let answer: ReturnType<typeof freeze> | undefined;
    try {
      await other.query('begin');
      await other.query('lock table metric_latest in access exclusive mode');
      answer = freeze();
      await someoneWaits();
      // Its sums are read, its posts are not.
      await db.transaction(async (tx) => {
        for (let n = 0; n < 3; n += 1) await buildPost(tx, { sow: stage.sow });
      });
    } finally {
      await other.query('commit');
      other.release();
    }
    const { document } = (await detail((await answer).json().data.id)).json().data;
    expect([document.totals.posts, document.posts.length, document.method.metrics.view.of]).toEqual([1, 1, 1]);
  });

  it('works without posts, and without any figure', async () => {
    const empty = await buildCampaign(test.database.db);
    const answer = await freeze({}, empty.id);
    expect(answer.statusCode).toBe(200);
    await buildPost(test.database.db, { sow: stage.sow });
    const { document } = (await detail((await frozen()).id)).json().data;
    expect(document.totals).toMatchObject({ posts: 2, views: null });
  });

  it('holds the blocks asked for', async () => {
    const snapshot = await frozen({ blocks: ['kols', 'days'] });
    expect(snapshot.blocks).toEqual(['cover', 'days', 'kols']);
    expect((await detail(snapshot.id)).json().data.document.posts).toEqual([]);
  });

  it.each([
    ['of a day to come', { as_of: addDays(dayOf(new Date()), 1) }, 'invalid_date'],
    ['for nobody we know', { audience: 'press' }, 'invalid_value'],
    ['with a label of two lines', { label: 'a\nb' }, 'invalid_value'],
    ['with blocks there are none of', { blocks: ['weather'] }, 'invalid_value'],
    ['in the place of none', { replaces: '01a203c7-2ca5-7312-b17e-b2918b262eaa' }, 'invalid_value'],
  ])('%s is refused and takes no number', async (_name, body, message) => {
    const before = countOf(await frozen());
    const answer = await freeze(body);
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, message]);
    expect(countOf(await frozen())).toBe(before + 1);
  });

  it('of a removed campaign is refused', async () => {
    const toFreeze = await documentToFreeze(services, stage.campaign.id, { as_of: '2026-03-20', audience: 'staff' });
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [stage.campaign.id]);
    const keep = inTransaction(services, (tx) => keepFrozen(tx, toFreeze, { label: null, by: null }));
    await expect(keep).rejects.toMatchObject({ code: 'campaign_not_exist' });
    expect((await freeze()).json().message).toBe('campaign_not_exist');
  });
});

describe('numbers', () => {
  it('of many frozen at once follow each other without a gap', async () => {
    const before = countOf(await frozen());
    const all = await Promise.all(Array.from({ length: 6 }, () => frozen()));
    expect(all.map(countOf).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((n) => before + n));
  });

  it('of one that is rolled back go to the next, also where it waits', async () => {
    const before = countOf(await frozen());
    const toFreeze = await documentToFreeze(services, stage.campaign.id, { as_of: '2026-03-20', audience: 'staff' });
    let next: Promise<ReportSnapshot> | undefined;
    const broken = inTransaction(services, async (tx) => {
      const { number } = await keepFrozen(tx, toFreeze, { label: null, by: null });
      expect(countOf({ number })).toBe(before + 1);
      next = frozen();
      await someoneWaits();
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    if (!next) throw new Error('nobody waited');
    expect(countOf(await next)).toBe(before + 1);
  });

  it('begin anew at midnight in Ho Chi Minh City', async () => {
    const toFreeze = await documentToFreeze(services, stage.campaign.id, { as_of: '2026-03-20', audience: 'staff' });
    const keepAt = async (instant: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
      const { number } = await inTransaction(services, (tx) => keepFrozen(tx, toFreeze, { label: null, by: null }));
      return number;
    };
    expect(await keepAt('2031-12-31T16:59:59.999Z')).toBe('RPT-2031-000001');
    expect(await keepAt('2031-12-31T17:00:00.000Z')).toBe('RPT-2032-000001');
    expect(await keepAt('2032-01-01T03:00:00.000Z')).toBe('RPT-2032-000002');
  });
});

describe('withdrawing', () => {
  it('says why, once, deletes nothing, and the next one takes its place by itself', async () => {
    const first = await frozen();
    const answer = await withdraw(first.id);
    expect(answer.json().data).toMatchObject({
      ...{ validity: 'withdrawn', withdraw_reason: 'Sai số liệu', withdrawnBy: { id: stage.people.manager.id } },
    });
    expect((await withdraw(first.id)).json().message).toBe('report_already_withdrawn');
    expect((await trailOf(test, first.id)).at(-1)).toMatchObject({ action: 'recall' });
    expect(await documentOf(first.id)).toContain(first.number);
    const [other, second, third] = [await frozen({ audience: 'customer' }), await frozen(), await frozen()];
    expect([other.replaces, second.replaces, third.replaces]).toEqual([null, first.number, null]);
    expect((await detail(first.id)).json().data).toMatchObject({ validity: 'replaced', replaced_by: second.number });
    expect((await list()).map(({ number }) => number)).toEqual([third, second, other, first].map((one) => one.number));
  });

  it.each([[{}], [{ reason: ' ' }], [{ reason: 'a\nb' }]])('for no reason is refused (%j)', async (body) => {
    const { id } = await frozen();
    expect((await withdraw(id, body)).json().message).toBe('validation_failed');
    expect((await detail(id)).json().data.validity).toBe('valid');
  });

  it('twice at once succeeds once', async () => {
    const { id } = await frozen();
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is not needed to be replaced; but only the same campaign’s for the same people, and once', async () => {
    const first = await frozen();
    const second = await frozen({ replaces: first.id });
    expect(second.replaces).toBe(first.number);
    const refused = [
      await freeze({ replaces: first.id }),
      await freeze({ replaces: second.id, audience: 'customer' }),
      await freeze({ replaces: second.id }, (await buildCampaign(test.database.db)).id),
    ];
    for (const answer of refused) {
      expect(answer.json().errors).toEqual([{ property: 'replaces', message: 'invalid_value' }]);
    }
    const both = await Promise.all([freeze({ replaces: second.id }), freeze({ replaces: second.id })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('who reads what', () => {
  const file = (id: string, person: Person, query = 'type=pdf') =>
    test.call('GET', `/campaigns/report-snapshots/${id}/file?${query}`, as(person));

  it.each(['customer', 'brand', 'client'] as const)(
    'a %s the finished ones made for customers, and nobody’s name',
    async (person) => {
      const [staff, customer, unfinished] = [
        await frozen(),
        await frozen({ audience: 'customer' }),
        await frozen({ audience: 'customer' }),
      ];
      for (const { id } of [staff, customer]) await makeReady(id);
      await withdraw(customer.id);
      expect((await list(person)).map(({ id }) => id)).toEqual([customer.id]);
      const { data } = (await detail(customer.id, person)).json();
      expect([data.createdBy, data.withdrawnBy]).toEqual([undefined, undefined]);
      expect(data.withdraw_reason).toBe('Sai số liệu');
      for (const { id } of [staff, unfinished]) {
        for (const answer of [await detail(id, person), await file(id, person)]) {
          expect([answer.statusCode, answer.json().message]).toEqual([404, 'report_snapshot_not_exist']);
        }
      }
      for (const answer of [
        await test.call('POST', `/campaigns/${stage.campaign.id}/report-snapshots`, { ...as(person), body: {} }),
        await test.call('PUT', `/campaigns/report-snapshots/${customer.id}/withdraw`, {
          ...as(person),
          body: { reason: 'x' },
        }),
      ]) {
        expect(answer.statusCode).toBe(403);
      }
    },
  );

  it('the document for customers says no price', async () => {
    const { id } = await frozen({ audience: 'customer' });
    await makeReady(id);
    const { document } = (await detail(id, 'customer')).json().data;
    const stored = await documentOf(id);
    for (const text of [stored, JSON.stringify(document)]) {
      expect(text).not.toMatch(/7654321|9876543|"(booking_)?price"|budget|managers|"texts"/);
    }
    expect(document.cost).toBeUndefined();
    expect(await documentOf((await frozen()).id)).toMatch(/9876543/);
  });

  it('a stranger none, a KOL is refused, a guest has to sign in', async () => {
    const { id } = await frozen({ audience: 'customer' });
    await makeReady(id);
    const paths = [
      `/campaigns/${stage.campaign.id}/report-snapshots`,
      `/campaigns/report-snapshots/${id}`,
      `/campaigns/report-snapshots/${id}/file?type=pdf`,
    ];
    for (const path of paths) {
      expect((await test.call('GET', path, as('stranger'))).statusCode, path).toBe(404);
      expect((await test.call('GET', path, as('kol'))).json().message, path).toBe('permission_denied');
      expect((await test.call('GET', path)).statusCode, path).toBe(401);
    }
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [stage.campaign.id]);
    for (const path of paths) expect((await test.call('GET', path, as('manager'))).statusCode, path).toBe(404);
  });

  it('nobody a file that is not made yet, or of no kind', async () => {
    const { id } = await frozen();
    expect([(await file(id, 'manager')).statusCode, (await file(id, 'manager')).json().message]).toEqual([
      ...[409, 'report_snapshot_not_ready'],
    ]);
    for (const query of ['', 'type=docx', 'type=pdf&lang=fr']) {
      expect((await file(id, 'manager', query)).statusCode, query).toBe(400);
    }
  });

  it('lists by audience, in pages', async () => {
    await frozen();
    await frozen({ audience: 'customer' });
    await frozen();
    const path = `/campaigns/${stage.campaign.id}/report-snapshots?audience=staff&size=1`;
    const answer = (await test.call('GET', path, as('manager'))).json();
    expect([answer.total, answer.data.length]).toEqual([2, 1]);
    const manager = await signIn(test, ['manager']);
    expect((await test.call('GET', path, manager)).json().total).toBe(2);
  });
});
