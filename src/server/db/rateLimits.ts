import { sql } from 'drizzle-orm';
import type { Db } from './connection';
import { arrayOf, selectRows } from './list';
import { rateLimits } from './schema/identity';

/** Tries of a key within a span: how many, and seconds since the last one. */
export interface Tries {
  tries: number;
  age: number;
}

/** Lets one caller at a time decide about these keys, until the transaction ends. */
export async function lockKeys(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select unnest(${arrayOf([...keys].sort(), 'text')}) as key) keys`);
}

/** The tries of a key in the last `seconds`. */
export async function readTries(db: Db, key: string, seconds: number): Promise<Tries> {
  const rows = await selectRows<Tries>(
    db,
    sql`select coalesce(sum(tries), 0)::int as tries,
      coalesce(extract(epoch from clock_timestamp() - max(window_start)), 0)::float8 as age
      from rate_limits where key = ${key} and window_start > clock_timestamp() - make_interval(secs => ${seconds})`,
  );
  return rows[0] ?? { tries: 0, age: 0 };
}

/** Counts one try of each key, or as many as are said; answers the instant it is kept under, which takes it back. */
export async function insertTries(db: Db, keys: readonly string[], tries = 1): Promise<string> {
  const rows = await selectRows<{ at: string }>(
    db,
    sql`with instant as (select clock_timestamp() as at)
      insert into rate_limits (key, window_start, tries) select key, at, ${tries}::int
      from unnest(${arrayOf(keys, 'text')}) key, instant
      on conflict (key, window_start) do update set tries = rate_limits.tries + ${tries}::int
      returning window_start::text as at`,
  );
  return rows[0]?.at ?? '';
}

/** Takes back the tries of these keys kept under one instant. */
export async function deleteTries(db: Db, keys: readonly string[], at: string): Promise<void> {
  await db.execute(
    sql`delete from rate_limits where key = any(${arrayOf(keys, 'text')}) and window_start = ${at}::timestamptz`,
  );
}

/** Forgets every try of these keys. */
export async function clearTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = any(${arrayOf(keys, 'text')})`);
}

/** Forgets tries older than a day, longer than any rule looks back. */
export async function forgetOldTries(db: Db): Promise<void> {
  await db.delete(rateLimits).where(sql`window_start < now() - interval '1 day 1 hour'`);
}
