import { sql } from 'drizzle-orm';
import type { TodayPost, WaitingPosts } from '../../../domain/today/types';
import { postThumbnail } from '../../campaigns/queries/detail';
import { campaignFrom, campaignVisible, ownParts } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';

/** The newest counted posts of a KOL with the figures last read, and how many there are. */
export async function findOwnPosts(db: Db, viewer: Viewer, size: number): Promise<WaitingPosts> {
  const own = sql`${campaignFrom} join campaign_posts p on p.campaign_id = c.id
    where ${allOf(campaignVisible(viewer), sql`p.is_active`, ownParts(viewer, 'p'))}`;
  const [count] = await selectRows<{ total: number }>(db, sql`select count(*) as total ${own}`);
  const first = await selectRows<TodayPost>(
    db,
    sql`with own as (select p.*, json_build_object('id', c.id, 'name', c.name, 'status', c.status) as campaign ${own}
        order by p.post_time desc nulls last, p.id desc limit ${size})
      select p.id, p.sow_id, ${kolJson('k')} as kol, p.social_type, ${isoInstant(sql`p.post_time`)} as post_time, p.url_post,
        p.content, p.hashtags, p.is_short_video, ${postThumbnail}, null as shortened_link, null as original_url,
        null as clicks, p.campaign,
        m.view, m.reaction, m.comment, m.share, m.brand_mention, ${isoInstant(sql`m.metrics_at`)} as metrics_at, m.metrics_source
      from own p join kols k on k.id = p.kol_id left join lateral (
        select max(value) filter (where metric = 'view') as view, max(value) filter (where metric = 'reaction') as reaction,
          max(value) filter (where metric = 'comment') as comment, max(value) filter (where metric = 'share') as share,
          max(value) filter (where metric = 'brand_mention') as brand_mention, max(captured_at) as metrics_at,
          (array_agg(source order by captured_at desc))[1] as metrics_source
        from metric_latest where owner_id = p.campaign_id and subject_id = p.id
      ) m on true
      order by p.post_time desc nulls last, p.id desc`,
  );
  return { total: count?.total ?? 0, first };
}
