import { type SQL, sql } from 'drizzle-orm';
import { hashtagLimits } from '../../../domain/hashtags/rules';
import type { FoundHashtag, HashtagBrand, HashtagKol } from '../../../domain/hashtags/types';
import { brandVisible } from '../../brands/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, isoInstant, kolJson } from '../../db/fragments';
import { arrayOf, pictureUrl, selectRows } from '../../db/list';
import { kolVisible } from '../../kols/queries/matches';
import { isUseSeen, usesSeen } from './uses';

/** Hashtags that were asked for, as they are compared. */
interface AskedTags {
  tags: readonly string[];
  plains: readonly string[];
}

/** The category of hashtag `h`; null of none. */
export const categoryJson = sql`(select json_build_object('id', category.id, 'name', category.name)
    from hashtag_categories category where category.id = h.category_id)`;

/** The brands whose own hashtag `h` is, those the viewer may see. */
export const brandsJson = (viewer: Viewer): SQL => sql`coalesce((select json_agg(${companyJson('b')} order by b.name)
    from brand_hashtags own join brands b on b.id = own.brand_id where own.hashtag_id = h.id and ${brandVisible(viewer)}), '[]')`;

/** Posts in a group of uses `u`; one that bears several of the tags counts once. */
const postsOf = ({ plains }: AskedTags): SQL => (plains.length > 1 ? sql`count(distinct u.post_id)` : sql`count(*)`);

/** The hashtags asked for, in their order, with the uses the viewer sees; nobody's has no id. */
export function findTags(db: Db, viewer: Viewer, { tags, plains }: AskedTags): Promise<FoundHashtag[]> {
  const isSeen = isUseSeen(viewer);
  const seenAt = (end: 'min' | 'max') =>
    sql`(select ${sql.raw(end)}(u.at) from hashtag_uses u where u.plain = asked.plain and ${isSeen})`;
  return selectRows<FoundHashtag>(
    db,
    sql`select h.id, coalesce(h.tag, asked.tag) as tag, ${categoryJson} as category, ${brandsJson(viewer)} as brands,
        n.posts, n.kols, ${isoInstant(seenAt('min'))} as first_seen, ${isoInstant(seenAt('max'))} as last_seen,
        (select count(distinct b.id)::int ${usesSeen(viewer)} and u.campaign_id is not null and u.plain = asked.plain) as brand_total
      from unnest(${arrayOf(tags, 'text')}, ${arrayOf(plains, 'text')}) with ordinality asked (tag, plain, place)
        left join hashtags h on h.plain = asked.plain
        cross join lateral (select coalesce(sum(by.posts), 0)::int as posts, count(*)::int as kols
          from (select count(*) as posts from hashtag_uses u where u.plain = asked.plain and ${isSeen} group by u.kol_id) by) n
      order by asked.place`,
  );
}

/** The KOLs whose posts bear any of the hashtags, most posts first, and how many there are. */
export async function findTagKols(
  db: Db,
  viewer: Viewer,
  asked: AskedTags,
): Promise<{ kols: HashtagKol[]; kol_total: number }> {
  const [plains, isSeen] = [arrayOf(asked.plains, 'text'), isUseSeen(viewer)];
  const rows = await selectRows<HashtagKol & { total: number }>(
    db,
    sql`with used as (
        select u.kol_id, ${postsOf(asked)} as posts, max(u.at) as last_at from hashtag_uses u
        where u.plain = any(${plains}) and ${isSeen} group by u.kol_id
      ), best as materialized (
        select used.*, count(*) over () as total from used join kols k on k.id = used.kol_id
        where ${kolVisible(viewer, sql`k.id`)} order by posts desc, last_at desc, kol_id limit ${hashtagLimits.shown}
      )
      select card.id, card.code, card.stage_name, card.avatar, best.posts::int as posts, best.total,
        array(select h.tag from hashtags h where h.plain = any(${plains}) and exists (select from hashtag_uses u
          where u.plain = h.plain and u.kol_id = best.kol_id and ${isSeen}) order by h.tag) as tags,
        ${isoInstant(sql`(select min(u.at) from hashtag_uses u
          where u.plain = any(${plains}) and u.kol_id = best.kol_id and ${isSeen})`)} as first_used_at, ${isoInstant(sql`best.last_at`)} as last_used_at,
        (select max(s.follower_count) from socials s where s.kol_id = k.id) as followers,
        array(select distinct s.social_type from socials s where s.kol_id = k.id order by 1) as networks
      from best join kols k on k.id = best.kol_id
        cross join lateral json_to_record(${kolJson('k')}) as card (id uuid, code text, stage_name text, avatar text)
      order by best.posts desc, best.last_at desc, best.kol_id`,
  );
  return { kols: rows.map(({ total: _, ...kol }) => kol), kol_total: rows[0]?.total ?? 0 };
}

/** The brands whose campaigns' posts bear any of the hashtags, most posts first, and those whose own they are. */
export async function findTagBrands(
  db: Db,
  viewer: Viewer,
  asked: AskedTags,
): Promise<{ brands: HashtagBrand[]; brand_total: number }> {
  const plains = arrayOf(asked.plains, 'text');
  const rows = await selectRows<HashtagBrand & { total: number }>(
    db,
    sql`with used as materialized (
        select b.id, ${postsOf(asked)} as posts, array_agg(distinct u.plain) as plains, min(u.at) as first_at, max(u.at) as last_at
        ${usesSeen(viewer)} and u.campaign_id is not null and u.plain = any(${plains}) group by b.id
      ), own as materialized (
        select bh.brand_id as id, array_agg(h.plain) as plains from brand_hashtags bh join hashtags h on h.id = bh.hashtag_id
        where h.plain = any(${plains}) group by bh.brand_id
      )
      select b.id, b.code, b.name, ${pictureUrl(sql`b.logo_file_id`)} as logo, coalesce(used.posts, 0)::int as posts,
        own.id is not null as is_own, count(*) over () as total,
        array(select h.tag from hashtags h where h.plain = any(used.plains || own.plains) order by h.tag) as tags,
        ${isoInstant(sql`used.first_at`)} as first_used_at, ${isoInstant(sql`used.last_at`)} as last_used_at
      from used full join own on own.id = used.id join brands b on b.id = coalesce(used.id, own.id)
      where ${brandVisible(viewer)}
      order by coalesce(used.posts, 0) desc, is_own desc, b.name, b.id limit ${hashtagLimits.shown}`,
  );
  return { brands: rows.map(({ total: _, ...brand }) => brand), brand_total: rows[0]?.total ?? 0 };
}
