import { type SQL, sql } from 'drizzle-orm';
import type { FinalReport, KolRef } from '../../domain/campaigns/types';
import type { PostFormat } from '../../domain/campaigns/values';
import { addDays, startOfDay } from '../../domain/dates';
import { type Network, networkMetrics, networks, type PostMetric } from '../../domain/networks';
import type { Db } from '../db/connection';
import { pictureUrl } from '../db/list';

/** The instant a day is over, as a parameter. */
const endOf = (day: string): SQL => sql`${startOfDay(addDays(day, 1)).toISOString()}::timestamptz`;

/** Active posts that had appeared by the end of the day; a post without a time counts always. */
const postsOf = (campaignId: string, day: string): SQL => sql`
  select id, sow_id, social_type, post_time from campaign_posts
  where campaign_id = ${campaignId} and is_active and (post_time is null or post_time < ${endOf(day)})`;

/** The state of each post at the end of the day: the newest value where it is old enough, else looked up. */
const stateOf = (campaignId: string, day: string): SQL => sql`
  select latest.subject_id, latest.metric, case when latest.captured_at < ${endOf(day)} then latest.value else earlier.value end as value
  from metric_latest latest left join lateral (
    select value from metric_snapshots s
    where latest.captured_at >= ${endOf(day)} and s.captured_at < ${endOf(day)}
      and s.owner_id = latest.owner_id and s.subject_id = latest.subject_id and s.metric = latest.metric
    order by s.captured_at desc limit 1
  ) earlier on true
  where latest.owner_id = ${campaignId}`;

/** True for posts whose network publishes none of these metrics that is unknown. */
function complete(...metrics: PostMetric[]): SQL {
  const conditions = metrics.map((metric) => {
    const publishers = networks.filter((network) => networkMetrics[network].includes(metric));
    const list = sql.raw(publishers.map((network) => `'${network}'`).join(', '));
    return sql`(${sql.raw(metric)} is not null or social_type not in (${list}))`;
  });
  return sql.join(conditions, sql` and `);
}

const sums = sql`
  count(*) as posts,
  sum(view) as views, count(view) as views_known,
  sum(reaction) as "like", count(reaction) as like_known,
  sum(comment) as comment, count(comment) as comment_known,
  sum(share) as share, count(share) as share_known,
  sum(brand_mention) as mentions, count(brand_mention) as mentions_known,
  sum(coalesce(reaction, 0) + coalesce(comment, 0) + coalesce(share, 0))
    filter (where coalesce(reaction, comment, share) is not null) as engagement,
  count(*) filter (where ${complete('reaction', 'comment', 'share')}) as engagement_known,
  sum(coalesce(comment, 0) + coalesce(share, 0)) filter (where coalesce(comment, share) is not null) as buzz,
  count(*) filter (where ${complete('comment', 'share')}) as buzz_known`;

/** Sums over a set of posts; null is unknown. `…_known` counts the posts that had the metric. */
export type PostSums = Record<'posts' | `${SumName}_known`, number> & Record<SumName, number | null>;
type SumName = 'views' | 'like' | 'comment' | 'share' | 'mentions' | 'engagement' | 'buzz';

/** Sums over a campaign's posts at the end of a day: of each SOW that has posts, each network, and all. */
export async function postSums(
  db: Db,
  campaignId: string,
  day: string,
): Promise<{ bySow: Map<string, PostSums>; byNetwork: Map<Network, PostSums>; all: PostSums | undefined }> {
  type Row = PostSums & { sow_id: string | null; social_type: Network | null };
  const { rows } = await db.execute<Row>(sql`
    with post as (${postsOf(campaignId, day)}), reading as (${stateOf(campaignId, day)}),
    state as (
      select subject_id,
        max(value) filter (where metric = 'view') as view, max(value) filter (where metric = 'reaction') as reaction,
        max(value) filter (where metric = 'comment') as comment, max(value) filter (where metric = 'share') as share,
        max(value) filter (where metric = 'brand_mention') as brand_mention
      from reading group by subject_id
    )
    select sow_id, social_type, ${sums}
    from post left join state on state.subject_id = post.id
    group by grouping sets ((sow_id), (social_type), ())`);
  const bySow = new Map<string, PostSums>();
  const byNetwork = new Map<Network, PostSums>();
  let all: PostSums | undefined;
  for (const row of rows) {
    const { sow_id, social_type, ...figures } = row;
    if (sow_id) bySow.set(sow_id, figures);
    else if (social_type) byNetwork.set(social_type, figures);
    else all = figures;
  }
  return { bySow, byNetwork, all };
}

/** What a SOW promises and costs, in VND: online and offline prices together, null where neither is set. */
export type SowTargets = {
  id: string;
  kol: KolRef;
  social_type: Network | null;
  post_format: PostFormat | null;
  is_online: boolean;
  followers: number | null;
  post_count: number;
  kpi_like: number | null;
  kpi_share: number | null;
  kpi_comment: number | null;
  kpi_views: number | null;
  kpi_engagement: number | null;
  kpi_buzz: number | null;
  kpi_mentions: number | null;
  engagement_rate: number | null;
  price: number | null;
  booking_price: number | null;
};

const eitherPrice = (online: SQL, offline: SQL): SQL =>
  sql`case when coalesce(${online}, ${offline}) is not null then coalesce(${online}, 0) + coalesce(${offline}, 0) end`;
const price = eitherPrice(sql`sale_price`, sql`off_sale_price`);
const bookingPrice = eitherPrice(sql`booking_price`, sql`off_booking_price`);

/** A campaign's SOWs, oldest first. */
export async function sowTargets(db: Db, campaignId: string): Promise<SowTargets[]> {
  const { rows } = await db.execute<SowTargets>(sql`
    select s.id, json_build_object('id', k.id, 'code', k.code, 'stage_name', k.stage_name,
        'avatar', ${pictureUrl(sql`k.avatar_file_id`)}) as kol,
      s.social_type, s.post_format, s.is_online, s.followers, s.post_count, s.kpi_like, s.kpi_share, s.kpi_comment,
      s.kpi_views, s.kpi_engagement, s.kpi_buzz, s.kpi_mentions, s.engagement_rate,
      ${price} as price, ${bookingPrice} as booking_price
    from sows s join kols k on k.id = s.kol_id
    where s.campaign_id = ${campaignId} order by s.created_at, s.id`);
  return rows;
}

export type Promises = Pick<
  SowTargets,
  'kpi_like' | 'kpi_share' | 'kpi_comment' | 'kpi_views' | 'kpi_engagement' | 'kpi_buzz' | 'kpi_mentions'
> & { post_count: number | null };

export type CampaignSums = Promises & {
  price: number | null;
  booking_price: number | null;
  followers: number | null;
};

/**
 * The campaign's prices in VND, what its SOWs promise together, and its followers: each KOL counted once per network of
 * its online SOWs.
 */
export async function campaignSums(db: Db, campaignId: string): Promise<CampaignSums | undefined> {
  const {
    rows: [sums],
  } = await db.execute<CampaignSums>(sql`
    select sum(${price}) as price, sum(${bookingPrice}) as booking_price, sum(post_count) as post_count,
      sum(kpi_like) as kpi_like, sum(kpi_share) as kpi_share, sum(kpi_comment) as kpi_comment, sum(kpi_views) as kpi_views,
      sum(kpi_engagement) as kpi_engagement, sum(kpi_buzz) as kpi_buzz, sum(kpi_mentions) as kpi_mentions,
      (select sum(followers) from (
        select max(followers) as followers from sows where campaign_id = ${campaignId} and is_online
        group by kol_id, social_type) reached) as followers
    from sows where campaign_id = ${campaignId}`);
  return sums;
}

/** How the sums over all posts, and the numbers of known values in them, changed on a day. */
export type DailyChange = {
  day: string;
  views: number;
  views_known: number;
  engagement: number;
  engagement_known: number;
  buzz: number;
  buzz_known: number;
};

// Days are 24 hours from midnight at +07:00 (domain/dates.ts); the interval is cheaper per row than the zone's rules.
const dayIn = (instant: SQL): SQL => sql`((${instant} at time zone 'UTC') + interval '7 hours')::date`;

/** The days up to `day` on which anything was read, oldest first. A reading before its post appeared counts from then on. */
export async function dailyChanges(db: Db, campaignId: string, day: string): Promise<DailyChange[]> {
  const { rows } = await db.execute<DailyChange>(sql`
    with post as (${postsOf(campaignId, day)}),
    change as (
      select subject_id, metric, captured_at, value, lag(value) over readings as before
      from metric_snapshots
      where owner_id = ${campaignId} and captured_at < ${endOf(day)}
        and metric in ('view', 'reaction', 'comment', 'share')
      window readings as (partition by subject_id, metric order by captured_at)
    ),
    daily as (
      select greatest(${dayIn(sql`captured_at`)}, ${dayIn(sql`post_time`)}) as day, metric,
        sum(coalesce(value, 0) - coalesce(before, 0)) as value,
        sum((value is not null)::int - (before is not null)::int) as known
      from change join post on post.id = change.subject_id group by 1, 2
    )
    select day,
      coalesce(sum(value) filter (where metric = 'view'), 0) as views,
      coalesce(sum(known) filter (where metric = 'view'), 0) as views_known,
      coalesce(sum(value) filter (where metric <> 'view'), 0) as engagement,
      coalesce(sum(known) filter (where metric <> 'view'), 0) as engagement_known,
      coalesce(sum(value) filter (where metric in ('comment', 'share')), 0) as buzz,
      coalesce(sum(known) filter (where metric in ('comment', 'share')), 0) as buzz_known
    from daily group by day order by day`);
  return rows;
}

/** The day the campaign's first post known to have appeared by `day` did, or null. */
export async function firstPostDay(db: Db, campaignId: string, day: string): Promise<string | null> {
  const {
    rows: [row],
  } = await db.execute<{ day: string | null }>(
    sql`with post as (${postsOf(campaignId, day)}) select ${dayIn(sql`min(post_time)`)} as day from post`,
  );
  return row?.day ?? null;
}

export type ReportTexts = Pick<
  FinalReport,
  | 'key_finding'
  | 'key_finding_top_1'
  | 'key_finding_top_2'
  | 'key_finding_top_3'
  | 'key_recommendation'
  | 'scorecard_metric'
>;

/** What the manager wrote into the campaign's report, if anything. */
export async function reportTexts(db: Db, campaignId: string): Promise<ReportTexts | undefined> {
  const {
    rows: [texts],
  } = await db.execute<ReportTexts>(sql`
    select key_finding, key_finding_top_1, key_finding_top_2, key_finding_top_3, key_recommendation, scorecard_metric
    from report_texts where campaign_id = ${campaignId}`);
  return texts;
}
