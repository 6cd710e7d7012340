import { sql } from 'drizzle-orm';
import { postMetrics } from '../../../domain/networks';
import type { ReportPost } from '../../../domain/reports/types';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { postsUntil } from './postsUntil';
import { readingsUntil } from './readingsUntil';

/** The posts a report counts at the end of a day (`YYYY-MM-DD`), newest first, with what each had by then; null is unknown. */
export function postsAsOf(db: Db, campaignId: string, day: string): Promise<ReportPost[]> {
  const figures = postMetrics.map(
    (metric) => sql`max(value) filter (where metric = ${metric}) as ${sql.identifier(metric)}`,
  );
  const names = postMetrics.map((metric) => sql`m.${sql.identifier(metric)}`);
  return selectRows<ReportPost>(
    db,
    sql`with post as (${postsUntil([campaignId], day)}), reading as (${readingsUntil([campaignId], day)}),
    m as (select subject_id, max(captured_at) as metrics_at, ${sql.join(figures, sql`, `)} from reading group by subject_id)
    select ${kolJson('k')} as kol, p.social_type, p.url_post, ${isoInstant(sql`p.post_time`)} as post_time,
      ${sql.join(names, sql`, `)}, ${isoInstant(sql`m.metrics_at`)} as metrics_at
    from post join campaign_posts p on p.id = post.id join kols k on k.id = p.kol_id left join m on m.subject_id = p.id
    order by p.post_time desc nulls last, p.id desc`,
  );
}
