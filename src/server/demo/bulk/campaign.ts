import { type SQL, sql } from 'drizzle-orm';
import { postFormats } from '../../../domain/campaigns/values';
import { addDays, dayOf } from '../../../domain/dates';
import type { Db } from '../../db/connection';
import { newId } from '../../ids';
import { judgeCampaigns } from '../../pace/judge';
import { chance, heavyTailed, idAt, oneOf } from './chance';

const days = 90;

/**
 * Adds one campaign in progress with `posts` posts, ten to a SOW, each measured daily for 90 days on four metrics.
 * Returns its id. Needs KOLs: one for every ten posts.
 * @throws Error where there are too few
 */
export async function addBulkCampaign(db: Db, posts: number, now = new Date()): Promise<string> {
  const campaignId = newId();
  const today = dayOf(now);
  await db.execute(sql`select ensure_partitions(${addDays(today, -days)}, ${today})`);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('report_days.refresh', 'later', true)`);
    await transaction.execute(
      addCampaign(campaignId, await brandOf(transaction), addDays(today, -days), addDays(today, 30)),
    );
    const { rowCount } = await transaction.execute(addSows(campaignId, Math.ceil(posts / 10)));
    await transaction.execute(sql`update campaigns set last_sow_number = ${rowCount} where id = ${campaignId}`);
    if ((rowCount ?? 0) * 10 < posts) throw new Error(`${posts} posts need ${Math.ceil(posts / 10)} active KOLs`);
    await transaction.execute(addPosts(campaignId, posts, now));
    await transaction.execute(addSnapshots(campaignId, now));
    await transaction.execute(addLatest(campaignId));
    await transaction.execute(sql`select rebuild_report_days(${campaignId})`);
    await judgeCampaigns(transaction, [campaignId], today);
  });
  await db.execute(
    sql`vacuum analyze campaigns, sows, campaign_posts, metric_snapshots, metric_latest, report_days, report_totals`,
  );
  return campaignId;
}

async function brandOf(db: Db): Promise<string> {
  const existing = await db.execute<{ id: string }>(
    sql`select id from brands where deleted_at is null order by id limit 1`,
  );
  const found = existing.rows[0]?.id;
  if (found) return found;
  const [customer, brand] = [newId(), newId()];
  await db.execute(sql`insert into customers (id, code, name, trading_name, tax_number, status)
    values (${customer}, 'BULK', 'Công ty Hàng Nhiều', 'Hàng Nhiều', '0100000000', 'active')`);
  await db.execute(sql`insert into brands (id, code, name, customer_id, status)
    values (${brand}, 'BULK', 'Hàng Nhiều', ${customer}, 'active')`);
  return brand;
}

function addCampaign(id: string, brand: string, start: string, end: string): SQL {
  return sql`insert into campaigns (id, code, name, type, status, start_date, end_date, budget, brand_id)
    values (${id}, 'BULK' || upper(right(${id}, 8)), 'Chiến dịch nhiều bài đăng', 'booking', 'on_going', ${start}, ${end},
      5000000000, ${brand})`;
}

function addSows(campaign: string, count: number): SQL {
  return sql`
    insert into sows (id, campaign_id, number, position, kol_id, is_online, social_type, post_format, post_count, kpi_like, kpi_share, kpi_comment,
      kpi_views, kpi_engagement, kpi_buzz, engagement_rate, booking_price, sale_price, followers)
    select ${idAt(sql`now()`, sql`${campaign}::text || 'sow' || n`)}, ${campaign}, n, n, kol_id, true, social_type, ${postFormats[0]}, 10,
      20000, 1000, 2000, 300000, 23000, 3000, 5.5, price, price * 1.25, followers
    from (select kol_id, social_type, followers, row_number() over (order by followers desc, kol_id) as n
      from (select distinct on (kol_id) kol_id, social_type, follower_count as followers from socials
        where follower_count > 0 and exists (select 1 from kols k where k.id = kol_id and k.status = 'active')
        order by kol_id, follower_count desc) largest limit ${count}) chosen,
      lateral (select (5 + ${oneOf(40, 60)}) * 1000000 as price) priced`;
}

function addPosts(campaign: string, count: number, now: Date): SQL {
  return sql`
    insert into campaign_posts (id, campaign_id, sow_id, kol_id, social_type, url_post, canonical_url, post_time, content)
    select ${idAt(sql`now()`, sql`${campaign}::text || 'post' || n`)}, ${campaign}, id, kol_id, social_type, url, url,
      ${now.toISOString()}::timestamptz - interval '90 days' + ${chance(61)} * interval '80 days', 'Bài đăng số ' || n
    from (select *, row_number() over (order by id, place) as n from sows, generate_series(1, 10) place
      where campaign_id = ${campaign}) numbered,
      lateral (select 'https://' || social_type || '.com/posts/' || ${campaign}::text || '-' || n as url) addressed
    where n <= ${count}`;
}

const shares = sql.raw(`(values ('view', 1.0), ('reaction', 0.06), ('comment', 0.006), ('share', 0.003))`);

function addSnapshots(campaign: string, now: Date): SQL {
  return sql`
    insert into metric_snapshots (owner_id, subject_id, subject_type, metric, value, source, captured_at)
    select ${campaign}, id, 'post', metric, round(views * share * (1 - exp(-(day + 1) / 9.0)))::bigint, 'api',
      ${now.toISOString()}::timestamptz - (89 - day) * interval '1 day'
    from (select id, row_number() over (order by id) as n from campaign_posts where campaign_id = ${campaign}) numbered,
      lateral (select ${heavyTailed(40_000, 1, 62)} as views) measured, ${shares} as metrics (metric, share), generate_series(0, ${sql.raw(String(days - 1))}) day`;
}

function addLatest(campaign: string): SQL {
  return sql`insert into metric_latest (owner_id, subject_id, metric, value, source, captured_at)
    select distinct on (subject_id, metric) owner_id, subject_id, metric, value, source, captured_at
    from metric_snapshots where owner_id = ${campaign} order by subject_id, metric, captured_at desc`;
}
