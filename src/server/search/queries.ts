import { type SQL, sql } from 'drizzle-orm';
import { can } from '../../domain/access';
import { postName } from '../../domain/postName';
import { idEndOf, requestCode } from '../../domain/requests/rules';
import type { CampaignHit, HashtagHit, PostHit, SearchHit } from '../../domain/search/types';
import { type Asked, isShort, searchLimits } from '../../domain/search/words';
import { brandVisible } from '../brands/queries/list';
import { campaignFrom, campaignVisible, ownParts } from '../campaigns/queries/list';
import type { Viewer } from '../context';
import { customerVisible } from '../customers/queries/list';
import type { Db } from '../db/connection';
import { allOf, beginning, beginningAWord, containing, pictureUrl, selectRows } from '../db/list';
import { found, kolVisible, nameOf } from '../kols/queries/matches';
import { requestVisible } from '../requests/queries/read';
import { userVisible } from '../users/queries';

/** So many matches are ranked; of a text that more bear, those that begin with it are among them. */
const ranked = 200;

interface Source {
  columns: SQL;
  from: SQL;
  id: SQL;
  visible: SQL;
  /** The stored text with its index. */
  search: SQL;
  name: SQL;
  /** How a phrase longer than a short word is looked for within the text. */
  within?: typeof found;
}

/** KOLs by stage name and code; by full name too for those who see it. */
export function findKolHits(db: Db, viewer: Viewer, asked: Asked): Promise<SearchHit[]> {
  return best(db, asked, {
    columns: sql`kols.id, kols.code, kols.stage_name as name, ${pictureUrl(sql`kols.avatar_file_id`)} as picture`,
    from: sql`from kol_facets k join kols on kols.id = k.kol_id`,
    id: sql`k.kol_id`,
    visible: allOf(
      kolVisible(viewer, sql`k.kol_id`),
      asked.tagged && sql`k.kol_id in (select p.kol_id ${bearing(viewer, asked)})`,
    ),
    search: nameOf(viewer),
    name: sql`kols.stage_name`,
    within: found,
  });
}

/** Brands by name and code. */
export function findBrandHits(db: Db, viewer: Viewer, asked: Asked): Promise<SearchHit[]> {
  return best(db, asked, {
    columns: sql`b.id, b.code, b.name, ${pictureUrl(sql`b.logo_file_id`)} as picture`,
    from: sql`from brands b`,
    id: sql`b.id`,
    visible: allOf(brandVisible(viewer), asked.tagged && sql`b.id in (select c.brand_id ${bearing(viewer, asked)})`),
    search: sql`b.search`,
    name: sql`b.name`,
  });
}

/** Customers by name, trading name, code and tax number. */
export function findCustomerHits(db: Db, viewer: Viewer, asked: Asked): Promise<SearchHit[]> {
  return best(db, asked, {
    columns: sql`cu.id, cu.code, cu.name, ${pictureUrl(sql`cu.logo_file_id`)} as picture`,
    from: sql`from customers cu`,
    id: sql`cu.id`,
    visible: customerVisible(viewer),
    search: sql`cu.search`,
    name: sql`cu.name`,
  });
}

/** Campaigns by name and code; cancelled ones for those who may read that list. */
export function findCampaignHits(db: Db, viewer: Viewer, asked: Asked): Promise<CampaignHit[]> {
  return best<CampaignHit>(db, asked, {
    columns: sql`c.id, c.code, c.name, ${pictureUrl(sql`coalesce(c.avatar_file_id, c.cover_file_id)`)} as picture, c.status`,
    from: campaignFrom,
    id: sql`c.id`,
    visible: allOf(listed(viewer), asked.tagged && sql`c.id in (select p.campaign_id ${bearing(viewer, asked)})`),
    search: sql`c.search`,
    name: sql`c.name`,
  });
}

/** Campaign requests by name, brand, customer and code. */
export async function findRequestHits(db: Db, viewer: Viewer, asked: Asked): Promise<SearchHit[]> {
  const hits = await best(db, asked, {
    columns: sql`r.id, '' as code, r.request_name as name, ${pictureUrl(sql`r.brand_cover_file_id`)} as picture`,
    from: sql`from campaign_requests r`,
    id: sql`r.id`,
    visible: requestVisible(viewer),
    search: idEndOf(asked.phrase) ? sql`('yc-' || right(r.id::text, 8))` : sql`r.search`,
    name: sql`r.request_name`,
  });
  return hits.map((hit) => ({ ...hit, code: requestCode(hit.id) }));
}

/** Users by full name, code and username. */
export function findUserHits(db: Db, viewer: Viewer, asked: Asked): Promise<SearchHit[]> {
  return best(db, asked, {
    columns: sql`u.id, u.code, u.fullname as name, ${pictureUrl(sql`u.avatar_file_id`)} as picture`,
    from: sql`from users u`,
    id: sql`u.id`,
    visible: userVisible(viewer),
    search: sql`u.search`,
    name: sql`u.fullname`,
  });
}

/** Hashtags of active posts this viewer has, in the spelling most posts have, with how many posts and campaigns bear them. */
export function findHashtagHits(db: Db, viewer: Viewer, tag: string): Promise<HashtagHit[]> {
  return selectRows<HashtagHit>(
    db,
    sql`select mode() within group (order by ltrim(tag, '#')) as tag, count(distinct p.id)::int as posts,
      count(distinct p.campaign_id)::int as campaigns
    from ${posts} cross join lateral unnest(p.hashtags) tag
      cross join lateral (select trim(normalise_tags(array[tag])) as plain) spelled
    where ${allOf(
      counted(viewer),
      sql`p.hashtag_search like ${isShort(tag) ? beginningAWord(tag) : containing(tag)}`,
      sql`spelled.plain like ${isShort(tag) ? beginning(tag) : containing(tag)}`,
    )}
    group by spelled.plain
    order by spelled.plain not like ${beginning(tag)}, spelled.plain <> ${tag}, posts desc, spelled.plain
    limit ${searchLimits.perGroup}`,
  );
}

/** The posts at a canonical address, however it is written, in the campaigns and parts this viewer has, the newest campaign first. */
export function findPostHits(db: Db, viewer: Viewer, link: string): Promise<PostHit[]> {
  return selectRows<PostHit>(
    db,
    sql`select p.id, p.social_type, ${pictureUrl(sql`p.thumbnail_file_id`)} as thumbnail,
      json_build_object('stage_name', k.stage_name, 'avatar', ${pictureUrl(sql`k.avatar_file_id`)}) as kol,
      json_build_object('id', c.id, 'name', c.name, 'status', c.status) as campaign
    from ${posts} join kols k on k.id = p.kol_id
    where ${allOf(
      sql`post_name(p.canonical_url) = ${postName(link)}`,
      listed(viewer),
      viewer.reduced && sql`p.is_active`,
      ownParts(viewer, 'p'),
    )}
    order by c.start_date desc, p.id
    limit ${searchLimits.perGroup}`,
  );
}

function listed(viewer: Viewer): SQL {
  return allOf(
    campaignVisible(viewer),
    !can(viewer.access, 'campaigns_management', 'r_cancel') && sql`c.status <> 'cancel'`,
  );
}

const posts = sql`campaign_posts p join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id`;

/** Posts that count, of the campaigns and parts this viewer has. */
function counted(viewer: Viewer): SQL {
  return allOf(sql`p.is_active`, listed(viewer), ownParts(viewer, 'p'));
}

/** The posts this viewer has that bear the hashtag asked for. */
function bearing(viewer: Viewer, { tag }: Asked): SQL {
  return sql`from ${posts} where ${counted(viewer)} and p.hashtag_search like ${beginningAWord(`${tag} `)}`;
}

/**
 * The first of what matches: texts that begin with the phrase, then words that do, then it elsewhere, then its words
 * apart; of each, names in the accents that were typed come first.
 */
function best<Hit extends SearchHit>(db: Db, asked: Asked, source: Source): Promise<Hit[]> {
  const { columns, from, id, visible, search, within = holding } = source;
  const { phrase, exact, words } = asked;
  const named = sql`select ${id} as id, ${search} as text, lower(${source.name}) as name ${from}`;
  const candidates = (condition: SQL) => sql`(${named} where ${visible} and ${condition} limit ${ranked})`;
  const near = asked.tagged
    ? sql`${named} where ${visible}`
    : sql`${candidates(sql`${search} like ${beginning(phrase)}`)}
      union ${candidates(sql`${search} like ${beginning(phrase)} and lower(${source.name}) like ${beginning(exact)}`)}
      union ${candidates(isShort(phrase) ? hasWord(search, phrase) : within(phrase, search))}`;
  // Words apart come last: they are not looked for where others fill the group.
  const apart = allOf(
    ...words.map((word) => hasWord(search, word)),
    sql`(select count(*) from near) < ${searchLimits.perGroup}`,
  );
  const isOneWord = asked.tagged || (words.length === 1 && words[0] === phrase);
  const met = isOneWord ? sql`select * from near` : sql`select * from near union ${candidates(apart)}`;
  return selectRows<Hit>(
    db,
    sql`with near as materialized (${near}), met as (${met}),
    first as (select met.id, row_number() over (order by case when text like ${beginning(phrase)} then 0
      when text like ${beginningAWord(phrase)} then 1 when text like ${containing(phrase)} then 2 else 3 end,
      name not like ${beginning(exact)}, name not like ${beginningAWord(exact)}, text, met.id) as place
      from met order by place limit ${searchLimits.perGroup})
    select ${columns} ${from} join first on first.id = ${id} order by first.place`,
  );
}

function holding(phrase: string, text: SQL): SQL {
  return sql`${text} like ${containing(phrase)}`;
}

function hasWord(text: SQL, word: string): SQL {
  if (!isShort(word)) return holding(word, text);
  return sql`(${text} like ${beginning(word)} or ${text} like ${beginningAWord(word)})`;
}
