import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../src/domain/audit/types';
import type { SyncTime } from '../../src/domain/settings/types';
import { changesOf } from '../../src/server/audit/changes';
import { findAudit } from '../../src/server/audit/queries';
import { recordAudit } from '../../src/server/audit/record';
import { auditLog } from '../../src/server/db/partitioned';
import { customers } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildBrand, buildCustomer, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { statementOf } from '../support/statementOf';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

const read = (query: string, token = admin.token) => test.call('GET', `/audit?${query}`, { token });

describe('what changed', () => {
  it('is told with before and after, and nothing else', () => {
    const before = { name: 'A', note: 'x', list: [1], version: 1, password_hash: 'p', day: new Date(0) };
    expect(changesOf(before, { name: 'B', list: [1, 2], version: 2, password_hash: 'q', day: new Date(0) })).toEqual({
      name: { before: 'A', after: 'B' },
      list: { before: [1], after: [1, 2] },
    });
    expect(changesOf(null, { name: 'A', note: null, list: [], token: 't' })).toEqual({ name: { after: 'A' } });
    expect(changesOf({ name: 'A', note: null }, null)).toEqual({ name: { before: 'A' } });
  });
});

describe('the trail', () => {
  it('says who, when, what and from which request', async () => {
    const role = (await test.call('POST', '/role', { token: admin.token, body: { name: 'auditor' } })).json().data;
    const answer = await read(`entity=role&entity_id=${role.id}`);
    expect(answer.json()).toMatchObject({
      total: 1,
      page: 1,
      data: [
        {
          actor: { id: admin.id, fullname: expect.any(String) },
          action: 'create',
          entity: 'role',
          entity_id: role.id,
          entity_name: 'auditor',
          changes: { name: { after: 'auditor' } },
          address: '127.0.0.1',
          request_id: expect.stringMatching(/^[\da-f-]{36}$/),
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
    });
  });

  it('is found by record, actor, action and days, newest first, by pages', async () => {
    const [actor, entity_id] = [await signIn(test, ['staff']), newId()];
    const entry = (at: string, action: string) => ({
      id: newId(),
      at: new Date(at),
      actor_id: actor.id,
      actor_name: 'x',
      action,
      entity: 'campaign',
      entity_id,
      changes: {},
      request_id: 'r',
      address: '127.0.0.1',
    });
    // 17:00 UTC is midnight at the agency.
    const rows = [
      entry('2026-03-09T16:59:59Z', 'create'),
      entry('2026-03-09T17:00:00Z', 'update'),
      entry('2026-03-10T16:59:59Z', 'delete'),
    ];
    await test.database.db.insert(auditLog).values(rows);
    const actions = async (query: string) =>
      (await read(query)).json().data.map(({ action }: { action: string }) => action);
    expect(await actions(`entity_id=${entity_id}`)).toEqual(['delete', 'update', 'create']);
    expect(await actions(`actor_id=${actor.id}&sort=DATEASC`)).toEqual(['create', 'update', 'delete']);
    expect(await actions(`actor_id=${actor.id}&action=update`)).toEqual(['update']);
    expect(await actions(`entity_id=${entity_id}&from=2026-03-10&to=2026-03-10`)).toEqual(['delete', 'update']);
    expect(await actions(`entity_id=${entity_id}&to=2026-03-09`)).toEqual(['create']);
    expect(await actions(`entity_id=${entity_id}&size=1&page=2`)).toEqual(['update']);
    expect(await actions(`entity=kol&entity_id=${entity_id}`)).toEqual([]);
  });

  it('tells of a campaign what became of its SOWs and posts, by name', async () => {
    const { db } = test.database;
    const ctx = await testCtx(test.database);
    const kol = await buildKol(db, { stage_name: 'Linh của chiến dịch' });
    const sow = await buildSow(db, { kol_id: kol.id });
    const post = await buildPost(db, { sow });
    const foreign = await buildPost(db, { sow: await buildSow(db, { kol_id: kol.id }) });
    const done = (entity: 'campaign' | 'sow' | 'campaign_post', entity_id: string) =>
      recordAudit(ctx, { action: 'create', entity, entity_id, changes: {} });
    await done('campaign', sow.campaign_id);
    await done('sow', sow.id);
    await done('campaign_post', post.id);
    await done('sow', foreign.sow_id);
    await done('campaign_post', foreign.id);
    const told = async (query: string) => {
      const { data, total } = (await read(query)).json();
      expect(total).toBe(data.length);
      return data.map((entry: AuditRecord) => [entry.entity, entry.entity_name]);
    };
    expect(await told(`entity=campaign&entity_id=${sow.campaign_id}&sort=DATEASC`)).toEqual([
      ['campaign', expect.any(String)],
      ['sow', 'Linh của chiến dịch'],
      ['campaign_post', post.url_post],
    ]);
    expect(await told(`entity=sow&entity_id=${sow.id}`)).toEqual([['sow', 'Linh của chiến dịch']]);
    expect(await told(`entity=kol&entity_id=${sow.campaign_id}`)).toEqual([]);
  });

  it('looks through the months of the trail twice and no more: for the entries, and for names', async () => {
    const { db } = test.database;
    const statement = await statementOf(db, (noting) =>
      findAudit(noting, { page: 1, size: 20, sort: 'DATEDESC', count: 'none' }),
    );
    const { rows } = await db.execute(sql`explain (format json) ${statement}`);
    const months = await db.execute(sql`select 1 from pg_inherits where inhparent = 'audit_log'::regclass`);
    const looks = JSON.stringify(rows).match(/"Relation Name":"audit_log_/g) ?? [];
    expect(looks.length).toBeGreaterThanOrEqual(months.rows.length);
    expect(looks.length).toBeLessThanOrEqual(2 * months.rows.length);
  });

  it('names the record also when it is gone', async () => {
    const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
      test.call(method, `/setting${path}`, { token: admin.token, ...(body !== undefined && { body }) });
    const department = (await call('POST', '/create-department', { name: 'Phòng Cũ' })).json().data;
    const body = { department_id: department.id, name: 'Studio Cũ' };
    const studio = (await call('POST', '/create-studio', body)).json().data;
    const names = async (id: string) => (await entriesOf(id)).map(({ entity_name }) => entity_name);
    const entriesOf = async (id: string): Promise<AuditRecord[]> => (await read(`entity_id=${id}`)).json().data;
    await call('PATCH', `/update-department/${department.id}`, { name: 'Phòng Mới' });
    expect(await names(department.id)).toEqual(['Phòng Mới', 'Phòng Mới']);
    await call('DELETE', `/delete-studio/${studio.id}`);
    await call('DELETE', `/delete-department/${department.id}`);
    expect(await names(department.id)).toEqual(['Phòng Mới', 'Phòng Mới', 'Phòng Mới']);
    expect(await names(studio.id)).toEqual(['Studio Cũ', 'Studio Cũ']);
    expect((await entriesOf(studio.id)).at(-1)?.changes.department_id).toEqual({
      after: { id: department.id, name: 'Phòng Cũ' },
    });
  });

  it('names sync times and background jobs too', async () => {
    const options = (await test.call('GET', '/setting/sync-times', { token: admin.token })).json().data;
    const { id } = options.find((one: SyncTime) => one.type === 'post' && one.sync_time === 12);
    await test.call('PATCH', `/setting/update-sync-time/${id}`, { token: admin.token, body: { type: 'post' } });
    expect((await read(`entity_id=${id}`)).json().data).toMatchObject([{ entity: 'sync_time', entity_name: '12 h' }]);
    const ctx = await testCtx(test.database);
    const job = newId();
    await recordAudit(ctx, {
      action: 'retry',
      entity: 'queue_job',
      entity_id: job,
      changes: { kind: { after: 'mail' } },
    });
    expect((await read(`entity_id=${job}`)).json().data).toMatchObject([{ entity_name: 'mail' }]);
  });

  it('keeps what records referred to were called then, and ids of none as they are', async () => {
    const { db } = test.database;
    const ctx = await testCtx(test.database);
    const [customer, brand, kol] = [await buildCustomer(db), await buildBrand(db), await buildKol(db)];
    const [unknown, entity_id] = [newId(), newId()];
    const changes = {
      customer_ids: { before: null, after: [customer.id, unknown] },
      brand_id: { before: brand.id, after: null },
      kol_id: { before: unknown, after: kol.id.toUpperCase() },
      note: { after: customer.id },
    };
    await recordAudit(ctx, { action: 'update', entity: 'user', entity_id, changes });
    await db.update(customers).set({ name: 'Tên mới' }).where(eq(customers.id, customer.id));
    const [entry] = (await read(`entity_id=${entity_id}`)).json().data;
    expect(entry.changes).toEqual({
      customer_ids: { before: null, after: [{ id: customer.id, name: customer.name }, unknown] },
      brand_id: { before: { id: brand.id, name: brand.name }, after: null },
      kol_id: { before: unknown, after: { id: kol.id.toUpperCase(), name: kol.stage_name } },
      note: { after: customer.id },
    });
  });

  it('names the SOW a post is of, and what SOW and post were called once they are gone', async () => {
    const { db } = test.database;
    const kol = await buildKol(db, { stage_name: 'Linh cũ' });
    const sow = await buildSow(db, { kol_id: kol.id });
    const post = await buildPost(db, { sow });
    const call = (path: string) => test.call('DELETE', path, { token: admin.token });
    const named = { id: sow.id, name: `#1 · Linh cũ · ${sow.social_type} · ${sow.post_format}` };
    expect((await call(`/campaigns/post/${post.id}`)).statusCode).toBe(204);
    const [ofPost] = (await read(`entity=campaign_post&entity_id=${post.id}`)).json().data;
    expect(ofPost).toMatchObject({ entity_name: post.url_post, changes: { sow_id: { before: named } } });
    expect((await call(`/campaigns/sow/${sow.id}`)).statusCode).toBe(204);
    const [ofSow] = (await read(`entity=sow&entity_id=${sow.id}`)).json().data;
    expect(ofSow).toMatchObject({ entity_name: 'Linh cũ' });
    const [ofCampaign] = (await read(`entity=campaign&entity_id=${sow.campaign_id}`)).json().data;
    expect(ofCampaign.changes.removed_sow.before).toMatchObject({ name: named.name });
  });

  it('keeps no secret a verb hands over', async () => {
    const ctx = await testCtx(test.database);
    const changes = {
      password: { after: 'p' },
      refresh_token: { after: 't' },
      otp_code: { after: '1' },
      phone: { after: '2' },
    };
    const entity_id = newId();
    await recordAudit(ctx, { action: 'update', entity: 'user', entity_id, changes });
    expect((await read(`entity_id=${entity_id}`)).json().data[0].changes).toEqual({ phone: { after: '2' } });
  });

  it('refuses a bad query', async () => {
    for (const query of [
      'entity_id=x',
      'actor_id=1',
      'from=yesterday',
      'to=2026-02-30',
      'page=0',
      'from=2026-03-02&to=2026-03-01',
    ]) {
      expect((await read(query)).statusCode, query).toBe(400);
    }
  });

  it('is read by those with permission_management r alone', async () => {
    const [manager, supervisor] = [await signIn(test, ['manager']), await signIn(test, ['account_supervisor'])];
    expect((await read('', manager.token)).statusCode).toBe(200);
    expect((await read('', supervisor.token)).json().message).toBe('permission_denied');
    expect((await test.call('GET', '/audit')).statusCode).toBe(401);
  });
});
