import { sql } from 'drizzle-orm';
import type { KolBrand, KolHashtag } from '../../../domain/hashtags/types';
import { brandVisible } from '../../brands/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { arrayOf, pictureUrl, selectRows } from '../../db/list';
import { visibleCampaign } from '../../social/queries/overview';
import { usesSeen } from './uses';

/** A hashtag of a KOL with its id. */
export interface KolTagRow extends KolHashtag {
  id: string;
}

/**
 * The hashtags of a KOL, the most used first: those noted for it, and those its posts bear, in its channels and in
 * campaigns the viewer has; written as they are kept.
 */
export function findKolTags(db: Db, viewer: Viewer, kolId: string): Promise<KolTagRow[]> {
  return selectRows<KolTagRow>(
    db,
    sql`with borne as (
        select u.plain, count(*)::int as posts, max(u.at) as last_used_at ${usesSeen(viewer)} and u.kol_id = ${kolId}
        group by u.plain
      )
      select h.id, h.tag, coalesce(o.posts, 0) as posts, ${isoInstant(sql`o.last_used_at`)} as last_used_at
      from hashtags h left join borne o on o.plain = h.plain
      where o.plain is not null or exists (select 1 from kol_hashtags kh where kh.hashtag_id = h.id and kh.kol_id = ${kolId})
      order by posts desc, h.tag, h.id`,
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
