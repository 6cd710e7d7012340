import { sql } from 'drizzle-orm';
import type { KolBrand, KolHashtag } from '../../domain/hashtags/types';
import { brandVisible } from '../brands/queries/list';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { arrayOf, pictureUrl, selectRows } from '../db/list';
import { visibleCampaign } from '../social/queries/overview';

/** A hashtag of a KOL; `id` null where no such hashtag is kept. */
export interface KolTagRow extends KolHashtag {
  id: string | null;
}

/**
 * The hashtags of a KOL, the most used first: those noted for it, and those its active posts bear in campaigns the viewer
 * has. Known without `#`, accents and case; written as kept, else as most posts write them.
 */
export function findKolTags(db: Db, viewer: Viewer, kolId: string): Promise<KolTagRow[]> {
  return selectRows<KolTagRow>(
    db,
    sql`with borne as (
        select spelled.plain, mode() within group (order by ltrim(tag, '#')) as tag, count(distinct p.id)::int as posts,
          max(coalesce(p.post_time, p.created_at)) as last_used_at
        from campaign_posts p join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id
          cross join lateral unnest(p.hashtags) tag
          cross join lateral (select trim(normalise_tags(array[tag])) as plain) spelled
        where p.kol_id = ${kolId} and p.is_active and spelled.plain <> '' and ${visibleCampaign(viewer)}
        group by spelled.plain
      ), kept as (
        select h.id, ltrim(h.tag, '#') as tag, trim(normalise_tags(array[h.tag])) as plain,
          exists (select 1 from kol_hashtags kh where kh.hashtag_id = h.id and kh.kol_id = ${kolId}) as noted
        from hashtags h
      )
      select k.id, coalesce(k.tag, o.tag) as tag, coalesce(o.posts, 0) as posts,
        ${isoInstant(sql`o.last_used_at`)} as last_used_at
      from borne o full join kept k on k.plain = o.plain
      where o.plain is not null or k.noted
      order by posts desc, tag, k.id`,
  );
}

/** The brands that have any of these hashtags, each with which, and with its campaigns of the viewer the KOL has SOWs in. */
export function findBrandsOfTags(
  db: Db,
  viewer: Viewer,
  kolId: string,
  hashtagIds: readonly string[],
): Promise<(Omit<KolBrand, 'hashtags'> & { hashtag_ids: string[] })[]> {
  return selectRows(
    db,
    sql`select b.id, b.code, b.name, ${pictureUrl(sql`b.logo_file_id`)} as logo,
        (select count(*)::int from campaigns c where c.brand_id = b.id and ${visibleCampaign(viewer)}
          and exists (select 1 from sows s where s.campaign_id = c.id and s.kol_id = ${kolId})) as campaign_total,
        owned.hashtag_ids
      from brands b join (select brand_id, array_agg(hashtag_id) as hashtag_ids from brand_hashtags
        where hashtag_id = any(${arrayOf(hashtagIds, 'uuid')}) group by brand_id) owned on owned.brand_id = b.id
      where ${brandVisible(viewer)}`,
  );
}
