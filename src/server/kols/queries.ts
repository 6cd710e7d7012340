import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../domain/kols/schema';
import type { KolDetail, KolListItem } from '../../domain/kols/types';
import { largestNumber, paging } from '../../domain/limits';
import type { Page } from '../../domain/lists';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { personJson } from '../db/fragments';
import { allOf, arrayOf, containing, estimatedRows, pictureUrl, selectRows } from '../db/list';

/** Where the list looks its matches up: `k` has kol_id, status and created_at of each, once. */
interface Matches {
  from: SQL;
  where: SQL;
}

/**
 * KOLs the viewer may see, filtered and sorted; filters on withheld fields are ignored for reduced viewers.
 * One statement finds the page and its total; `count=none` leaves the total out.
 */
export async function findKols(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Page<KolListItem>> {
  const { page, size, count } = query;
  const matches = matchesOf(viewer, query);
  const all = sql`select 1 from ${matches.from} where ${matches.where}`;
  const limit = count === 'exact' ? sql`` : sql` limit ${paging.exactCount + 1}`;
  const counted = count === 'none' ? sql`null` : sql`(select count(*)::int from (${all}${limit}) counted)`;
  const [found] = await selectRows<{ data: KolListItem[]; total: number | null }>(
    db,
    sql`select ${cardsOf(matches, query)} as data, ${counted} as total`,
  );
  const { data, total } = found ?? { data: [], total: null };
  if (total === null) return { data, page, size };
  if (count === 'exact' || total <= paging.exactCount) return { data, page, size, total };
  return { data, page, size, total: Math.max(total, await estimatedRows(db, all)), estimated: true };
}

/** The page's cards as one JSON list; only its own rows' cards are read. */
function cardsOf({ from, where }: Matches, { sort, page, size }: KolListQuery): SQL {
  const key = sort?.startsWith('NAME') ? sql`k.search` : sql`k.created_at`;
  const direction = sort?.endsWith('ASC') ? sql`asc` : sql`desc`;
  return sql`(select coalesce(json_agg(c.card order by m.key ${direction}, m.kol_id ${direction}), '[]'::json)
    from (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${key} ${direction}, k.kol_id ${direction} limit ${size} offset ${(page - 1) * size}) m
    join kol_cards c on c.kol_id = m.kol_id)`;
}

function matchesOf(viewer: Viewer | null, query: KolListQuery): Matches {
  const sectors = [...(query.sectors ?? []), ...(query.sector_ids ?? []), ...(query.category_sectors ?? [])];
  const seen = visible(viewer, sql`k.kol_id`);
  const others = ofFacets(viewer, query);
  if (query.social_type?.length !== 1 || sectors.length > 1) {
    const inSectors = sectors.length > 0 && sql`k.sector_ids && ${arrayOf(sectors, 'uuid')}`;
    return { from: sql`kol_facets k`, where: allOf(seen, others, inSectors, onNetworks(query)) };
  }
  const reach = allOf(seen, ofReach(query.social_type, sectors[0], query));
  if (!others && !query.sort?.startsWith('NAME')) return { from: sql`kol_reach k`, where: reach };
  const joined = sql`(select f.* from kol_reach k join kol_facets f on f.kol_id = k.kol_id where ${reach}) k`;
  return { from: joined, where: others ?? sql`true` };
}

function visible(viewer: Viewer | null, id: SQL): SQL {
  return allOf(
    !viewer || viewer.reduced ? sql`k.status = 'active'` : sql`k.status <> 'reject'`,
    viewer?.type === 'kol' && sql`${id} = ${viewer.kolId}::uuid`,
  );
}

function ofFacets(viewer: Viewer | null, query: KolListQuery): SQL | undefined {
  const staff = viewer && !viewer.reduced;
  const conditions = [
    query.stage_name && sql`k.search like ${containing(query.stage_name)}`,
    staff && query.status && sql`k.status = any(${arrayOf(query.status, 'text')})`,
    query.kol_type && sql`k.type = ${query.kol_type}`,
    query.the_talent_partner !== undefined && sql`k.the_talent_partner = ${query.the_talent_partner}`,
    query.job_ids && sql`k.job_codes && ${arrayOf(query.job_ids, 'text')}`,
    staff && query.min_booking_price !== undefined && sql`k.booking_price_to >= ${query.min_booking_price}`,
    staff && query.max_booking_price !== undefined && sql`k.booking_price_from <= ${query.max_booking_price}`,
  ];
  return conditions.some(Boolean) ? allOf(...conditions) : undefined;
}

type FollowerRange = Pick<KolListQuery, 'min_followers' | 'max_followers'>;

function ofReach([network]: string[], sector: string | undefined, range: FollowerRange): SQL {
  // Without a range also accounts of unknown size count, which stand as -1.
  const least = range.min_followers ?? (range.max_followers === undefined ? -1 : 0);
  return allOf(
    sql`k.social_type = ${network}`,
    sector ? sql`k.sector_id = ${sector}` : sql`k.sector_id is null`,
    sql`k.followers between ${least} and ${range.max_followers ?? largestNumber}`,
    sql`k.below < ${least}`,
  );
}

function onNetworks(query: KolListQuery): SQL | undefined {
  const { social_type, min_followers, max_followers } = query;
  if (!social_type && min_followers === undefined && max_followers === undefined) return undefined;
  return sql`exists (select 1 from socials s where ${allOf(
    sql`s.kol_id = k.kol_id`,
    social_type && sql`s.social_type = any(${arrayOf(social_type, 'text')})`,
    min_followers !== undefined && sql`s.follower_count >= ${min_followers}`,
    max_followers !== undefined && sql`s.follower_count <= ${max_followers}`,
  )})`;
}

type DetailRow = Omit<KolDetail, 'average' | keyof KolListItem> & { card: KolListItem };

/** One KOL the viewer may see; null otherwise. */
export async function findKol(db: Db, viewer: Viewer | null, id: string): Promise<Omit<KolDetail, 'average'> | null> {
  const [row] = await selectRows<DetailRow>(
    db,
    sql`select c.card, k.fullname, k.gender, k.marriage, k.birthdate, k.description, k.note,
      ${pictureUrl(sql`k.group_photo_file_id`)} as group_photo,
      case when u.id is null then null else ${personJson('u')} end as "createdBy"
    from kols k join kol_cards c on c.kol_id = k.id left join users u on u.id = k.created_by
    where ${allOf(visible(viewer, sql`k.id`), sql`k.id = ${id}`)}`,
  );
  if (!row) return null;
  const { card, ...rest } = row;
  return { ...card, ...rest };
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
