import { type SQL, sql } from 'drizzle-orm';
import { paging } from '../../domain/limits';
import type { ListQuery, Page } from '../../domain/lists';
import type { Db } from './connection';

/** A page as the database made it: `data` is the text of a JSON list. */
export type PageAsText = Omit<Page<unknown>, 'data'> & { data: string };

/** Conditions that are set, joined by `and`; none = true. */
export function allOf(...conditions: (SQL | undefined | false | null | '')[]): SQL {
  const set = conditions.filter((condition): condition is SQL => Boolean(condition));
  return set.length > 0 ? sql.join(set, sql` and `) : sql`true`;
}

/** The condition that a record is one of those asked for; none where the query names none. */
export function oneOf(id: SQL, { ids }: { ids?: readonly string[] | undefined }): SQL | undefined {
  return ids && sql`${id} = any(${arrayOf(ids, 'uuid')})`;
}

/** A list as one array parameter of the given type, so that the statement stays the same for any length. */
export function arrayOf(values: readonly unknown[], type: 'uuid' | 'text'): SQL {
  return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}

/** `%text%` for a normalised search column, its wildcards taken literally. */
export function containing(text: string): SQL {
  return sql`'%' || normalise_text(${escaped(text)}) || '%'`;
}

/** `text%` of a text that is normalised already. */
export function beginning(text: string): SQL {
  return sql`${`${escaped(text)}%`}::text`;
}

/** `% text%` of a text that is normalised already: at the beginning of a word that is not the first. */
export function beginningAWord(text: string): SQL {
  return sql`${`% ${escaped(text)}%`}::text`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** The public address of a picture column, null where there is none. */
export function pictureUrl(column: SQL): SQL {
  return sql`(select '/pictures/' || picture.sha256 from media_files picture where picture.id = ${column})`;
}

/** Runs hand-written SQL; the caller names the shape its columns have. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as unknown[] as Row[];
}

interface ListSource {
  /** The columns of a row. */
  columns: SQL;
  /** `from` with its joins. */
  from: SQL;
  /** Which rows the caller has and asks for; `ids` of the query narrow them further by themselves. */
  where: SQL;
  /** Column sorted by for NAME… and DATE…; the id breaks ties. */
  order: { name: SQL; date: SQL; id: SQL };
  /** Columns of the list's own sorts, by what those begin with; what is unknown comes last. */
  own?: Readonly<Record<string, SQL>>;
}

/**
 * One page of a list and its total: exact up to 10,000 matches, beyond that the planner's estimate
 * marked `estimated`, unless `count=exact` asks otherwise (CONTRACT.md §1).
 */
export async function listPage<Row>(db: Db, query: ListQuery, source: ListSource): Promise<Page<Row>> {
  const { page, size } = query;
  const where = allOf(source.where, oneOf(source.order.id, query));
  const [rows, count] = await Promise.all([
    selectRows<Row>(
      db,
      sql`select ${source.columns} ${source.from} where ${where}
      order by ${orderBy(query, source)} limit ${size} offset ${(page - 1) * size}`,
    ),
    query.count === 'none' ? {} : countMatches(db, { ...source, where }, query.count === 'exact'),
  ]);
  return { data: rows, page, size, ...count };
}

/** A page of a list that pickers read too: of more rows than another list answers only `picker` is told (CONTRACT.md §1). */
export function pickerPage<Row, Picked>(
  db: Db,
  query: ListQuery,
  { picker, ...source }: ListSource & { picker: SQL },
): Promise<Page<Row | Picked>> {
  return listPage(db, query, query.size > paging.largestSize ? { ...source, columns: picker } : source);
}

function orderBy({ sort = '' }: ListQuery, { order, own = {} }: ListSource): SQL {
  const direction = sort.endsWith('ASC') ? sql`asc` : sql`desc`;
  const column = own[sort.replace(/(ASC|DESC)$/, '')];
  if (column) return sql`${column} ${direction} nulls last, ${order.id} ${direction}`;
  return sql`${sort.startsWith('NAME') ? order.name : order.date} ${direction}, ${order.id} ${direction}`;
}

async function countMatches(db: Db, source: ListSource, exact: boolean): Promise<{ total: number; estimated?: true }> {
  const matches = sql`select 1 ${source.from} where ${source.where}`;
  const bounded = exact ? matches : sql`${matches} limit ${paging.exactCount + 1}`;
  const counted = await db.execute<{ total: number }>(sql`select count(*) as total from (${bounded}) matches`);
  const total = counted.rows[0]?.total ?? 0;
  if (exact || total <= paging.exactCount) return { total };
  return { total: Math.max(total, await estimatedRows(db, matches)), estimated: true };
}

/** How many rows the planner expects of a statement. */
export async function estimatedRows(db: Db, statement: SQL): Promise<number> {
  const plan = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${statement}`,
  );
  return Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}
