import { sql } from 'drizzle-orm';
import { codeAfter, codeSeries } from '../../domain/codes';
import type { Db } from './connection';
import { arrayOf, selectRows } from './list';

/** Whether another record of the table than `exceptId` has the code, in any case; removed ones do not count. */
export async function isCodeTaken(
  db: Db,
  table: 'kols' | 'customers' | 'brands' | 'campaigns',
  code: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from ${sql.raw(table)} where deleted_at is null and upper(code) = upper(${code})
      and id is distinct from ${exceptId}::uuid`,
  );
  return rows.length > 0;
}

/** Which of these codes records of the table have, in capitals; removed ones do not count. */
export async function findTakenCodes(
  db: Db,
  table: 'customers' | 'brands',
  codes: readonly string[],
): Promise<Set<string>> {
  const asked = codes.map((code) => code.toUpperCase());
  const rows = await selectRows<{ code: string }>(
    db,
    sql`select upper(code) as code from ${sql.raw(table)} where deleted_at is null
      and upper(code) = any(${arrayOf(asked, 'text')})`,
  );
  return new Set(rows.map(({ code }) => code));
}

const newest = 50;

/**
 * The next code in the house's own series, codes of removed records left alone; null where there is no series. Somebody
 * else may take it meanwhile: only writing it shows.
 */
export async function suggestCode(
  db: Db,
  table: 'kols' | 'customers' | 'brands' | 'campaigns' | 'users',
): Promise<string | null> {
  const name = sql.raw(table);
  const latest = await selectRows<{ code: string }>(
    db,
    sql`select code from ${name} where code is not null and deleted_at is null
      order by created_at desc, id desc limit ${newest}`,
  );
  const series = codeSeries(latest.map(({ code }) => code));
  if (series === null) return null;
  const number = sql`substr(code, ${series.length + 1}::int)`;
  // Of codes equally long the last in order has the highest number: a look for each length, not at each code.
  const [highest] = await selectRows<{ code: string }>(
    db,
    sql`select last.code from generate_series(1, 9) digits cross join lateral (
      select code from ${name} where length(code) = ${series.length}::int + digits and ${number} ~ '^[0-9]+$'
        and upper(code) ~>=~ (upper(${series}) || '0') and upper(code) ~<~ (upper(${series}) || ':')
      order by upper(code) using ~>~ limit 1) last
    order by ${number}::bigint desc limit 1`,
  );
  return highest ? codeAfter(series + highest.code.slice(series.length)) : null;
}
