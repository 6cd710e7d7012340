import { sql } from 'drizzle-orm';
import type { Period } from '../../../domain/analytics/period';
import type { Day } from '../../../domain/units';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { sumsAsOf } from '../../reports/queries/sumsAsOf';
import { earningCampaignsOf } from './campaigns';
import { bookingPrice, reached, salePrice } from './figures';

/** What the campaigns that start in a month cost, promise and got; sums in digits, null where nothing is known. */
export interface StartedMonth {
  month: string;
  campaigns: number;
  budget: string;
  sale: string;
  booking: string;
  margin: string;
  /** Sale price and engagement of those whose engagement is known, so many of them; views alike. */
  cpe_campaigns: number;
  cpe_sale: string | null;
  engagement: string | null;
  cpv_campaigns: number;
  cpv_sale: string | null;
  views: string | null;
  clicked_campaigns: number;
  clicked_sale: string | null;
  clicks: string | null;
  kpis_met: number;
  kpis_missed: number;
}

/** The campaigns that started in a period, by the month they started in, with what they got by its end. */
export function startedByMonth(db: Db, viewer: Viewer, period: Period): Promise<StartedMonth[]> {
  const kpis = (comparison: '>=' | '<') => {
    const one = (got: string, target: string) =>
      sql.raw(`coalesce((c.status = 'done' and ${target} > 0 and ${got} ${comparison} ${target})::int, 0)`);
    const posts = one('coalesce(g.posts, 0)', 'p.posts');
    return sql`sum(${posts} + ${one('g.views', 'p.views')} + ${one('g.engagement', 'p.engagement')})`;
  };
  return selectRows<StartedMonth>(
    db,
    sql`with started as materialized (
      select c.id, c.status, c.start_date, c.budget ${earningCampaignsOf(viewer, period)}
        and c.start_date >= ${period.start_date}::date),
    promised as (
      select s.campaign_id, sum(${salePrice}) as sale, sum(${bookingPrice}) as booking, sum(s.post_count) as posts,
        sum(s.kpi_views) as views, sum(s.kpi_engagement) as engagement
      from sows s where s.campaign_id in (select id from started) group by s.campaign_id),
    got as (select campaign_id, ${reached}
      from (${sumsAsOf(sql`in (select id from started)`, period.end_date)}) sums group by campaign_id),
    clicked as (
      select p.campaign_id, coalesce(sum(d.people), 0) as clicks
      from campaign_posts p left join shortener_days d on d.shortener_id = p.shortener_id and d.day <= ${period.end_date}::date
      where p.campaign_id in (select id from started) and p.is_active and p.shortener_id is not null group by p.campaign_id)
    select to_char(c.start_date, 'YYYY-MM') as month, count(*) as campaigns, sum(c.budget)::text as budget,
      coalesce(sum(p.sale), 0)::text as sale, coalesce(sum(p.booking), 0)::text as booking,
      (coalesce(sum(p.sale), 0) - coalesce(sum(p.booking), 0))::text as margin,
      count(g.engagement) as cpe_campaigns, (sum(p.sale) filter (where g.engagement is not null))::text as cpe_sale,
      sum(g.engagement)::text as engagement,
      count(g.views) as cpv_campaigns, (sum(p.sale) filter (where g.views is not null))::text as cpv_sale,
      sum(g.views)::text as views, count(l.clicks) as clicked_campaigns,
      (sum(p.sale) filter (where l.clicks is not null))::text as clicked_sale, sum(l.clicks)::text as clicks, ${kpis('>=')} as kpis_met, ${kpis('<')} as kpis_missed
    from started c left join promised p on p.campaign_id = c.id
      left join got g on g.campaign_id = c.id
      left join clicked l on l.campaign_id = c.id
    group by 1 order by 1`,
  );
}

/** Views and engagement that were read in a month of a period; null where none were. */
export interface ReadMonth {
  month: string;
  views: number | null;
  engagement: number | null;
}

/** What was read on the days of a period, by month, of campaigns that have results. */
export function readByMonth(db: Db, viewer: Viewer, { start_date, end_date }: { start_date: Day; end_date: Day }) {
  return selectRows<ReadMonth>(
    db,
    sql`with read as materialized (
      select d.day, sum(d.view) as views, sum(d.reaction + d.comment + d.share) as engagement from report_days d
      where d.readings > 0 and d.day >= ${start_date}::date and d.day <= ${end_date}::date
        and d.campaign_id in (select c.id ${earningCampaignsOf(viewer, {})}) group by d.day)
    select to_char(day, 'YYYY-MM') as month, sum(views) as views, sum(engagement) as engagement
    from read group by 1 order by 1`,
  );
}

/** Clicks of people on the short links of posts, by the month of a period; a month without any has no row. */
export function clicksByMonth(db: Db, viewer: Viewer, { start_date, end_date }: { start_date: Day; end_date: Day }) {
  return selectRows<{ month: string; clicks: number }>(
    db,
    sql`select to_char(d.day, 'YYYY-MM') as month, sum(d.people) as clicks
      from shortener_days d join campaign_posts p on p.shortener_id = d.shortener_id
      where d.day >= ${start_date}::date and d.day <= ${end_date}::date and p.is_active
        and p.campaign_id in (select c.id ${earningCampaignsOf(viewer, {})})
      group by 1 order by 1`,
  );
}
