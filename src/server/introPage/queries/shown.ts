import { sql } from 'drizzle-orm';
import type { ShownKol } from '../../../domain/introPage/shown';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, pictureUrl, selectRows } from '../../db/list';
import { rememberedByDatabase } from '../../remembered';

/** KOLs the page features while nobody chose any. */
const mostFeatured = 12;

/** Active featured KOLs: those asked for, else the ones with most followers, as they are themselves. */
export function findFeaturedKols(db: Db, ids: readonly string[], language: string): Promise<ShownKol[]> {
  const job = language === 'vi' ? sql`j.name` : sql`j.name_en`;
  return selectRows(
    db,
    sql`select k.id, k.stage_name as name, ${pictureUrl(sql`k.avatar_file_id`)} as image,
      coalesce((select string_agg(${job}, ', ' order by j.position) from kol_jobs kj join jobs j on j.code = kj.job_code
        where kj.kol_id = k.id), '') as jobs,
      coalesce(s.socials, '[]'::json) as socials
    from kols k left join lateral (
      select json_agg(json_build_object('social_type', social_type, 'follower_count', follower_count)
        order by follower_count desc nulls last) as socials, sum(follower_count) as followers
      from socials where kol_id = k.id and is_linked) s on true
    where ${allOf(
      sql`k.status = 'active' and k.outstanding and k.public and k.deleted_at is null`,
      ids.length > 0 && sql`k.id = any(${arrayOf(ids, 'uuid')})`,
    )}
    order by s.followers desc nulls last, k.id limit ${Math.max(ids.length, mostFeatured)}`,
  );
}

/** Sums over the posts of campaigns, as their reports count them; null = unknown. */
export interface ReadSums {
  engagement: number | null;
  buzz: number | null;
  comment: number | null;
  view: number | null;
}

/** Adding up every reading is not worth doing for every visitor. */
const sumsOf = rememberedByDatabase<ReadSums>(10 * 60_000, 1);

/**
 * What the active posts of all campaigns but cancelled ones came to, by their latest readings (spec 1 §2 home: the
 * headline metrics); up to ten minutes old.
 */
export async function findReadSums(db: Db): Promise<ReadSums> {
  const known = sumsOf(db).get('');
  if (known) return known;
  const rows = await selectRows<ReadSums>(
    db,
    sql`select sum(m.value) filter (where m.metric in ('reaction', 'comment', 'share'))::float8 as engagement,
      sum(m.value) filter (where m.metric in ('comment', 'share'))::float8 as buzz,
      sum(m.value) filter (where m.metric = 'comment')::float8 as comment,
      sum(m.value) filter (where m.metric = 'view')::float8 as view
    from campaign_posts p join campaigns c on c.id = p.campaign_id and c.status <> 'cancel' and c.deleted_at is null
    join metric_latest m on m.owner_id = p.campaign_id and m.subject_id = p.id
    where p.is_active`,
  );
  const sums = rows[0] ?? { engagement: null, buzz: null, comment: null, view: null };
  sumsOf(db).set('', sums);
  return sums;
}
