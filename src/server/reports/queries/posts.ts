import { sql } from 'drizzle-orm';
import type { ReportPost } from '../../../domain/reports/document';
import { postThumbnail } from '../../campaigns/queries/detail';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { postsUntil } from './postsUntil';
import { readingsUntil } from './readingsUntil';

/** A post of a report with its field of hashtags. */
export type PostWithTags = ReportPost & { hashtags: string[] };

/** The posts a report counts at the end of a day (`YYYY-MM-DD`), newest first, with what each metric was by then. */
export function postsAsOf(db: Db, campaignId: string, day: string): Promise<PostWithTags[]> {
  return selectRows<PostWithTags>(
    db,
    sql`with post as (${postsUntil([campaignId], day)}), reading as (${readingsUntil([campaignId], day)}),
    m as (
      select subject_id, json_object_agg(metric, json_build_object('value', value, 'source', source,
        'captured_at', ${isoInstant(sql`captured_at`)})) as metrics
      from reading where captured_at is not null group by subject_id
    )
    select p.id, p.sow_id, s.number as sow_number, ${kolJson('k')} as kol, p.social_type, s.post_format, p.url_post,
      ${postThumbnail}, p.content, p.hashtags, ${isoInstant(sql`p.post_time`)} as post_time, coalesce(m.metrics, '{}'::json) as metrics
    from post join campaign_posts p on p.id = post.id join sows s on s.id = p.sow_id join kols k on k.id = p.kol_id
      left join m on m.subject_id = p.id
    order by p.post_time desc nulls last, p.id desc`,
  );
}
