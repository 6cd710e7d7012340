import { sql } from 'drizzle-orm';
import { brandVisible } from '../../brands/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** A hashtag as it is classified. */
export interface ClassifiedHashtag {
  id: string;
  tag: string;
  plain: string;
  category_id: string | null;
  brand_ids: string[];
  version: number;
}

/** Creates the hashtags among these that are not there yet, in one order. */
export async function insertMissing(
  db: Db,
  rows: readonly { id: string; tag: string; plain: string }[],
): Promise<void> {
  const sorted = [...rows].sort((a, b) => (a.plain < b.plain ? -1 : 1));
  await db.execute(sql`insert into hashtags (id, tag)
    select id, tag from unnest(${arrayOf(
      sorted.map(({ id }) => id),
      'uuid',
    )}, ${arrayOf(
      sorted.map(({ tag }) => tag),
      'text',
    )}) with ordinality as given (id, tag, place) order by place on conflict do nothing`);
}

/** These hashtags, by id or by what makes them one, locked in one order. */
export function lockHashtags(db: Db, ids: readonly string[], plains: readonly string[]): Promise<ClassifiedHashtag[]> {
  return selectRows<ClassifiedHashtag>(
    db,
    sql`with held as materialized (select id from hashtags
        where id = any(${arrayOf(ids, 'uuid')}) or plain = any(${arrayOf(plains, 'text')}) order by plain for update)
      select h.id, h.tag, h.plain, h.category_id, h.version,
        array(select brand_id from brand_hashtags own where own.hashtag_id = h.id order by brand_id) as brand_ids
      from held join hashtags h on h.id = held.id`,
  );
}

/** Which of these brands the viewer may see. */
export async function findBrandIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select b.id from brands b where b.id = any(${arrayOf(ids, 'uuid')}) and ${brandVisible(viewer)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Which of these categories there are. */
export async function findCategoryIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from hashtag_categories where id = any(${arrayOf(ids, 'uuid')}) for key share`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Writes how a hashtag is classified, one version further. */
export async function writeClassified(
  db: Db,
  { id, category_id, brand_ids }: Pick<ClassifiedHashtag, 'id' | 'category_id' | 'brand_ids'>,
): Promise<void> {
  const brands = arrayOf(brand_ids, 'uuid');
  await db.execute(sql`delete from brand_hashtags where hashtag_id = ${id} and brand_id <> all(${brands})`);
  await db.execute(sql`insert into brand_hashtags (brand_id, hashtag_id)
    select brand_id, ${id} from unnest(${brands}) brand_id order by brand_id on conflict do nothing`);
  await db.execute(sql`update hashtags set category_id = ${category_id}, version = version + 1, updated_at = now()
    where id = ${id}`);
}
