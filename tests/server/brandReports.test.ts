import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let brandUser: Person;
let brand: Awaited<ReturnType<typeof buildBrand>>;
let kols: Awaited<ReturnType<typeof buildKol>>[];

type Sow = Parameters<typeof buildSow>[1];

async function measuredSow(campaign_id: string, sow: Sow, got: { reaction?: number; view?: number }): Promise<void> {
  const { db } = test.database;
  const built = await buildSow(db, { campaign_id, ...sow });
  const { id } = await buildPost(db, { sow: built });
  const origin = { owner_id: campaign_id, subject_type: 'post' as const, source: 'manual' as const, subject_id: id };
  const captured_at = new Date('2026-03-10T00:00:00Z');
  await recordMetrics(
    db,
    Object.entries(got).map(([metric, value]) => ({
      ...origin,
      captured_at,
      metric: metric as 'reaction' | 'view',
      value,
    })),
  );
}

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  manager = await signIn(test, ['manager']);
  brandUser = await signIn(test, ['brand'], { type: 'brand' });
  await pool.query(
    "insert into role_permissions (role_id, scope, action) select id, 'brand_management', 'r_report' from roles where name = 'brand'",
  );
  brand = await buildBrand(db);
  await db.insert(representatives).values({ id: newId(), user_id: brandUser.id, type: 'brand', brand_id: brand.id });
  kols = [await buildKol(db), await buildKol(db)];
  const [one = '', other = ''] = kols.map(({ id }) => id);
  const first = await buildCampaign(db, { brand_id: brand.id, start_date: '2026-01-01', status: 'done' });
  const second = await buildCampaign(db, { brand_id: brand.id, start_date: '2026-03-01' });
  const prices = { sale_price: 1_000, booking_price: 600 };
  await measuredSow(first.id, { kol_id: one, kpi_engagement: 20, ...prices }, { reaction: 10, view: 40 });
  const tiktok = { social_type: 'tiktok' as const, post_format: 'post_videos' as const };
  await measuredSow(first.id, { kol_id: other, ...tiktok, sale_price: 500, booking_price: 400 }, { view: 60 });
  await measuredSow(second.id, { kol_id: one, kpi_engagement: 10, ...prices }, { reaction: 30 });
  for (const status of ['pitching', 'cancel'] as const) {
    const cancel_reason = status === 'cancel' ? 'Thôi' : null;
    const unspent = await buildCampaign(db, { brand_id: brand.id, status, cancel_reason });
    await measuredSow(unspent.id, { kol_id: one, ...prices }, { reaction: 7 });
  }
  await measuredSow((await buildCampaign(db)).id, { kol_id: one, ...prices }, { reaction: 9 });
});
afterAll(() => test.close());

const read = (path: string, { token }: Person = manager) => test.call('GET', path, { token });

describe("a brand's report", () => {
  it('says what was spent, got and paid, by campaign beside the earlier ones, by network, KOL and format', async () => {
    const report = (await read(`/brands/report/${brand.id}?as_of=2026-06-30`)).json().data;
    expect(report.brand).toMatchObject({ id: brand.id, name: brand.name });
    expect(report.totals).toMatchObject({
      posts: 3,
      engagement: 40,
      views: 100,
      price: 2_500,
      booking_price: 1_600,
      cpe: 62.5,
      cpv: 25,
      booking_cpe: 40,
      coverage: { engagement: { known: 0, of: 3 }, views: { known: 2, of: 3 } },
    });
    expect(report.campaigns).toMatchObject([
      { campaign: { status: 'done' }, posts: 2, price: 1_500, cpe: 150, cpv: 15, earlier: null },
      {
        campaign: { status: 'on_going' },
        posts: 1,
        price: 1_000,
        cpe: 33.33,
        cpv: null,
        earlier: { cpe: 150, cpv: 15 },
      },
    ]);
    expect(report.by_network).toMatchObject([
      { social_type: 'facebook', posts: 2, engagement: 40, price: 2_000, cpe: 50 },
      { social_type: 'tiktok', posts: 1, engagement: null, views: 60, cpe: null, cpv: 8.33 },
    ]);
    expect(report.by_kol).toMatchObject([
      { kol: { id: kols[0]?.id }, engagement: 40, price: 2_000 },
      { kol: { id: kols[1]?.id }, engagement: null, price: 500 },
    ]);
    expect(report.by_format).toMatchObject([
      { post_format: 'post_posts', price: 2_000 },
      { post_format: 'post_videos', price: 500 },
    ]);
  });

  it('knows an earlier day, and a brand without campaigns', async () => {
    const early = (await read(`/brands/report/${brand.id}?as_of=2026-02-01`)).json().data;
    expect([early.as_of, early.campaigns.length, early.totals.posts]).toEqual(['2026-02-01', 1, 0]);
    const fresh = await buildBrand(test.database.db);
    const empty = (await read(`/brands/report/${fresh.id}`)).json().data;
    expect(empty).toMatchObject({ totals: { posts: 0, price: null, cpe: null }, campaigns: [], by_kol: [] });
    expect((await read(`/brands/report/${brand.id}?as_of=2026-02-30`)).statusCode).toBe(400);
  });

  it('tells what was promised and got, together and by campaign', async () => {
    const { progress, campaigns } = (await read(`/brands/report-kpi/${brand.id}?as_of=2026-06-30`)).json().data;
    const engagementOf = (rows: { type: string }[]) => rows.find(({ type }) => type === 'engagement');
    expect(engagementOf(progress)).toMatchObject({ current: 40, target: 30, rate: 133.33 });
    expect(campaigns.map((one: { progress: { type: string }[] }) => engagementOf(one.progress))).toMatchObject([
      { current: 10, target: 20, rate: 50 },
      { current: 30, target: 10, rate: 300 },
    ]);
  });

  it('shows no price to reduced viewers, nor what would reveal one, and no brand of somebody else', async () => {
    const answer = await read(`/brands/report/${brand.id}?as_of=2026-06-30`, brandUser);
    expect(answer.body).not.toMatch(/price|booking/);
    const report = answer.json().data;
    expect(report.totals.cpe).toBe(62.5);
    expect(report.campaigns[0].cpe).toBe(150);
    for (const part of [...report.by_network, ...report.by_kol, ...report.by_format]) {
      expect(Object.keys(part)).not.toEqual(expect.arrayContaining(['cpe']));
      expect(Object.keys(part)).not.toEqual(expect.arrayContaining(['cpv']));
    }
    const other = await buildBrand(test.database.db);
    for (const call of ['report', 'report-kpi']) {
      expect((await read(`/brands/${call}/${other.id}`, brandUser)).json().message).toBe('brand_not_exist');
    }
    const client = await signIn(test, ['client'], { type: 'customer' });
    expect((await read(`/brands/report/${brand.id}?as_of=2026-06-30`, client)).statusCode).toBe(403);
  });
});
