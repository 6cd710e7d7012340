import { type SQL, sql } from 'drizzle-orm';
import { plainTag } from '../../../domain/hashtags/rules';
import type { HashtagSettingsQuery } from '../../../domain/hashtags/schema';
import type { HashtagSetting, HashtagSuggestion } from '../../../domain/hashtags/types';
import type { ListQuery, Page } from '../../../domain/lists';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { allOf, arrayOf, beginning, containing, listPage, selectRows } from '../../db/list';
import { brandsJson, categoryJson } from './search';

const columns = (viewer: Viewer): SQL => sql`h.id, h.tag, ${categoryJson} as category, ${brandsJson(viewer)} as brands,
    h.post_count, h.kol_count, ${isoInstant(sql`h.first_seen`)} as first_seen, ${isoInstant(sql`h.last_seen`)} as last_seen,
    case when h.classified then 'classified' else 'unclassified' end as status, h.version`;

const ownedBy = (brandId: string): SQL =>
  sql`exists (select 1 from brand_hashtags own where own.hashtag_id = h.id and own.brand_id = ${brandId})`;

/** A page of hashtags; unless another order is asked for those to be classified first, the most used of them on top. */
export function findSettings(
  db: Db,
  viewer: Viewer,
  query: Omit<HashtagSettingsQuery, 'sort'> & ListQuery,
): Promise<Page<HashtagSetting>> {
  const { search, status, brand_id, category, sort } = query;
  return listPage<HashtagSetting>(db, query, {
    columns: columns(viewer),
    from: sql`from hashtags h`,
    where: allOf(
      search && sql`h.plain like ${containing(search.replace(/^#+/, ''))}`,
      status && sql`h.classified = ${status === 'classified'}`,
      brand_id && ownedBy(brand_id),
      category && sql`h.category_id = ${category}`,
    ),
    order: {
      name: sql`h.plain`,
      date: sort ? sql`h.created_at` : sql`(not h.classified) desc, h.post_count`,
      id: sql`h.id`,
    },
    own: { USES: sql`h.post_count` },
  });
}

/** These hashtags, by their ids. */
export function findSettingsOf(db: Db, viewer: Viewer, ids: readonly string[]): Promise<HashtagSetting[]> {
  return selectRows<HashtagSetting>(
    db,
    sql`select ${columns(viewer)} from hashtags h where h.id = any(${arrayOf(ids, 'uuid')})
      order by array_position(${arrayOf(ids, 'uuid')}, h.id)`,
  );
}

/** Hashtags that begin with a text, then those that contain it, the most used first. */
export function findSuggestions(db: Db, search: string, most: number): Promise<HashtagSuggestion[]> {
  const plain = plainTag(search);
  return selectRows<HashtagSuggestion>(
    db,
    sql`select id, tag, post_count as posts from (
        (select h.*, 0 as place from hashtags h where h.plain like ${beginning(plain)} order by h.post_count desc, h.id limit ${most})
        union all
        (select h.*, 1 from hashtags h where h.plain like ${containing(plain)} and h.plain not like ${beginning(plain)}
          order by h.post_count desc, h.id limit ${most})
      ) found order by place, post_count desc, id limit ${most}`,
  );
}
