import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratioRounded } from '../../src/domain/ratio';
import type { FinalReport } from '../../src/domain/reports/types';
import { recordMetrics } from '../../src/server/ledger/record';
import { finalReport } from '../../src/server/reports/finalReport';
import { presentReport } from '../../src/server/reports/present';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildBrand, buildCampaign, buildPost, buildSow } from '../support/factories';
import { referenceReport } from '../support/referenceReport';
import { asOfArbitrary, campaignArbitrary, listItem, writeCampaign } from '../support/reportCampaigns';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // February stays in the default partition, March and April get their own.
  await database.pool.query("select ensure_partitions('2026-03-01', '2026-04-30')");
});
afterAll(() => database.drop());

/** The report's numbers alone, in the shape of the reference. */
function numbersOf({ totals, progress, by_network, by_day }: FinalReport) {
  const rows = progress.map(({ postProcess, price, booking_price, booking_cpe, booking_cpv }) => ({
    ...{ postProcess, price, booking_price, booking_cpe, booking_cpv },
  }));
  return { totals, progress: rows, by_network, by_day };
}

describe('the numbers of a campaign report', () => {
  it('agree with a second computation to the last digit', async () => {
    const brand = await buildBrand(database.db);
    const property = fc.asyncProperty(campaignArbitrary, asOfArbitrary, asOfArbitrary, async (campaign, ...days) => {
      const item = await writeCampaign(database.db, campaign, brand.id);
      for (const day of days) {
        const report = await finalReport(database.db, item, day);
        expect(numbersOf(report)).toEqual(referenceReport(campaign, day));
      }
    });
    await fc.assert(property, { numRuns: 60, endOnFailure: true });
  });

  it('are rounded half up from exact fractions', () => {
    expect(ratioRounded(1005, 1000)).toBe(1.01);
    expect(ratioRounded(2675, 1000)).toBe(2.68);
    expect(ratioRounded(1, 3, 100)).toBe(33.33);
    expect(ratioRounded(9_007_199_254_740_991, 1_000_000)).toBe(9_007_199_254.74);
    expect(ratioRounded(9_007_199_254_740_991n * 1000n, 9_007_199_254_740_991n * 16n, 1)).toBe(62.5);
    expect(ratioRounded(9_533_629_259_226_933n, 100)).toBe(95_336_292_592_269.33);
    expect(ratioRounded(-1, 200)).toBe(-0.01);
    expect(ratioRounded(-1, 1000)).toBe(0);
    expect(ratioRounded(5, 0)).toBeNull();
    expect(ratioRounded(null, 5)).toBeNull();
    expect(ratioRounded(0, 5)).toBe(0);
  });
});

/** Two SOWs of one KOL, on Facebook and offline, with one post read twice: late on 2 March and on 4 March. */
async function example() {
  const { db } = database;
  const campaign = await buildCampaign(db, { start_date: '2026-03-01', end_date: '2026-03-05' });
  const sow = await buildSow(db, {
    campaign_id: campaign.id,
    sale_price: 1_000_000,
    booking_price: 700_000,
    followers: 2_000,
    kpi_engagement: 400,
    kpi_views: 10,
    engagement_rate: 7.5,
  });
  const offline = await buildSow(db, {
    campaign_id: campaign.id,
    kol_id: sow.kol_id,
    is_online: false,
    is_offline: true,
    off_sale_price: 500_000,
    off_booking_price: 300_000,
  });
  const post = await buildPost(db, { sow, post_time: new Date('2026-03-02T02:00:00Z') });
  const reading = (metric: string, value: number | null, at: string) => ({
    owner_id: campaign.id,
    subject_id: post.id,
    subject_type: 'post' as const,
    metric,
    value,
    source: 'api' as const,
    captured_at: new Date(at),
  });
  await recordMetrics(db, [
    reading('reaction', 100, '2026-03-02T16:59:59.999Z'),
    reading('comment', 20, '2026-03-02T16:59:59.999Z'),
    reading('share', 3, '2026-03-02T17:00:00.000Z'),
    reading('reaction', 150, '2026-03-04T02:00:00Z'),
    reading('comment', null, '2026-03-04T02:00:00Z'),
  ]);
  const item = listItem(campaign);
  return { sow, offline, item, at: (day: string) => finalReport(db, item, day) };
}

const rowOf = (report: FinalReport, sowId: string, type: string) =>
  report.progress.find(({ sow_id }) => sow_id === sowId)?.postProcess.find((row) => row.type === type);

describe('a report', () => {
  it('takes the day at midnight in Ho Chi Minh City', async () => {
    const { at, sow } = await example();
    const second = await at('2026-03-02');
    expect(second.totals).toMatchObject({
      like: 100,
      comment: 20,
      share: null,
      engagement: 120,
      buzz: 20,
      views: null,
    });
    expect(second.totals.coverage.engagement).toEqual({ known: 0, of: 1 });
    const third = await at('2026-03-03');
    expect(third.totals).toMatchObject({ share: 3, engagement: 123, buzz: 23, cpe: 12_195.12 });
    expect(third.totals.coverage.engagement).toEqual({ known: 1, of: 1 });
    expect(rowOf(third, sow.id, 'engagement')).toEqual({
      ...{ type: 'engagement', current: 123, target: 400, rate: 30.75, known: 1, of: 1 },
    });
    expect(rowOf(third, sow.id, 'cpe')).toMatchObject({ current: 8_130.08, target: 2_500, rate: 30.75 });
    expect(rowOf(third, sow.id, 'engagement_rate')).toMatchObject({ current: 6.15, target: 7.5, rate: 82 });
  });

  it('leaves out what became unknown and keeps zero apart from it', async () => {
    const { at, sow, offline } = await example();
    const report = await at('2026-03-20');
    expect(report.totals).toMatchObject({ comment: null, buzz: 3, engagement: 153, views: null, cpv: null });
    expect(report.totals.coverage.comment).toEqual({ known: 0, of: 1 });
    expect(rowOf(report, sow.id, 'views')).toMatchObject({ current: null, target: 10, rate: null, known: 0, of: 1 });
    expect(rowOf(report, offline.id, 'quantity')).toMatchObject({ current: 0, target: 0, rate: null });
    expect(rowOf(report, offline.id, 'engagement')).toMatchObject({ current: null, known: 0, of: 0 });
  });

  it('adds online and offline prices, and books cost on both prices', async () => {
    const { at } = await example();
    const { totals } = await at('2026-03-20');
    expect(totals).toMatchObject({ price: 1_500_000, booking_price: 1_000_000, cpe: 9_803.92, booking_cpe: 6_535.95 });
  });

  it('counts the followers of a KOL once per network, the larger figure of two', async () => {
    const { sow, item, at } = await example();
    const account = { campaign_id: item.id, kol_id: sow.kol_id };
    await buildSow(database.db, { ...account, post_format: 'post_videos', followers: 3_000 });
    await buildSow(database.db, { ...account, post_format: 'post_stories', followers: null });
    await buildSow(database.db, { ...account, social_type: 'youtube', followers: 1_000 });
    expect((await at('2026-03-20')).totals.engagement_rate).toBe(3.83);
  });

  it('shows each day what a report of that day shows', async () => {
    const { at } = await example();
    const { by_day } = await at('2026-03-31');
    expect(by_day).toEqual([
      { date: '2026-03-01', views: null, engagement: null, buzz: null },
      { date: '2026-03-02', views: null, engagement: 120, buzz: 20 },
      { date: '2026-03-03', views: null, engagement: 123, buzz: 23 },
      { date: '2026-03-04', views: null, engagement: 153, buzz: 3 },
      { date: '2026-03-05', views: null, engagement: 153, buzz: 3 },
    ]);
    for (const { date, ...state } of by_day) expect((await at(date)).totals).toMatchObject(state);
  });

  it('draws at most 400 days, the newest, from the right level', async () => {
    const { db } = database;
    const campaign = await buildCampaign(db, { start_date: '2024-01-01', end_date: '2026-03-31' });
    const post = await buildPost(db, { sow: await buildSow(db, { campaign_id: campaign.id }), post_time: null });
    const subject = {
      owner_id: campaign.id,
      subject_id: post.id,
      subject_type: 'post' as const,
      source: 'api' as const,
    };
    await recordMetrics(db, [{ ...subject, metric: 'view', value: 7, captured_at: new Date('2024-02-01T00:00:00Z') }]);
    const { by_day } = await finalReport(db, listItem(campaign), '2026-03-10');
    expect(by_day).toHaveLength(400);
    expect(by_day[0]).toEqual({ date: '2025-02-04', views: 7, engagement: null, buzz: null });
    expect(by_day.at(-1)?.date).toBe('2026-03-10');
  });

  it('is empty before anything happened', async () => {
    const { at } = await example();
    const report = await at('2026-02-01');
    expect(report.totals).toMatchObject({ posts: 0, engagement: null, cpe: null, engagement_rate: null });
    expect(report.by_day).toEqual([]);
    expect(report.by_network).toMatchObject([{ social_type: 'facebook', posts: 0, views: null }]);
  });

  it('tells reduced viewers nothing a price follows from', async () => {
    const { at } = await example();
    const full = await at('2026-03-20');
    expect(presentReport(full, { reduced: false })).toStrictEqual(full);
    const reduced = presentReport(full, { reduced: true });
    // The campaign itself was presented before (campaigns/present.ts).
    expect(JSON.stringify({ ...reduced, campaign: null })).not.toMatch(/"\w*(price|booking|budget|manager)\w*":/);
    expect(reduced.progress.flatMap(({ postProcess }) => postProcess).map(({ type }) => type)).not.toContain('cpe');
    expect(reduced.progress.flatMap(({ postProcess }) => postProcess).map(({ type }) => type)).not.toContain('cpv');
    expect(reduced.totals).toMatchObject({ cpe: 9_803.92, cpv: null, engagement: 153 });
  });
});
