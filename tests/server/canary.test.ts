import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/domain/endpoints';
import type { UserType } from '../../src/domain/roles';
import { campaignFiles, campaignPeople } from '../../src/server/db/schema/campaigns';
import { representatives } from '../../src/server/db/schema/customers';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { pendingChanges } from '../../src/server/db/schema/kols';
import { mediaFiles } from '../../src/server/db/schema/media';
import { campaignRequests, requestKols } from '../../src/server/db/schema/requests';
import { brandHashtags, hashtags, kolHashtags } from '../../src/server/db/schema/tracking';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';
import {
  buildBrand,
  buildCampaign,
  buildCollectOrder,
  buildCustomer,
  buildKol,
  buildPost,
  buildSocial,
  buildSow,
  buildUser,
} from '../support/factories';
import { roleIds } from '../support/people';

/** Withheld from every reduced viewer, wherever it stands. */
const secret = 'CANARYSECRET';
/** Rows of somebody else; only staff may ever see them. */
const foreign = 'CANARYFOREIGN';
const prices = {
  booking_price: 777_000_101,
  sale_price: 777_000_203,
  off_booking_price: 777_000_307,
  off_sale_price: 777_000_401,
};
const otherPrices = { booking_price: 888_000_109, sale_price: 888_000_211 };
/** What the posts of the two SOWs got: 7 and 11 reactions, 13 and 17 views; the first promises 10 reactions, 19 views. */
const bookedOf = prices.booking_price + prices.off_booking_price;
const soldOf = prices.sale_price + prices.off_sale_price;
/** Cost per engagement and per view of each SOW; of the campaign, with the agency's own prices. */
const costs = [
  ...[7, 13, 10, 19].map((count) => soldOf / count),
  ...[11, 17].map((count) => otherPrices.sale_price / count),
  ...[7, 13].map((count) => bookedOf / count),
  ...[11, 17].map((count) => otherPrices.booking_price / count),
  ...[18, 30].map((count) => (bookedOf + otherPrices.booking_price) / count),
].map((cost) => Math.round(cost * 100) / 100);
const sums = [bookedOf, soldOf, bookedOf + otherPrices.booking_price, soldOf + otherPrices.sale_price];
/** The campaign's own cost per engagement and per view, which reduced viewers may see. */
const allowed = [18, 30].map((count) => Math.round(((soldOf + otherPrices.sale_price) / count) * 100) / 100);
const planted = [...Object.values(prices), ...Object.values(otherPrices), ...costs, ...sums];
const forbidden = new RegExp(
  [secret, foreign, ...planted, 777_000_503, 777_000_601].map((one) => String(one).replace('.', '\\.')).join('|'),
);

let test: TestApp;
const ids: Record<string, string[]> = {
  campaign: [],
  brand: [],
  customer: [],
  kol: [],
  other: [],
  representative: [],
  request: [],
  part: [],
};
const viewers: { name: string; token: string | undefined }[] = [];

async function plantPost(sow: Awaited<ReturnType<typeof buildSow>>, reaction: number, view: number): Promise<void> {
  const { db } = test.database;
  const { id } = await buildPost(db, { sow });
  const origin = { owner_id: sow.campaign_id, subject_type: 'post' as const, source: 'manual' as const };
  const reading = { ...origin, subject_id: id, captured_at: new Date('2026-03-10T00:00:00Z') };
  await recordMetrics(db, [
    { ...reading, metric: 'reaction', value: reaction },
    { ...reading, metric: 'view', value: view },
  ]);
}

async function plantCampaign(
  name: string,
  brand_id: string,
  [kolId, otherKolId]: [string, string],
  people: string,
): Promise<string> {
  const { db } = test.database;
  const campaign = await buildCampaign(db, { name, brand_id, status: 'done', description: name });
  for (const duty of ['manager', 'supervisor', 'executive', 'internal'] as const) {
    await db.insert(campaignPeople).values({ campaign_id: campaign.id, user_id: people, duty });
  }
  const file = { id: newId(), storage_key: 'x', sha256: newId(), type: 'application/pdf', size: 1 };
  await db.insert(mediaFiles).values({ ...file, kind: 'document', file_name: `${secret}.pdf` });
  await db.insert(campaignFiles).values({ campaign_id: campaign.id, file_id: file.id, purpose: 'internal_doc' });
  const sow = await buildSow(db, {
    campaign_id: campaign.id,
    kol_id: kolId,
    note: secret,
    kpi_engagement: 10,
    kpi_views: 19,
    is_offline: true,
    off_description: 'Sự kiện',
    ...prices,
  });
  const other = await buildSow(db, { campaign_id: campaign.id, kol_id: otherKolId, ...otherPrices });
  await plantPost(sow, 7, 13);
  await plantPost(other, 11, 17);
  await buildPost(db, { sow, is_active: false, url_post: `https://www.facebook.com/photo/${secret}` });
  const hidden = await buildPost(db, { sow: other, is_active: false, content: secret });
  ids.campaign?.push(campaign.id);
  ids.part?.push(sow.id, other.id, hidden.id);
  return campaign.id;
}

/** An edit that waits beside the viewers' own customer and brand, why each was once rejected, and who stands for another. */
async function plantStandings(own: string, ownBrand: string, other: string, people: string): Promise<void> {
  const { db, pool } = test.database;
  for (const [entity, entity_id] of [
    ['customer', own],
    ['brand', ownBrand],
  ] as const) {
    const change = { website: { before: null, after: `https://${secret}.vn` } };
    await db
      .insert(pendingChanges)
      .values({ id: newId(), entity, entity_id, change, base_version: 1, created_by: people });
    await pool.query(`update ${entity}s set status_reason = $1 where id = $2`, [secret, entity_id]);
  }
  const { id } = await buildUser(db, { fullname: foreign, type: 'customer' });
  await db.insert(representatives).values({ id: newId(), user_id: id, type: 'customer', customer_id: other });
  await pool.query(
    `insert into role_permissions (role_id, scope, action) select id, scope, action from roles,
      (values ('customer_management', 'r_representative'), ('brand_management', 'r_report')) given (scope, action)
      where name = 'client'`,
  );
  ids.representative?.push(id);
}

/** A request of the viewers' own with somebody responsible for it, one of somebody else, and one of a guest. */
async function plantRequests(own: { customer_id: string; brand_id: string }, kol: string, people: string) {
  const { db } = test.database;
  const about = { request_budget: 1, request_start_date: '2026-03-01', request_end_date: '2026-03-31' };
  const asker = { customer_phone: '0912345678', customer_email: 'own@example.test' };
  for (const { name, bound } of [
    { name: 'Own', bound: own },
    { name: foreign, bound: {} },
  ]) {
    const id = newId();
    const words = { request_name: name, request_description: name, brand_name: name, customer_name: name };
    const staff = { person_in_charge_id: people, created_by: people };
    await db.insert(campaignRequests).values({ id, ...about, ...asker, ...words, ...bound, ...staff });
    await db.insert(requestKols).values({ request_id: id, kol_id: kol });
    ids.request?.push(id);
  }
}

async function addViewer(
  name: string,
  type: UserType,
  role: string,
  link: { customer_id?: string; brand_id?: string },
): Promise<string> {
  const id = newId();
  const username = `${name}@example.test`;
  await insertUser(
    test.database.db,
    { id, username, email: username, fullname: name, code: name, type, verified_at: new Date() },
    [role],
  );
  if (link.customer_id || link.brand_id) {
    const kind = link.customer_id ? ('customer' as const) : ('brand' as const);
    await test.database.db.insert(representatives).values({ id: newId(), user_id: id, type: kind, ...link });
  }
  viewers.push({ name, token: await test.tokenOf(id) });
  return id;
}

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const people = await buildUser(db, { fullname: secret });
  const own = await buildCustomer(db, { name: 'Own', created_by: people.id });
  const other = await buildCustomer(db, { name: foreign, trading_name: foreign, created_by: people.id });
  const ownBrand = await buildBrand(db, { customer_id: own.id, created_by: people.id });
  const otherBrand = await buildBrand(db, { customer_id: other.id, name: foreign, created_by: people.id });
  await addViewer('customer', 'customer', 'customer', { customer_id: own.id });
  await addViewer('client', 'customer', 'client', { customer_id: own.id });
  await addViewer('brand', 'brand', 'brand', { brand_id: ownBrand.id });
  const kolUser = await addViewer('kol', 'kol', 'KOL', {});
  viewers.push({ name: 'anonymous', token: undefined });
  // Not theirs by default; a permission group may give it to them.
  const roles = await roleIds(test);
  const exporting = ['customer', 'client', 'brand', 'KOL'].map((name) => roles[name] ?? '');
  await db
    .insert(rolePermissions)
    .values(exporting.map((role_id) => ({ role_id, scope: 'kol_management', action: 'r_export' })));
  const withheld = {
    fullname: secret,
    note: secret,
    description: secret,
    booking_price_from: 777_000_503,
    booking_price_to: 777_000_601,
  };
  const kol = await buildKol(db, { ...withheld, stage_name: 'Own KOL', user_id: kolUser, created_by: people.id });
  const pending = await buildKol(db, { stage_name: foreign, status: 'pending', created_by: people.id });
  const otherKol = await buildKol(db, { ...withheld, stage_name: 'Other KOL' });
  await buildSocial(db, { kol_id: kol.id });
  await buildSocial(db, { kol_id: pending.id, name: foreign, url: `https://facebook.com/${foreign}` });
  const tag = { id: newId(), tag: foreign };
  await db.insert(hashtags).values(tag);
  await db.insert(brandHashtags).values({ brand_id: otherBrand.id, hashtag_id: tag.id });
  await db.insert(kolHashtags).values({ kol_id: otherKol.id, hashtag_id: tag.id });
  await plantCampaign('Own campaign', ownBrand.id, [kol.id, otherKol.id], people.id);
  await plantCampaign(foreign, otherBrand.id, [otherKol.id, pending.id], people.id);
  ids.kol?.push(kol.id, otherKol.id, pending.id);
  ids.brand?.push(ownBrand.id, otherBrand.id);
  ids.customer?.push(own.id, other.id);
  const order = await buildCollectOrder(db, { keyword: foreign, created_by: people.id });
  ids.other?.push(people.id, order.id);
  await plantRequests({ customer_id: own.id, brand_id: ownBrand.id }, kol.id, people.id);
  await plantStandings(own.id, ownBrand.id, other.id, people.id);
});
afterAll(() => test.close());

async function textOf(body: Buffer, type: string): Promise<string> {
  if (!type.includes('spreadsheet')) return body.toString('utf8');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body as unknown as ArrayBuffer);
  return JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()));
}

const reads = Object.entries<Endpoint>(endpoints).filter(
  ([, one]) => one.method === 'GET' && one.answer !== 'redirect',
);
const queries = [
  '',
  '?size=200&count=exact',
  '?format=csv',
  `?name=${foreign}&stage_name=${foreign}&q=${foreign}`,
  `?name=${secret}&stage_name=${secret}&q=${secret}`,
];

function addressesOf(endpoint: Endpoint): string[] {
  if (!endpoint.path.includes('{')) {
    const asked = Object.keys(endpoint.query?.fields ?? {}).find((field) => field === 'kol_id' || field === 'kolId');
    const ofKols = asked ? (ids.kol ?? []).map((id) => `?${asked}=${id}`) : [];
    return [...queries, ...ofKols].map((query) => endpoint.path + query);
  }
  const paths = Object.values(ids)
    .flat()
    .map((id) => endpoint.path.replace(/\{\w+\}/g, id));
  if (endpoint !== endpoints.representativeDetail) return paths;
  return paths.flatMap((path) => ids.customer?.map((id) => `${path}?object_id=${id}&type=customer`) ?? []);
}

describe.each(reads)('%s', (_name, endpoint) => {
  it('shows no reduced viewer a withheld field or a row of somebody else', async () => {
    for (const { name, token } of viewers) {
      for (const path of addressesOf(endpoint)) {
        const answer = await test.call('GET', path, token ? { token } : {});
        const text = await textOf(answer.rawPayload, String(answer.headers['content-type']));
        expect(text, `${path} as ${name}`).not.toMatch(forbidden);
      }
    }
  });
});

it('counts only own rows, and price filters tell nothing', async () => {
  const totalOf = async (path: string, name: string) => {
    const token = viewers.find((viewer) => viewer.name === name)?.token;
    return (await test.call('GET', path, token ? { token } : {})).json().total;
  };
  for (const name of ['customer', 'client', 'brand']) {
    expect(await totalOf('/campaigns', name), name).toBe(1);
    expect(await totalOf('/campaigns/request', name), name).toBe(1);
    expect(await totalOf('/brands', name), name).toBe(1);
    expect(await totalOf('/kols?min_booking_price=777000503&max_booking_price=777000504', name)).toBe(2);
    expect(await totalOf('/kols?min_booking_price=900000000', name)).toBe(2);
    expect(await totalOf('/kols?status=pending', name)).toBe(2);
  }
  expect(await totalOf('/kols', 'anonymous')).toBe(2);
  expect(await totalOf('/campaigns', 'kol')).toBe(1);
});

it('finds the canaries as staff: they were really planted', async () => {
  const admin = newId();
  const person = {
    username: 'admin@example.test',
    email: 'admin@example.test',
    fullname: 'Admin',
    code: 'ADMIN',
    type: 'staff' as const,
  };
  await insertUser(test.database.db, { id: admin, ...person, verified_at: new Date() }, ['admin']);
  const token = await test.tokenOf(admin);
  const paths = (ids.campaign ?? []).flatMap((id) => [`/campaigns/${id}`, `/campaigns/final-report/${id}`]);
  for (const id of [...(ids.customer ?? []), ...(ids.brand ?? [])]) {
    paths.push(`/${ids.brand?.includes(id) ? 'brands' : 'customers'}/${id}`);
    if (ids.brand?.includes(id)) paths.push(`/brands/report/${id}`);
  }
  const bodies = await Promise.all(paths.map(async (path) => (await test.call('GET', path, { token })).body));
  const text = bodies.join('');
  for (const canary of [
    foreign,
    `photo/${secret}`,
    `https://${secret}.vn`,
    `"fullname":"${foreign}"`,
    ...planted,
    ...allowed,
  ]) {
    expect(text).toContain(String(canary));
  }
});

it('finds nobody by a withheld name, and exports as many as the list has', async () => {
  for (const { name, token } of viewers.filter((viewer) => viewer.token)) {
    const read = (path: string) => test.call('GET', path, { token: token ?? '' });
    for (const text of [secret, secret.slice(0, 6), secret.slice(3, 7)]) {
      expect((await read(`/kols?stage_name=${text}`)).json().total, `${text} as ${name}`).toBe(0);
    }
    const exported = await read('/kols/export?format=csv');
    expect(exported.statusCode, name).toBe(200);
    expect(exported.headers['x-total-rows']).toBe(String((await read('/kols?count=exact')).json().total));
  }
});

it("leaves the customer its campaign's own cost per engagement and per view", async () => {
  const token = viewers.find(({ name }) => name === 'customer')?.token ?? '';
  const report = await test.call('GET', `/campaigns/final-report/${ids.campaign?.[0]}`, { token });
  expect([report.json().data.totals.cpe, report.json().data.totals.cpv]).toEqual(allowed);
});
