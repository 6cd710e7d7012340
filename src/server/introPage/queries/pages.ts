import { desc, eq, sql } from 'drizzle-orm';
import type { IntroVersionsQuery } from '../../../domain/introPage/schema';
import type { IntroVersion } from '../../../domain/introPage/types';
import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { Page } from '../../../domain/lists';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { allOf, listPage, selectRows } from '../../db/list';
import { introPages } from '../../db/schema/settings';

type NewPage = typeof introPages.$inferInsert;

/** What is published in a language; null until something is. */
export async function findPublished(db: Db, lang: BuiltInLanguage) {
  const [row] = await db
    .select()
    .from(introPages)
    .where(eq(introPages.lang, lang))
    .orderBy(desc(introPages.created_at), desc(introPages.id))
    .limit(1);
  return row ?? null;
}

/** Something that was published; null where there is no such version. */
export async function findVersion(db: Db, id: string) {
  const [row] = await db.select().from(introPages).where(eq(introPages.id, id));
  return row ?? null;
}

/** Publishes a page: the newest of its language is the one shown. */
export async function insertPage(db: Db, page: NewPage): Promise<void> {
  await db.insert(introPages).values(page);
}

/** Pages that were published, newest first. */
export function findVersions(db: Db, query: IntroVersionsQuery): Promise<Page<IntroVersion>> {
  return listPage<IntroVersion>(db, query, {
    columns: sql`p.id, p.lang, ${isoInstant(sql`p.created_at`)} as created_at,
      case when u.id is null then null else ${personJson('u')} end as created_by,
      not exists (select 1 from intro_pages later where later.lang = p.lang
        and (later.created_at, later.id) > (p.created_at, p.id)) as shown`,
    from: sql`from intro_pages p left join users u on u.id = p.created_by`,
    where: allOf(query.lang !== undefined && sql`p.lang = ${query.lang}`),
    order: { name: sql`p.lang`, date: sql`p.created_at`, id: sql`p.id` },
  });
}

/** Whether a language is one the product ships and is switched on. */
export async function isSwitchedOn(db: Db, lang: string): Promise<boolean> {
  const rows = await selectRows<{ enable: boolean }>(db, sql`select enable from languages where code = ${lang}`);
  return rows[0]?.enable ?? false;
}
