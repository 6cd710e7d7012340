import { sql } from 'drizzle-orm';
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
