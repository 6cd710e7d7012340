import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../domain/kols/schema';
import type { KolDetail, KolListItem } from '../../domain/kols/types';
import type { Page } from '../../domain/lists';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { personJson, sectorsJson } from '../db/fragments';
import { allOf, arrayOf, containing, listPage, pictureUrl, selectRows } from '../db/list';

const socialsJson = sql`coalesce((select json_agg(json_build_object('id', s.id, 'social_type', s.social_type, 'url', s.url,
  'name', s.name, 'is_verified', s.is_verified, 'follower_count', s.follower_count) order by s.follower_count desc nulls last, s.id)
  from socials s where s.kol_id = k.id), '[]'::json)`;

const listColumns = sql`k.id, k.code, k.stage_name, ${pictureUrl(sql`k.avatar_file_id`)} as avatar, k.type, k.bio,
  k.the_talent_partner, k.outstanding, k.status, k.booking_price_from, k.booking_price_to, k.created_at as create_date, k.version,
  ${sectorsJson('kol_sectors', 'kol_id', sql`k.id`)} as sectors,
  array(select job_code from kol_jobs where kol_id = k.id order by job_code) as jobs, ${socialsJson} as socials`;

const detailColumns = sql`${listColumns}, k.fullname, k.gender, k.marriage, k.birthdate, k.description, k.note,
  ${pictureUrl(sql`k.group_photo_file_id`)} as group_photo,
  case when u.id is null then null else ${personJson('u')} end as "createdBy"`;

function visible(viewer: Viewer | null): SQL {
  return allOf(
    sql`k.deleted_at is null`,
    !viewer || viewer.reduced ? sql`k.status = 'active'` : sql`k.status <> 'reject'`,
    viewer?.type === 'kol' && sql`k.id = ${viewer.kolId}::uuid`,
  );
}

function onNetworks(query: KolListQuery): SQL | undefined {
  const { social_type, min_followers, max_followers } = query;
  if (!social_type && min_followers === undefined && max_followers === undefined) return undefined;
  return sql`exists (select 1 from socials s where ${allOf(
    sql`s.kol_id = k.id`,
    social_type && sql`s.social_type = any(${arrayOf(social_type, 'text')})`,
    min_followers !== undefined && sql`s.follower_count >= ${min_followers}`,
    max_followers !== undefined && sql`s.follower_count <= ${max_followers}`,
  )})`;
}

function inSectors(ids: readonly string[]): SQL {
  return sql`exists (select 1 from kol_sectors ks where ks.kol_id = k.id and ks.sector_id = any(${arrayOf(ids, 'uuid')}))`;
}

/** KOLs the viewer may see, filtered and sorted; filters on withheld fields are ignored for reduced viewers. */
export function findKols(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Page<KolListItem>> {
  const staff = viewer && !viewer.reduced;
  const sectors = [...(query.sectors ?? []), ...(query.sector_ids ?? []), ...(query.category_sectors ?? [])];
  return listPage<KolListItem>(db, query, {
    columns: listColumns,
    from: sql`from kols k`,
    where: allOf(
      visible(viewer),
      query.stage_name && sql`k.search like ${containing(query.stage_name)}`,
      staff && query.status && sql`k.status = any(${arrayOf(query.status, 'text')})`,
      query.kol_type && sql`k.type = ${query.kol_type}`,
      query.the_talent_partner !== undefined && sql`k.the_talent_partner = ${query.the_talent_partner}`,
      sectors.length > 0 && inSectors(sectors),
      query.job_ids &&
        sql`exists (select 1 from kol_jobs kj where kj.kol_id = k.id and kj.job_code = any(${arrayOf(query.job_ids, 'text')}))`,
      onNetworks(query),
      staff && query.min_booking_price !== undefined && sql`k.booking_price_to >= ${query.min_booking_price}`,
      staff && query.max_booking_price !== undefined && sql`k.booking_price_from <= ${query.max_booking_price}`,
    ),
    order: { name: sql`k.search`, date: sql`k.created_at`, id: sql`k.id` },
  });
}

type DetailRow = Omit<KolDetail, 'average'>;

/** One KOL the viewer may see; null otherwise. */
export async function findKol(db: Db, viewer: Viewer | null, id: string): Promise<Omit<KolDetail, 'average'> | null> {
  const rows = await selectRows<DetailRow>(
    db,
    sql`select ${detailColumns}
    from kols k left join users u on u.id = k.created_by where ${allOf(visible(viewer), sql`k.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}

/** A KOL's index: the mean of the last 10 campaign posts per network (CONTRACT.md §5); unknown metrics are left out. */
export async function findAverages(db: Db, kolId: string): Promise<KolDetail['average']> {
  const rows = await selectRows<KolDetail['average']>(
    db,
    sql`
    with recent as (
      select p.id, p.campaign_id, row_number() over (partition by p.social_type order by p.post_time desc nulls last, p.id desc) as place
      from campaign_posts p where p.kol_id = ${kolId} and p.is_active
    ), measured as (
      select r.id, max(m.value) filter (where m.metric = 'view') as view, max(m.value) filter (where m.metric = 'reaction') as reaction,
        max(m.value) filter (where m.metric = 'comment') as comment, max(m.value) filter (where m.metric = 'share') as share
      from recent r left join metric_latest m on m.owner_id = r.campaign_id and m.subject_id = r.id
      where r.place <= 10 group by r.id
    )
    select round(avg(view), 2) as view, round(avg(reaction), 2) as like, round(avg(comment), 2) as comment, round(avg(share), 2) as share,
      round(avg(case when coalesce(reaction, comment, share) is null then null
        else coalesce(reaction, 0) + coalesce(comment, 0) + coalesce(share, 0) end), 2) as engagement
    from measured`,
  );
  return rows[0] ?? { view: null, like: null, comment: null, share: null, engagement: null };
}
