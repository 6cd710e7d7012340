import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { builtInLanguages } from '../../domain/languages/rules';
import type { Page } from '../../domain/lists';
import type { TranslationFilter, TranslationListQuery } from '../../domain/translations/schema';
import type { Translation } from '../../domain/translations/types';
import type { Db } from '../db/connection';
import { allOf, arrayOf, containing, listPage, selectRows } from '../db/list';
import { languages, translationKeywords, translations } from '../db/schema/settings';
import { builtInKeys, builtInKeysContaining } from './builtIn';

/** A keyword with the words that were written down for it; the built-in ones are the product's, not the database's. */
export interface StoredKeyword {
  id: string;
  key: string;
  version: number;
  translations: Translation[];
}

/** A word somebody wrote, and the code of its language. */
export interface WrittenWord {
  key: string;
  code: string;
  text: string;
}

const columns = sql`k.id, k.key, k.version, coalesce((select json_agg(json_build_object('translateId', t.id,
  'language_id', t.language_id, 'translation', t.translation, 'version', t.version))
  from translations t where t.keyword_id = k.id), '[]'::json) as translations`;

/** Keywords found in their key, a written word, or a built-in word that nobody replaced. */
function found(search: string): SQL {
  const builtIn = builtInLanguages.map(
    (code) => sql`k.key = any(${arrayOf(builtInKeysContaining(search, code), 'text')}) and not exists (
      select 1 from translations t join languages l on l.id = t.language_id where t.keyword_id = k.id and l.code = ${code})`,
  );
  return sql`(normalise_text(k.key) like ${containing(search)}
    or k.id in (select t.keyword_id from translations t where t.search like ${containing(search)})
    or ${sql.join(builtIn, sql` or `)})`;
}

/** That keyword k has no word in language l; what is built in, or passed on by a `former` key, is never missing. */
const isLacking = (former: readonly WrittenWord[]) => sql`not (l.code = any(${arrayOf(builtInLanguages, 'text')})
    and k.key = any(${arrayOf(builtInKeys, 'text')}))
  and (k.key, l.code) not in (select * from unnest(
    ${arrayOf(keysOf(former), 'text')}, ${arrayOf(codesOf(former), 'text')}))
  and not exists (select 1 from translations t where t.keyword_id = k.id and t.language_id = l.id)`;

const keysOf = (words: readonly WrittenWord[]) => words.map(({ key }) => key);
const codesOf = (words: readonly WrittenWord[]) => words.map(({ code }) => code);

/** Keywords without a word in some language, or in the given one. */
function lacking(languageId: string | undefined, former: readonly WrittenWord[]): SQL {
  return sql`exists (select 1 from languages l
    where ${allOf(languageId && sql`l.id = ${languageId}`, isLacking(former))})`;
}

const area = sql`split_part(k.key, '.', 1)`;

const matching = (
  { search, missing, language_id, area: asked }: TranslationFilter,
  former: readonly WrittenWord[],
): SQL => allOf(search && found(search), missing && lacking(language_id, former), asked && sql`${area} = ${asked}`);

/** A page of keywords, by key unless asked otherwise; `former` keys count for those they pass their words on to. */
export function findKeywords(
  db: Db,
  query: TranslationListQuery,
  former: readonly WrittenWord[],
): Promise<Page<StoredKeyword>> {
  return listPage(
    db,
    { ...query, sort: query.sort ?? 'NAMEASC' },
    {
      columns,
      from: sql`from translation_keywords k`,
      where: matching(query, former),
      order: { name: sql`k.key`, date: sql`k.created_at`, id: sql`k.id` },
    },
  );
}

/** Every keyword the filter finds, by key. */
export function findAllKeywords(
  db: Db,
  filter: TranslationFilter,
  former: readonly WrittenWord[],
): Promise<StoredKeyword[]> {
  return selectRows(
    db,
    sql`select ${columns} from translation_keywords k where ${matching(filter, former)} order by k.key, k.id`,
  );
}

/** How many keywords there are, and the first parts of their keys. */
export async function findAreas(db: Db): Promise<{ total: number; areas: string[] }> {
  const rows = await selectRows<{ area: string; total: number }>(
    db,
    sql`select ${area} as area, count(*) as total from translation_keywords k group by 1 order by 1`,
  );
  return { total: rows.reduce((sum, { total }) => sum + total, 0), areas: rows.map((row) => row.area) };
}

/** How many keywords lack a word in each language, by its id; a language that lacks none is left out. */
export async function countLacking(db: Db, former: readonly WrittenWord[]): Promise<Map<string, number>> {
  const rows = await selectRows<{ id: string; total: number }>(
    db,
    sql`select l.id, count(*) as total from languages l cross join translation_keywords k
      where ${isLacking(former)} group by l.id`,
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** A keyword; null if there is none. */
export async function findKeyword(db: Db, id: string): Promise<StoredKeyword | null> {
  const rows = await selectRows<StoredKeyword>(
    db,
    sql`select ${columns} from translation_keywords k where k.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** How a key collides with those there are, the keyword itself aside: it is there, or one lies under the other. */
export async function findCollision(db: Db, key: string, exceptId: string | null): Promise<'same' | 'overlaps' | null> {
  const [row] = await selectRows<{ key: string }>(
    db,
    sql`select k.key from translation_keywords k where k.id is distinct from ${exceptId}::uuid and (k.key = ${key}
      or starts_with(k.key, ${`${key}.`}) or starts_with(${key}, k.key || '.')) order by k.key = ${key} desc limit 1`,
  );
  if (!row) return null;
  return row.key === key ? 'same' : 'overlaps';
}

/** Adds keywords. */
export async function insertKeywords(db: Db, rows: readonly { id: string; key: string }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(translationKeywords).values(rows.slice(start, start + 1_000));
  }
}

/** Renames a keyword, one version further. */
export async function renameKeywordRow(db: Db, id: string, key: string): Promise<void> {
  await db
    .update(translationKeywords)
    .set({ key, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(translationKeywords.id, id));
}

/** Deletes a keyword with its words. */
export async function deleteKeywordRow(db: Db, id: string): Promise<void> {
  await db.delete(translationKeywords).where(eq(translationKeywords.id, id));
}

/** A word to write. */
export interface NewTranslation {
  id: string;
  keyword_id: string;
  language_id: string;
  translation: string;
}

/** Writes words: new ones are added, those there are replaced, one version further. */
export async function writeTranslations(db: Db, rows: readonly NewTranslation[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insert(translations)
      .values(rows.slice(start, start + 1_000))
      .onConflictDoUpdate({
        target: [translations.keyword_id, translations.language_id],
        set: {
          translation: sql`excluded.translation`,
          version: sql`${translations.version} + 1`,
          updated_at: new Date(),
        },
      });
  }
}

/** Deletes a word. */
export async function deleteTranslationRow(db: Db, id: string): Promise<void> {
  await db.delete(translations).where(eq(translations.id, id));
}

const selectWords = (db: Db, where: SQL): Promise<WrittenWord[]> =>
  db
    .select({ key: translationKeywords.key, code: languages.code, text: translations.translation })
    .from(translations)
    .innerJoin(translationKeywords, eq(translationKeywords.id, translations.keyword_id))
    .innerJoin(languages, eq(languages.id, translations.language_id))
    .where(where);

/** Every word written down in these languages. */
export function findWords(db: Db, codes: readonly string[]): Promise<WrittenWord[]> {
  return selectWords(db, inArray(languages.code, [...codes]));
}

/** Every word written down under these keys. */
export function findWordsUnder(db: Db, keys: readonly string[]): Promise<WrittenWord[]> {
  return selectWords(db, inArray(translationKeywords.key, [...keys]));
}

/** Whether people may choose the language. */
export async function isEnabled(db: Db, code: string): Promise<boolean> {
  const rows = await db
    .select({ id: languages.id })
    .from(languages)
    .where(and(eq(languages.code, code), eq(languages.enable, true)));
  return rows.length > 0;
}

/**
 * A text that changes with every write of a language, a keyword or a word. Instants alone would not do: a write that
 * began earlier may be seen later.
 */
export async function findMark(db: Db): Promise<string> {
  const mark = (table: 'languages' | 'translation_keywords' | 'translations') =>
    sql`(select concat_ws('-', count(*), sum(version), max(updated_at)) from ${sql.raw(table)})`;
  const [row] = await selectRows<{ mark: string }>(
    db,
    sql`select concat_ws('_', ${mark('languages')}, ${mark('translation_keywords')}, ${mark('translations')}) as mark`,
  );
  return row?.mark ?? '';
}
