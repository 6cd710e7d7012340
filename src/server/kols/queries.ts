import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../domain/kols/schema';
import type { KolDetail, KolListItem } from '../../domain/kols/types';
import type { KolStatus } from '../../domain/kols/values';
import { largestNumber, paging } from '../../domain/limits';
import type { Page } from '../../domain/lists';
import { normalise } from '../../domain/text';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { personJson } from '../db/fragments';
import { allOf, arrayOf, containing, estimatedRows, pictureUrl, selectRows } from '../db/list';
import { selectPrepared } from '../db/prepared';
import { Remembered } from '../remembered';

/** A page of cards; `total` null = not counted, counted up to the bound asked for. */
interface Found {
  data: KolListItem[];
  total: number | null;
}

const estimatesByDatabase = new WeakMap<Db, Remembered<number>>();

/** Totals that are estimates anyway need not be made anew for every page. */
function estimatesOf(db: Db): Remembered<number> {
  const known = estimatesByDatabase.get(db) ?? new Remembered<number>(60_000, 1_000);
  estimatesByDatabase.set(db, known);
  return known;
}

/** Where the list looks its matches up: `k` has kol_id and created_at, or search, of each, once. */
interface Matches {
  from: SQL;
  where: SQL;
}

/**
 * KOLs the viewer may see, filtered and sorted; filters on withheld fields are ignored for reduced viewers.
 * One statement finds the page and its total; `count=none` leaves the total out.
 */
export async function findKols(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Page<KolListItem>> {
  const { page, size, sort: _sort, count, ...filters } = query;
  const estimates = estimatesOf(db);
  const key = JSON.stringify([visibleStatuses(viewer), viewer?.kolId, filters]);
  const known = count ? undefined : estimates.get(key);
  const { data, total } = await search(db, viewer, known ? { ...query, count: 'none' } : query);
  if (known) return { data, page, size, total: known, estimated: true };
  if (count === 'none' || total === null) return { data, page, size };
  if (count === 'exact' || total <= paging.exactCount) return { data, page, size, total };
  const { from, where } = matchesOf(viewer, query, foreseen);
  const estimate = Math.max(total, await estimatedRows(db, sql`select 1 from ${from} where ${where}`));
  estimates.set(key, estimate);
  return { data, page, size, total: estimate, estimated: true };
}

async function search(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Found> {
  const reach = reachOf(viewer, query);
  const name = nameAlone(viewer, query);
  const newestFirst = !query.sort || query.sort === 'DATEDESC';
  const rows =
    reach && newestFirst && !ofFacets(viewer, query)
      ? await selectPrepared<Found>(db, 'kols_by_reach', newestByReach, reachValues(reach, query))
      : name && newestFirst
        ? await selectPrepared<Found>(db, 'kols_by_name', newestByName, nameValues(name, viewer, query))
        : await selectRows<Found>(db, query.stage_name ? once(viewer, query) : twice(viewer, query));
  return rows[0] ?? { data: [], total: null };
}

/** How far matches are counted; null = all of them. */
function countBound({ count }: KolListQuery): number | null {
  if (count === 'exact') return null;
  return count === 'none' ? 0 : paging.exactCount + 1;
}

/** Page and count each by the plan that suits it: for filters that leave many. */
function twice(viewer: Viewer | null, query: KolListQuery): SQL {
  const { from, where } = matchesOf(viewer, query);
  const { key, order } = orderOf(query);
  const counted = sql`select count(*)::int from (select 1 from ${from} where ${where} limit ${countBound(query)}) counted`;
  return sql`with m as (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${order} limit ${query.size} offset ${(query.page - 1) * query.size})
    select (${cardsOf(query)}) as data, ${query.count === 'none' ? sql`null` : sql`(${counted})`} as total`;
}

/** Page and count from one pass: a text is dear to look up and leaves few. */
function once(viewer: Viewer | null, query: KolListQuery): SQL {
  const { from, where } = matchesOf(viewer, query);
  const { key, order } = orderOf(query);
  const offset = (query.page - 1) * query.size;
  const bound = countBound(query);
  return sql`with found as materialized (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${order} limit ${bound === null ? null : Math.max(bound, offset + query.size)}),
    m as (select * from found limit ${query.size} offset ${offset})
    select (${cardsOf(query)}) as data, (select count(*)::int from found) as total`;
}

function orderOf({ sort }: KolListQuery): { key: SQL; order: SQL; direction: SQL } {
  const key = sort?.startsWith('NAME') ? sql`k.search` : sql`k.created_at`;
  const direction = sort?.endsWith('ASC') ? sql`asc` : sql`desc`;
  return { key, order: sql`${key} ${direction}, k.kol_id ${direction}`, direction };
}

/** The cards of the page `m`, as one JSON list. */
function cardsOf(query: KolListQuery): SQL {
  const { direction } = orderOf(query);
  return sql`select coalesce(json_agg(c.card order by m.key ${direction}, m.kol_id ${direction}), '[]'::json)
    from m join kol_cards c on c.kol_id = m.kol_id`;
}

/** `named` says how a text is looked for in the names. */
function matchesOf(viewer: Viewer | null, query: KolListQuery, named = found): Matches {
  const reach = reachOf(viewer, query);
  const others = ofFacets(viewer, query, named);
  if (!reach) {
    const sectors = sectorsOf(query);
    const inSectors = sectors.length > 0 && sql`k.sector_ids && ${arrayOf(sectors, 'uuid')}`;
    return {
      from: sql`kol_facets k`,
      where: allOf(visible(viewer, sql`k.kol_id`), others, inSectors, onNetworks(query)),
    };
  }
  const where = sql`k.social_type = ${reach.network} and k.sector_id = ${reach.sector}
    and k.followers between ${reach.least} and ${reach.most} and k.below < ${reach.least} and k.hidden <= ${reach.hidden}`;
  if (!others && !query.sort?.startsWith('NAME')) return { from: sql`kol_reach k`, where };
  const joined = sql`(select f.* from kol_reach k join kol_facets f on f.kol_id = k.kol_id where ${where}) k`;
  return { from: joined, where: others ?? sql`true` };
}

function sectorsOf({ sectors, sector_ids, category_sectors }: KolListQuery): string[] {
  return [...(sectors ?? []), ...(sector_ids ?? []), ...(category_sectors ?? [])];
}

function visible(viewer: Viewer | null, id: SQL): SQL {
  return allOf(
    sql`k.status = any(${arrayOf(visibleStatuses(viewer), 'text')})`,
    viewer?.type === 'kol' && sql`${id} = ${viewer.kolId}::uuid`,
  );
}

function visibleStatuses(viewer: Viewer | null): KolStatus[] {
  return viewer && !viewer.reduced ? ['active', 'pending'] : ['active'];
}

function ofFacets(viewer: Viewer | null, query: KolListQuery, named = found): SQL | undefined {
  const staff = viewer && !viewer.reduced;
  const conditions = [
    query.stage_name && named(query.stage_name),
    staff && query.status && sql`k.status = any(${arrayOf(query.status, 'text')})`,
    query.kol_type && sql`k.type = ${query.kol_type}`,
    query.the_talent_partner !== undefined && sql`k.the_talent_partner = ${query.the_talent_partner}`,
    query.job_ids && sql`k.job_codes && ${arrayOf(query.job_ids, 'text')}`,
    staff && query.min_booking_price !== undefined && sql`k.booking_price_to >= ${query.min_booking_price}`,
    staff && query.max_booking_price !== undefined && sql`k.booking_price_from <= ${query.max_booking_price}`,
  ];
  return conditions.some(Boolean) ? allOf(...conditions) : undefined;
}

/** search_grams cuts names into five letters each; a shorter text has none. */
const hasGrams = (text: string) => normalise(text).length >= 5;
/** The planner foresees well how many names are like a text. */
const foreseen = (text: string) => sql`k.search like ${containing(text)}`;

function found(text: string): SQL {
  if (!hasGrams(text)) return foreseen(text);
  return sql`strpos(k.search, normalise_text(${text})) <> 0
    and search_grams(k.search) @> search_grams(normalise_text(${text}))`;
}

/** The text asked for where nothing else is asked. */
function nameAlone(viewer: Viewer | null, query: KolListQuery): string | undefined {
  const { page: _page, size: _size, sort: _sort, count: _count, stage_name: name, ...others } = query;
  if (!name || !hasGrams(name) || viewer?.type === 'kol') return undefined;
  return Object.values(others).every((value) => value === undefined) ? name : undefined;
}

function nameValues(name: string, viewer: Viewer | null, query: KolListQuery): unknown[] {
  const bound = query.count === 'none' ? fewMatches + 1 : (countBound(query) ?? largestNumber);
  return [name, visibleStatuses(viewer), bound, query.size, (query.page - 1) * query.size];
}

const bearing = `k.status = any($2::text[]) and strpos(k.search, (select name from asked)) <> 0`;

// Few matches are sorted; many, of which a page soon has enough, are met from the newest on.
const newestByName = `
  with asked as materialized (select normalise_text($1) as name),
  found as materialized (select k.kol_id, k.created_at from kol_facets k
    where ${bearing} and search_grams(k.search) @> (select search_grams(name) from asked) limit $3::bigint),
  counted as materialized (select count(*) as total from found),
  m as (
    (select kol_id, created_at from found where (select total from counted) < $3::bigint
      order by created_at desc, kol_id desc limit $4::int offset $5::int)
    union all
    (select k.kol_id, k.created_at from kol_facets k where (select total from counted) >= $3::bigint and ${bearing}
      order by k.created_at desc, k.kol_id desc limit $4::int offset $5::int)
  )
  select (select total::int from counted) as total, (
    select coalesce(json_agg(c.card order by m.created_at desc, m.kol_id desc), '[]'::json)
    from m join kol_cards c on c.kol_id = m.kol_id) as data`;

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

/** One network, at most one sector and a range of followers: what kol_reach answers by itself. */
interface Reach {
  network: string;
  sector: string;
  least: number;
  most: number;
  /** The most hidden state shown, as in kol_reach. */
  hidden: number;
}

const anySector = '00000000-0000-0000-0000-000000000000';

function reachOf(viewer: Viewer | null, query: KolListQuery): Reach | undefined {
  const [network, ...networks] = query.social_type ?? [];
  const [sector = anySector, ...sectors] = sectorsOf(query);
  if (!network || networks.length > 0 || sectors.length > 0 || viewer?.type === 'kol') return undefined;
  // Without a range also accounts of unknown size count, which stand as -1.
  const least = query.min_followers ?? (query.max_followers === undefined ? -1 : 0);
  return {
    network,
    sector,
    least,
    most: query.max_followers ?? largestNumber,
    hidden: visibleStatuses(viewer).length - 1,
  };
}

const fewMatches = 500;

function reachValues({ network, sector, least, most, hidden }: Reach, query: KolListQuery): unknown[] {
  const bound = query.count === 'none' ? fewMatches + 1 : countBound(query);
  return [network, sector, least, most, hidden, bound, query.size, (query.page - 1) * query.size];
}

const inReach = `k.social_type = $1 and k.sector_id = $2::uuid and k.below < $3 and k.hidden <= $5`;
const newestPage = 'order by k.created_at desc, k.kol_id desc limit $7::int offset $8::int';

// Its plan is the same for all values: the count, made first, says whether to sort few matches or to walk from the
// newest. `+ 0` keeps the walk from being planned as a search by followers.
const newestByReach = `
  with counted as materialized (select count(*)::int as total from (
    select 1 from kol_reach k where ${inReach} and k.followers between $3 and $4 limit $6::int) bounded),
  m as (
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) <= ${fewMatches}
      and ${inReach} and k.followers between $3 and $4 ${newestPage})
    union all
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) > ${fewMatches}
      and ${inReach} and k.followers + 0 between $3 and $4 ${newestPage})
  )
  select (select total from counted) as total, (
    select coalesce(json_agg(c.card order by m.created_at desc, m.kol_id desc), '[]'::json)
    from m join kol_cards c on c.kol_id = m.kol_id) as data`;

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
