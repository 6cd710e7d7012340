import { eq, type SQL, sql } from 'drizzle-orm';
import { flagOf } from '../../domain/languages/rules';
import type { LanguageQuery } from '../../domain/languages/schema';
import type { Language } from '../../domain/languages/types';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { allOf, oneOf, selectRows } from '../db/list';
import { languages } from '../db/schema/settings';

/** Those without a flag of their own have their country's. */
async function select(db: Db, where: SQL): Promise<Language[]> {
  const rows = await selectRows<Language>(
    db,
    sql`select l.id, l.code, l.language, l.country_code, l.flag, l.enable, l.version,
      ${isoInstant(sql`l.created_at`)} as created_at, ${isoInstant(sql`l.updated_at`)} as updated_at
    from languages l where ${where} order by l.created_at, l.id`,
  );
  return rows.map((row) => ({ ...row, flag: row.flag ?? flagOf(row.country_code) }));
}

/** Languages, oldest first; with `enable` only those switched on or off. */
export function findLanguages(db: Db, query: Partial<LanguageQuery> = {}): Promise<Language[]> {
  const { enable } = query;
  return select(db, allOf(oneOf(sql`l.id`, query), enable !== undefined && sql`l.enable = ${enable}`));
}

/** A language; null if there is none. */
export async function findLanguage(db: Db, id: string): Promise<Language | null> {
  const [found] = await select(db, sql`l.id = ${id}`);
  return found ?? null;
}

/** A language, locked so that two edits of it come one after the other; null if there is none. */
export async function lockLanguage(db: Db, id: string) {
  const [row] = await db.select().from(languages).where(eq(languages.id, id)).for('update');
  return row ?? null;
}

/** Lets one transaction at a time write keywords and words or take their language away; the lock ends with the transaction. */
export async function lockTranslations(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('translations', 0))`);
}

/** Adds a language. */
export async function insertLanguage(db: Db, row: typeof languages.$inferInsert): Promise<void> {
  await db.insert(languages).values(row);
}

/** Changes a language, one version further. */
export async function updateLanguageRow(
  db: Db,
  id: string,
  values: Partial<typeof languages.$inferInsert>,
): Promise<void> {
  await db
    .update(languages)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(languages.id, id));
}

/** Deletes a language with its translations, and frees the users who chose it; answers how many of each. */
export async function deleteLanguageRow(db: Db, id: string): Promise<{ users: number; translations: number }> {
  const [lost] = await selectRows<{ translations: number }>(
    db,
    sql`select count(*) as translations from translations where language_id = ${id}`,
  );
  const freed = await db.execute(sql`update users set language_id = null where language_id = ${id}`);
  await db.delete(languages).where(eq(languages.id, id));
  return { users: freed.rowCount ?? 0, translations: lost?.translations ?? 0 };
}
