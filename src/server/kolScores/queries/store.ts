import { sql } from 'drizzle-orm';
import { kolSizes, sizeClasses } from '../../../domain/kols/score';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { networkParts } from './network';
import { workParts } from './work';

const size = sql.raw(
  `case ${[...kolSizes]
    .reverse()
    .map((name) => `when a.followers >= ${sizeClasses[name]} then '${name}'`)
    .join(' ')} end`,
);

/** A figure of a score and what it is computed from; ratios of whole sums, rounded half up once, to two decimals. */
const figures = {
  social_type: 'a.social_type',
  followers: 'a.followers',
  total_followers: 'a.total_followers',
  sector_id: 'a.sector_id',
  posts: 'coalesce(f.posts, 0)',
  engagement_rate: 'round(f.engagement * 100.0 / nullif(f.engagement_posts * a.followers, 0), 2)',
  view_rate: 'round(f.views * 100.0 / nullif(f.view_posts * a.followers, 0), 2)',
  mean_engagement: 'round(f.engagement * 1.0 / nullif(f.engagement_posts, 0), 2)',
  engagement_posts: 'coalesce(f.engagement_posts, 0)',
  mean_views: 'round(f.views * 1.0 / nullif(f.view_posts, 0), 2)',
  view_posts: 'coalesce(f.view_posts, 0)',
  posts_per_week: 'case when f.rhythm_posts > 1 then round(f.rhythm_posts * 7.0 / f.rhythm_days, 2) end',
  rhythm_posts: 'coalesce(f.rhythm_posts, 0)',
  rhythm_days: 'f.rhythm_days',
  growth_90: 'case when g.readings > 1 then round((g.last - g.first) * 100.0 / nullif(g.first, 0), 2) end',
  growth_readings: 'coalesce(g.readings, 0)',
  growth_days: 'g.days',
  campaigns: 'coalesce(d.campaigns, 0)',
  sows: 'coalesce(d.sows, 0)',
  cpe: 'round(d.engagement_price * 1.0 / nullif(d.engagement, 0), 2)',
  cpe_sows: 'coalesce(d.cpe_sows, 0)',
  cpv: 'round(d.views_price * 1.0 / nullif(d.views, 0), 2)',
  cpv_sows: 'coalesce(d.cpv_sows, 0)',
  kpis_met: 'coalesce(d.kpis_met, 0)',
  kpis_of: 'coalesce(d.kpis_of, 0)',
  on_time: 'coalesce(d.on_time, 0)',
  on_time_of: 'coalesce(d.on_time_of, 0)',
  evaluation_average: 'e.average',
  evaluation_count: 'coalesce(e.count, 0)',
};
const columns = [...Object.keys(figures), 'size'];
const list = (write: (column: string) => string) => sql.raw(columns.map(write).join(', '));

/**
 * Computes the scores of KOLs that are there as of a day (`YYYY-MM-DD`) and keeps them, in one statement; answers the ids
 * of those where anything is another than before (CONTRACT-2 §16 KOL figures).
 */
export async function storeScores(db: Db, ids: readonly string[], today: string): Promise<string[]> {
  const computed = sql.join([...Object.values(figures).map((how) => sql.raw(how)), size], sql`, `);
  const rows = await selectRows<{ kol_id: string }>(
    db,
    sql`with asked as materialized (
      select id as kol_id from kols where id = any(${arrayOf(ids, 'uuid')}) and deleted_at is null),
    ${networkParts(today)}, ${workParts},
    fresh as materialized (
      select * from (select a.kol_id, ${computed} from accounts a left join figures f on f.kol_id = a.kol_id
        left join growths g on g.kol_id = a.kol_id left join deals d on d.kol_id = a.kol_id
        left join evaluations e on e.kol_id = a.kol_id) one (kol_id, ${list((name) => name)})),
    stored as (
      update kol_scores s set ${list((name) => `${name} = fresh.${name}`)}, computed_at = now()
      from fresh where s.kol_id = fresh.kol_id)
    select fresh.kol_id from fresh join kol_scores s on s.kol_id = fresh.kol_id
    where s.computed_at is null or (${list((name) => `s.${name}`)}) is distinct from (${list((name) => `fresh.${name}`)})`,
  );
  return rows.map(({ kol_id }) => kol_id);
}
