import { sql } from 'drizzle-orm';
import { plainTag } from '../../../domain/hashtags/rules';
import type { HashtagPostsQuery } from '../../../domain/hashtags/schema';
import type { HashtagPost } from '../../../domain/hashtags/types';
import type { Page } from '../../../domain/lists';
import { postThumbnail } from '../../campaigns/queries/detail';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, arrayOf, listPage } from '../../db/list';
import { kolVisible } from '../../kols/queries/matches';
import { figureColumns, figuresOf } from '../../ledger/queries';
import { usesSeen } from './uses';

/** Posts that bear any of these hashtags, the newest first: of campaigns the viewer has, and of channels. */
export function findTagPosts(db: Db, viewer: Viewer, query: HashtagPostsQuery): Promise<Page<HashtagPost>> {
  const { kol_id, brand_id, hashtags } = query;
  const uses = sql`select u.post_id, min(u.kol_id::text)::uuid as kol_id, min(u.campaign_id::text)::uuid as campaign_id,
      max(u.at) as at, array_agg(u.tag order by u.tag) as tags
    ${usesSeen(viewer)} and ${allOf(
      sql`u.plain = any(${arrayOf(hashtags.map(plainTag), 'text')})`,
      kol_id && sql`u.kol_id = ${kol_id}`,
      brand_id && sql`b.id = ${brand_id}`,
    )} group by u.post_id`;
  return listPage<HashtagPost>(db, query, {
    columns: sql`used.post_id as id, ${kolJson('k')} as kol, coalesce(p.social_type, s.social_type) as social_type,
      coalesce(p.url_post, n.link) as url_post, coalesce(p.content, n.description) as content, used.tags,
      ${isoInstant(sql`coalesce(p.post_time, n.published_at)`)} as post_time,
      case when p.id is null then n.thumbnail else (select thumbnail from (select ${postThumbnail}) picture) end as thumbnail,
      ${figureColumns},
      case when c.id is null then null else json_build_object('id', c.id, 'code', c.code, 'name', c.name) end as campaign`,
    from: sql`from (${uses}) used join kols k on k.id = used.kol_id left join campaign_posts p on p.id = used.post_id
      left join channel_posts n on n.id = used.post_id left join socials s on s.id = n.social_id
      left join campaigns c on c.id = used.campaign_id
      ${figuresOf(sql`coalesce(p.campaign_id, n.kol_id)`, sql`used.post_id`)}`,
    where: kolVisible(viewer, sql`k.id`),
    order: { name: sql`k.stage_name`, date: sql`used.at`, id: sql`used.post_id` },
  });
}
