import { sql } from 'drizzle-orm';
import type { KolRef } from '../../../domain/campaigns/types';
import type { PostFormat } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import { bookingPriceOf, type SowPrices, salePriceOf } from '../../../domain/reports/prices';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';

/** What SOWs promise; null is nothing. */
export type Promises = {
  post_count: number | null;
  kpi_like: number | null;
  kpi_share: number | null;
  kpi_comment: number | null;
  kpi_views: number | null;
  kpi_engagement: number | null;
  kpi_buzz: number | null;
  kpi_mentions: number | null;
};

/** What SOWs cost in VND: online and offline prices together, null where neither is set. */
type Prices = {
  price: number | null;
  booking_price: number | null;
};

/** What a SOW promises and costs. */
export type SowTargets = Promises &
  Prices & {
    id: string;
    number: number;
    campaign_id: string;
    kol: KolRef;
    social_type: Network | null;
    post_format: PostFormat | null;
    is_online: boolean;
    followers: number | null;
    engagement_rate: number | null;
  };

function withPrices<Row extends SowPrices>(row: Row): Omit<Row, keyof SowPrices> & Prices {
  const { sale_price, off_sale_price, booking_price, off_booking_price, ...others } = row;
  const price = salePriceOf({ sale_price, off_sale_price }) ?? null;
  return { ...others, price, booking_price: bookingPriceOf({ booking_price, off_booking_price }) ?? null };
}

/** The SOWs of campaigns, those of each in their order, in one statement. */
export async function sowTargets(db: Db, campaignIds: readonly string[]): Promise<SowTargets[]> {
  type Row = Omit<SowTargets, keyof Prices> & SowPrices;
  const rows = await selectRows<Row>(
    db,
    sql`select s.id, s.number, s.campaign_id, ${kolJson('k')} as kol,
      s.social_type, s.post_format, s.is_online, s.followers, s.post_count, s.kpi_like, s.kpi_share, s.kpi_comment,
      s.kpi_views, s.kpi_engagement, s.kpi_buzz, s.kpi_mentions, s.engagement_rate,
      s.sale_price, s.off_sale_price, s.booking_price, s.off_booking_price
    from sows s join kols k on k.id = s.kol_id
    where s.campaign_id = any(${arrayOf(campaignIds, 'uuid')}) order by s.campaign_id, s.position, s.number`,
  );
  return rows.map(withPrices);
}

/** What the SOWs of a campaign promise and cost together. */
export type CampaignSums = Promises & Prices & { followers: number | null };

/**
 * The prices in VND of each campaign that has SOWs, what they promise together, and its followers: each KOL counted once
 * per network of its online SOWs. In one statement.
 */
export async function campaignSums(db: Db, campaignIds: readonly string[]): Promise<Map<string, CampaignSums>> {
  type Row = Omit<CampaignSums, keyof Prices> & SowPrices & { campaign_id: string };
  const ids = arrayOf(campaignIds, 'uuid');
  const rows = await selectRows<Row>(
    db,
    sql`with reached as (
      select campaign_id, sum(followers) as followers from (
        select campaign_id, max(followers) as followers from sows where campaign_id = any(${ids}) and is_online
        group by campaign_id, kol_id, social_type) per_network
      group by campaign_id
    )
    select s.campaign_id, sum(sale_price) as sale_price, sum(off_sale_price) as off_sale_price,
      sum(booking_price) as booking_price, sum(off_booking_price) as off_booking_price, sum(post_count) as post_count,
      sum(kpi_like) as kpi_like, sum(kpi_share) as kpi_share, sum(kpi_comment) as kpi_comment, sum(kpi_views) as kpi_views,
      sum(kpi_engagement) as kpi_engagement, sum(kpi_buzz) as kpi_buzz, sum(kpi_mentions) as kpi_mentions,
      (select followers from reached where reached.campaign_id = s.campaign_id) as followers
    from sows s where s.campaign_id = any(${ids}) group by s.campaign_id`,
  );
  return new Map(rows.map(({ campaign_id, ...sums }) => [campaign_id, withPrices(sums)]));
}
