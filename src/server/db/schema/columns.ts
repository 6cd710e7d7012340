import { type SQL, sql } from 'drizzle-orm';
import { bigint, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key: a UUIDv7 made by the application. */
export const id = () => uuid().primaryKey();

/** An instant, kept in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole VND or a count. */
export const whole = () => bigint({ mode: 'number' });

/** Created, changed, and the version an edit must name (CONTRACT.md §1). */
export const tracked = () => ({
  created_at: instant().notNull().defaultNow(),
  updated_at: instant().notNull().defaultNow(),
  version: integer().notNull().default(1),
});

/** Accent-free lower-case text of other columns, kept by the database for searching. */
export const searchText = (expression: SQL) => text().generatedAlwaysAs(sql`normalise_text(${expression})`);

/** The name of the post at a canonical address (`postName`), as the database makes it. */
export const nameOfPost = (address: unknown): SQL => sql`post_name(${address})`;

/** `check (column in (…))` for a list of values the domain owns. */
export function inList(column: unknown, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
