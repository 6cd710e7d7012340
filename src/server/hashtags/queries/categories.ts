import { eq, type SQL, sql } from 'drizzle-orm';
import type { HashtagCategory } from '../../../domain/hashtags/types';
import type { Db } from '../../db/connection';
import { allOf, containing, oneOf, selectRows } from '../../db/list';
import { hashtagCategories } from '../../db/schema/hashtags';

function select(db: Db, where: SQL): Promise<HashtagCategory[]> {
  return selectRows<HashtagCategory>(
    db,
    sql`select g.id, g.name, (select count(*)::int from hashtags h where h.category_id = g.id) as hashtag_total, g.version
      from hashtag_categories g where ${where} order by g.plain, g.id`,
  );
}

/** Categories by name, those whose name holds the text. */
export function findCategories(
  db: Db,
  query: { search?: string | undefined; ids?: string[] | undefined },
): Promise<HashtagCategory[]> {
  return select(db, allOf(oneOf(sql`g.id`, query), query.search && sql`g.plain like ${containing(query.search)}`));
}

/** A category; null where there is none. */
export async function findCategory(db: Db, id: string): Promise<HashtagCategory | null> {
  const [found] = await select(db, sql`g.id = ${id}`);
  return found ?? null;
}

/** A category, locked until the transaction ends; null where there is none. */
export async function lockCategory(db: Db, id: string) {
  const [row] = await db.select().from(hashtagCategories).where(eq(hashtagCategories.id, id)).for('update');
  return row ?? null;
}

/** Adds a category. */
export async function insertCategory(db: Db, row: typeof hashtagCategories.$inferInsert): Promise<void> {
  await db.insert(hashtagCategories).values(row);
}

/** Renames a category, one version further. */
export async function renameCategory(db: Db, id: string, name: string): Promise<void> {
  await db
    .update(hashtagCategories)
    .set({ name, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(hashtagCategories.id, id));
}

/** Deletes a category; its hashtags have none then, and answers how many those are. */
export async function deleteCategory(db: Db, id: string): Promise<number> {
  const freed = await db.execute(sql`update hashtags set category_id = null, version = version + 1, updated_at = now()
    where category_id = ${id}`);
  await db.delete(hashtagCategories).where(eq(hashtagCategories.id, id));
  return freed.rowCount ?? 0;
}
