import fc from 'fast-check';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import { postFormats } from '../../src/domain/campaigns/values';
import { networks } from '../../src/domain/networks';
import type { Db } from '../../src/server/db/connection';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { buildCampaign, buildKol, buildPost, buildSow } from './factories';
import type { ReferenceCampaign, ReferencePost, ReferenceSow } from './referenceReport';

const startDate = '2026-02-26';
const lastDay = 16;
const dayMs = 86_400_000;

/** The day so many days after the generated campaigns' start. */
function dayAfterStart(days: number): string {
  return new Date(Date.parse(startDate) + days * dayMs).toISOString().slice(0, 10);
}

// Midnight in Ho Chi Minh City is 17:00 UTC of the day before; half of the instants stand right beside it.
/** An instant of a generated campaign. */
export const instantArbitrary = fc
  .tuple(fc.integer({ min: -3, max: lastDay }), fc.constantFrom(-1, 0, 1, 3_600_000, 43_200_000, dayMs - 2))
  .map(([day, offset]) => new Date(Date.parse(`${startDate}T00:00:00Z`) - 7 * 3_600_000 + day * dayMs + offset));

const figure = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 5_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000_000_000, max: 90_000_000_000 }) },
);
/** A figure, or unknown. */
export const figureArbitrary = fc.option(figure, { nil: null, freq: 4 });
const maybe = figureArbitrary;
const prices = fc.record({ booking: figure, sale: figure });

const sow: fc.Arbitrary<ReferenceSow> = fc
  .record({
    kol: fc.integer({ min: 0, max: 1 }),
    place: fc.record({
      network: fc.constantFrom('tiktok' as const, ...networks),
      format: fc.constantFrom(...postFormats),
    }),
    parts: fc.constantFrom('online', 'online', 'both', 'offline'),
    onlinePrices: prices,
    offlinePrices: prices,
    followers: maybe,
    post_count: fc.integer({ min: 0, max: 4 }),
    kpi: fc.record({
      like: maybe,
      share: maybe,
      comment: maybe,
      views: maybe,
      engagement: maybe,
      buzz: maybe,
      mentions: maybe,
    }),
    rate_hundredths: fc.option(fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.constant(9_999_999)), { nil: null }),
  })
  .map(({ place, parts, onlinePrices, offlinePrices, ...rest }) => ({
    ...rest,
    online: parts === 'offline' ? null : { ...place, ...onlinePrices },
    offline: parts === 'online' ? null : offlinePrices,
  }));

const reading = fc.record({
  metric: fc.constantFrom(
    'view' as const,
    'reaction' as const,
    'comment' as const,
    'share' as const,
    'brand_mention' as const,
  ),
  at: instantArbitrary,
  value: maybe,
});

const post = fc.record({
  sow: fc.nat(),
  network: fc.constantFrom(...networks),
  is_active: fc.constantFrom(true, true, true, false),
  post_time: fc.option(instantArbitrary, { nil: null }),
  readings: fc.array(reading, { maxLength: 14 }),
});

const sowKey = ({ kol, online }: ReferenceSow) => `${kol} ${online ? `${online.network} ${online.format}` : 'offline'}`;

/** Campaigns of a few SOWs and posts with every gap the ledger can have. */
export const campaignArbitrary: fc.Arbitrary<ReferenceCampaign> = fc
  .record({
    start_date: fc.constant(startDate),
    end_date: fc.option(fc.integer({ min: 0, max: lastDay }).map(dayAfterStart), { nil: null }),
    sows: fc.uniqueArray(sow, { selector: sowKey, maxLength: 5 }),
    posts: fc.array(post, { maxLength: 7 }),
  })
  .map(({ sows, posts, ...rest }) => ({
    ...rest,
    sows,
    posts: sows.length === 0 ? [] : posts.map((each) => ({ ...each, sow: each.sow % sows.length })),
  }));

/** A day before, within or after the campaign and its readings. */
export const asOfArbitrary = fc.integer({ min: -6, max: lastDay + 4 }).map(dayAfterStart);

/** As the report takes a campaign: its row with what the lists add. */
export function listItem(row: Awaited<ReturnType<typeof buildCampaign>>): CampaignListItem {
  const { id, code, name, type, status, start_date, end_date, budget, version } = row;
  const totals = {
    kols: [],
    kol_total: 0,
    sow_total: 0,
    post_total: 0,
    post_count: 0,
    post_kept: 0,
    progress: null,
    managers: [],
  };
  const pictures = { cover_image: null, avatar: null, brand: null, customer: null };
  const created_at = row.created_at.toISOString();
  return { id, code, name, type, status, start_date, end_date, budget, version, created_at, ...totals, ...pictures };
}

/**
 * Writes a generated campaign as the product would: rows, then readings through the ledger in two goes. Its two KOLs are
 * made with it unless they are given.
 */
export async function writeCampaign(
  db: Db,
  campaign: ReferenceCampaign,
  brand_id?: string,
  known?: readonly { id: string }[],
): Promise<CampaignListItem> {
  const { start_date, end_date } = campaign;
  const row = await buildCampaign(db, { start_date, end_date, brand_id });
  const kols = known ?? [await buildKol(db), await buildKol(db)];
  const sowRows: Awaited<ReturnType<typeof buildSow>>[] = [];
  for (const { kol, online, offline, followers, post_count, kpi, rate_hundredths } of campaign.sows) {
    const built = await buildSow(db, {
      campaign_id: row.id,
      kol_id: kols[kol]?.id,
      is_online: online !== null,
      social_type: online ? networks.find((network) => network === online.network) : null,
      post_format: online ? postFormats.find((format) => format === online.format) : null,
      sale_price: online?.sale ?? null,
      booking_price: online?.booking ?? null,
      is_offline: offline !== null,
      off_sale_price: offline?.sale ?? null,
      off_booking_price: offline?.booking ?? null,
      followers,
      post_count,
      engagement_rate: rate_hundredths === null ? null : rate_hundredths / 100,
      ...Object.fromEntries(Object.entries(kpi).map(([name, value]) => [`kpi_${name}`, value])),
    });
    sowRows.push(built);
  }
  const posts: { id: string; readings: ReferencePost['readings'] }[] = [];
  for (const { sow: index, network, is_active, post_time, readings } of campaign.posts) {
    const social_type = networks.find((each) => each === network);
    posts.push({ readings, id: (await buildPost(db, { sow: sowRows[index], social_type, is_active, post_time })).id });
  }
  const snapshots = posts.flatMap(({ id, readings }) =>
    readings.map(({ metric, at, value }) => ({
      owner_id: row.id,
      subject_id: id,
      subject_type: 'post' as const,
      metric,
      value,
      source: 'api' as const,
      captured_at: at,
      run_id: newId(),
    })),
  );
  const half = Math.ceil(snapshots.length / 2);
  await recordMetrics(db, snapshots.slice(0, half));
  await recordMetrics(db, snapshots.slice(half));
  return listItem(row);
}
