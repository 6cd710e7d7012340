import { type SQL, sql } from 'drizzle-orm';
import { evaluationsOfKols } from '../../evaluationAverages/queries';
import { known } from '../../reports/queries/postSums';

/** What a SOW promises, and what of its sums tells whether that came. */
const promises = [
  ['s.post_count', 'coalesce(g.posts, 0)'],
  ['s.kpi_views', 'g.views'],
  ['s.kpi_engagement', 'g.engagement'],
  ['s.kpi_like', 'g.likes'],
  ['s.kpi_comment', 'g.comments'],
  ['s.kpi_share', 'g.shares'],
  ['s.kpi_buzz', 'g.buzz'],
  ['s.kpi_mentions', 'g.mentions'],
  ['s.engagement_rate', 'g.engagement * 100.0 / nullif(s.followers, 0)'],
] as const;

const count = (condition: (target: string, got: string) => string) =>
  sql.raw(promises.map(([target, got]) => `coalesce((${condition(target, got)})::int, 0)`).join(' + '));
const kpisKnown = count((target, got) => `${target} > 0 and ${got} is not null`);
const kpisMet = count((target, got) => `${target} > 0 and ${got} >= ${target}`);

/** Whether the promised posts came by the last day of the campaign; null where nothing tells. */
const onTime: SQL = sql`case when not s.is_online or s.post_count < 1 or s.end_date is null then null
  when p.by_end >= s.post_count then true when p.by_end + p.undated < s.post_count then false end`;

/**
 * `with` parts that tell, of each KOL of `asked` (kol_id), how its SOWs of done campaigns went: `deals`, what they were
 * sold for in VND and got, promises kept, and posts in time; `evaluations`, what customers said of those campaigns. Sums
 * are whole; a SOW that does not know what it got counts with neither price nor result.
 */
export const workParts: SQL = sql`done_sows as materialized (
    select s.*, c.end_date, coalesce(s.sale_price, 0) + coalesce(s.off_sale_price, 0) as price
    from sows s join campaigns c on c.id = s.campaign_id and c.status = 'done' and c.deleted_at is null
    where s.kol_id in (select kol_id from asked)),
  settled as (
    select s.kol_id, s.campaign_id, s.price, g.engagement, g.views, ${kpisKnown} as kpis_of, ${kpisMet} as kpis_met,
      ${onTime} as on_time
    from done_sows s
    left join lateral (select sum(posts) as posts, ${known('view')} as views, ${known('reaction')} as likes,
        ${known('comment')} as comments, ${known('share')} as shares, ${known('brand_mention')} as mentions,
        ${known('reaction', 'comment', 'share')} as engagement, ${known('comment', 'share')} as buzz
      from report_totals t where t.campaign_id = s.campaign_id and t.sow_id = s.id) g on true
    cross join lateral (select
        count(*) filter (where (p.post_time at time zone 'Asia/Ho_Chi_Minh')::date <= s.end_date) as by_end,
        count(*) filter (where p.post_time is null) as undated
      from campaign_posts p where p.sow_id = s.id and p.is_active) p),
  deals as (
    select kol_id, count(distinct campaign_id) as campaigns, count(*) as sows,
      sum(price) filter (where engagement is not null) as engagement_price, sum(engagement) as engagement,
      count(engagement) as cpe_sows, sum(price) filter (where views is not null) as views_price, sum(views) as views,
      count(views) as cpv_sows, sum(kpis_met) as kpis_met, sum(kpis_of) as kpis_of,
      count(*) filter (where on_time) as on_time, count(on_time) as on_time_of
    from settled group by kol_id),
  evaluations as (${evaluationsOfKols(sql`select distinct kol_id, campaign_id from done_sows`)})`;
