import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../../src/domain/endpoints';
import type { CallInput } from '../../src/domain/input';
import { inputs } from '../../src/domain/inputs';
import { insertContact } from '../../src/server/contacts/queries';
import { campaignPostContents } from '../../src/server/db/schema/campaigns';
import { introPages, notifications } from '../../src/server/db/schema/settings';
import { importRuns } from '../../src/server/db/schema/tracking';
import { trash } from '../../src/server/db/schema/trash';
import { newId } from '../../src/server/ids';
import { enqueue } from '../../src/server/jobs/enqueue';
import { startTestApp, type TestApp } from '../support/app';
import {
  buildBrand,
  buildCampaign,
  buildCollectOrder,
  buildCustomer,
  buildKol,
  buildPost,
  buildSow,
  buildUser,
} from '../support/factories';
import { buildPlace, signIn, word } from '../support/people';
import { buildClients, sendRequest } from './requests.fixtures';

/** The table each list shows rows of: everything in it is asked for, also what a list hides. */
const tables = {
  auditList: 'audit_log',
  brandList: 'brands',
  campaignList: 'campaigns',
  campaignPostList: 'campaign_posts',
  clientErrorList: 'client_errors',
  contactList: 'contact_messages',
  collectOrderList: 'collect_orders',
  customerList: 'customers',
  departments: 'departments',
  employees: 'users',
  hashtagCategories: 'hashtag_categories',
  hashtagSettings: 'hashtags',
  imports: 'import_runs',
  introVersions: 'intro_pages',
  kolList: 'kols',
  languages: 'languages',
  notificationList: 'notifications',
  postContentList: 'campaign_post_contents',
  queueJobList: 'pgboss.job',
  reasons: 'reasons',
  requestList: 'campaign_requests',
  roleList: 'roles',
  sectors: 'sectors',
  shorteners: 'shorteners',
  studios: 'studios',
  translationList: 'translation_keywords',
  trashList: 'trash',
  userList: 'users',
} satisfies Partial<Record<EndpointName, string>>;
const lists = Object.keys(tables) as (keyof typeof tables)[];

/** Lists whose entries have no ids, and those that are a part of one record or a few words. */
const withoutIds: EndpointName[] = [
  'apiKeys',
  'brandHashtags',
  'brandIndustries',
  'campaignRecipients',
  'foundPostList',
  'hashtagPosts',
  'hashtagSuggestions',
  'jobs',
  'kolCategories',
  'kolSimilar',
  'missingPostList',
  'notificationPreferences',
  'permissionList',
  'postMetrics',
  'reportLinkList',
  'reportMailList',
  'reportSnapshotList',
  'socialConsents',
  'socialNetworkData',
  'socialStatus',
  'syncTimes',
  'topSectors',
  'userSessions',
];

let test: TestApp;
let campaignId: string;
const viewers: Record<string, string | undefined> = { nobody: undefined };

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const admin = await signIn(test, ['admin']);
  const clients = await buildClients(test);
  const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
  Object.assign(viewers, {
    admin: admin.token,
    staff: (await signIn(test, ['staff'])).token,
    customer: clients.forCustomer.token,
    brand: clients.forBrand.token,
    KOL: kolUser.token,
  });
  const kol = await buildKol(db, { user_id: kolUser.id });
  const campaign = await buildCampaign(db, { brand_id: clients.brand.id });
  campaignId = campaign.id;
  const sow = await buildSow(db, { campaign_id: campaignId, kol_id: kol.id });
  const others = await buildSow(db, { campaign_id: campaignId });
  await buildPost(db, { sow });
  await buildPost(db, { sow: others });
  await buildPost(db, { sow: others, is_active: false });
  for (const { id: sow_id } of [sow, others]) {
    await db.insert(campaignPostContents).values({ id: newId(), campaign_id: campaignId, sow_id, title: word() });
  }
  for (const created_by of [admin.id, admin.id, clients.forCustomer.id]) {
    const file = { file_name: 'kols.xlsx', sha256: 'x', rows: 1 };
    await db.insert(importRuns).values({ id: newId(), kind: 'kols', created_by, ...file });
  }
  await buildCampaign(db);
  await buildCampaign(db, { brand_id: clients.brand.id, status: 'cancel', cancel_reason: 'Dừng' });
  await buildCollectOrder(db);
  await buildCollectOrder(db, { created_by: clients.forCustomer.id });
  await buildUser(db, { active: false });
  await buildUser(db, { deleted_at: new Date() });
  for (const status of ['pending', 'reject'] as const) {
    await buildCustomer(db, { status });
    await buildBrand(db, { status, customer_id: clients.customer.id });
    await buildKol(db, { status });
  }
  for (const days of [0, 1, 40]) {
    const deleted_at = new Date(Date.now() - days * 86_400_000);
    await db.insert(trash).values({ id: newId(), kind: 'kol', code: word(), name: word(), deleted_at });
  }
  for (const user_id of [admin.id, admin.id, clients.forCustomer.id]) {
    const said = { type: 'KOL' as const, title: [], content: [], dependencies: [] };
    await db.insert(notifications).values({ id: newId(), user_id, ...said, event_key: newId() });
  }
  await sendRequest(test, admin.token);
  await sendRequest(test, clients.forCustomer.token, { brand_id: clients.brand.id });
  for (const lang of ['vi', 'en']) await db.insert(introPages).values({ id: newId(), lang, content: {}, file_ids: [] });
  for (const message of ['x is undefined', 'y is no function']) {
    await buildPlace(test);
    await test.call('POST', '/errors', { body: { message } });
    await test.call('POST', '/hashtags/categories', { token: admin.token, body: { name: word() } });
    await test.call('PUT', '/hashtags/setting', { token: admin.token, body: { tags: [{ tag: word() }] } });
    await test.call('POST', '/shorteners', { token: admin.token, body: { original_url: 'https://khach.example/' } });
    await insertContact(db, { id: newId(), name: word(), email: 'a@khach.example', requirement: message });
    await test.call('POST', '/translations', { token: admin.token, body: { key: `own.${word()}` } });
    await enqueue(db, 'cleaning', { key: word() });
  }
  await pool.query('update languages set enable = false where id = (select id from languages order by id limit 1)');
});
afterAll(() => test.close());

interface List {
  data: { id: string }[];
  total: number;
}

async function read(name: keyof typeof tables, viewer: string, query: string): Promise<[number, List]> {
  const path = endpoints[name].path.replace('{id}', campaignId);
  const token = viewers[viewer];
  const answer = await test.call('GET', `${path}?${query}`, token ? { token } : {});
  return [answer.statusCode, answer.json()];
}

/** A list of words has no largest size, and more than a page of them from the beginning. */
const wholeOf = (name: keyof typeof tables) => `size=${name === 'translationList' ? 99_999 : 200}`;
const asked = (ids: readonly string[]) => ids.map((id) => `ids=${id}`).join('&');
const idsOf = ({ data }: List) => data.map(({ id }) => id);

it('is what every list takes', () => {
  const taking = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: Endpoint = endpoints[name];
    return endpoint.method === 'GET' && endpoint.answer === 'list' && !withoutIds.includes(name);
  });
  expect(taking.sort()).toEqual([...lists].sort());
  const schemas: Partial<Record<EndpointName, CallInput>> = inputs;
  for (const name of lists) expect(schemas[name]?.query?.fields, name).toHaveProperty('ids');
});

describe.each(lists)('%s asked for ids', (name) => {
  it('answers these, in its own order, with their total', async () => {
    const [, whole] = await read(name, 'admin', wholeOf(name));
    expect(whole.data.length).toBeGreaterThan(1);
    const wanted = [...new Set([whole.data.at(-1)?.id ?? '', whole.data[0]?.id ?? ''])];
    const [status, { data, total }] = await read(name, 'admin', asked(wanted));
    expect(status).toBe(200);
    expect(data).toEqual(whole.data.filter(({ id }) => wanted.includes(id)));
    expect(total).toBe(wanted.length);
  });

  it('shows nobody a row that the list would not show', async () => {
    const { rows } = await test.database.pool.query(`select id from ${tables[name]} order by random() limit 200`);
    const all = rows.map(({ id }: { id: string }) => id);
    for (const viewer of Object.keys(viewers)) {
      const [status, whole] = await read(name, viewer, wholeOf(name));
      const [again, answer] = await read(name, viewer, `size=200&${asked(all)}`);
      expect(again, viewer).toBe(status);
      if (status !== 200) continue;
      expect(idsOf(answer), viewer).toEqual(idsOf(whole).filter((id) => all.includes(id)));
      expect(answer.total, viewer).toBe(answer.data.length);
    }
  });

  it('finds none of ids that are nobody’s, and takes up to 200 that are ids', async () => {
    expect(await read(name, 'admin', asked([newId()]))).toMatchObject([200, { data: [], total: 0 }]);
    const many = Array.from({ length: 201 }, newId);
    expect((await read(name, 'admin', asked(many)))[0]).toBe(400);
    expect((await read(name, 'admin', asked(many.slice(1))))[0]).toBe(200);
    expect((await read(name, 'admin', 'ids=nothing'))[0]).toBe(400);
  });
});

it('answers whole records of a list that pickers read', async () => {
  for (const name of ['customerList', 'brandList'] as const) {
    const [, whole] = await read(name, 'admin', 'size=200');
    const [, answer] = await read(name, 'admin', `size=200&${asked(idsOf(whole))}`);
    expect(answer.data, name).toEqual(whole.data);
  }
});
