import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../domain/dates';
import { noSector } from '../../domain/noSector';
import { allOf, arrayOf, pictureUrl } from './list';

/** An instant as ISO 8601 in UTC; hand-written SQL would answer it in PostgreSQL's own spelling. */
export function isoInstant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A brand or customer as shown beside a record; null where the alias is null. */
export function companyJson(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`case when ${table}.id is null then null else json_build_object('id', ${table}.id, 'code', ${table}.code,
    'name', ${table}.name, 'logo', ${pictureUrl(sql`${table}.logo_file_id`)}) end`;
}

/** A KOL as shown beside a record. */
export function kolJson(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`json_build_object('id', ${table}.id, 'code', ${table}.code, 'stage_name', ${table}.stage_name,
    'avatar', ${pictureUrl(sql`${table}.avatar_file_id`)})`;
}

/** What a SOW is called: its number, its KOL, kept as `k`, its network and its format, as far as it has them. */
export function sowName(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`concat_ws(' · ', '#' || ${table}.number, k.stage_name, ${table}.social_type, ${table}.post_format)`;
}

/** A user as shown beside a record. */
export function personJson(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`json_build_object('id', ${table}.id, 'fullname', ${table}.fullname,
    'avatar', ${pictureUrl(sql`${table}.avatar_file_id`)})`;
}

/** The sectors a join table links to a record, as a list. */
export function sectorsJson(join: string, column: string, id: SQL): SQL {
  return sql`coalesce((select json_agg(json_build_object('id', sector.id, 'name', sector.name, 'un_name', sector.un_name)
    order by sector.position) from ${sql.raw(join)} link join sectors sector on sector.id = link.sector_id
    where link.${sql.raw(column)} = ${id}), '[]'::json)`;
}

/**
 * The condition that a join table links a record to any of these sectors, or to none where that is among them; no condition
 * where no sectors are asked for.
 */
export function inSectors(
  join: string,
  column: string,
  id: SQL,
  asked: readonly string[] | undefined,
): SQL | undefined {
  if (!asked) return undefined;
  const links = sql`select 1 from ${sql.raw(join)} link where link.${sql.raw(column)} = ${id}`;
  const ids = asked.filter((sector) => sector !== noSector);
  const hasAny = sql`exists (${links} and link.sector_id = any(${arrayOf(ids, 'uuid')}))`;
  return ids.length < asked.length ? sql`(${hasAny} or not exists (${links}))` : hasAny;
}

/** The condition that something was made from the one day to the other (`YYYY-MM-DD`), both included. */
export function createdIn(
  instant: SQL,
  { created_from, created_to }: { created_from?: string | undefined; created_to?: string | undefined },
): SQL | undefined {
  if (!created_from && !created_to) return undefined;
  return allOf(
    created_from && sql`${instant} >= ${startOfDay(created_from).toISOString()}::timestamptz`,
    created_to && sql`${instant} < ${startOfDay(addDays(created_to, 1)).toISOString()}::timestamptz`,
  );
}
