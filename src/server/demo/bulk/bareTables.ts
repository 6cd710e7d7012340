import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Statements that build anew what was taken from tables: the indexes first. */
export interface Taken {
  indexes: string[];
  references: string[];
}

/**
 * Does `work` while these tables are bare (`bareTables`), and builds what they had anew after it, which for many rows is
 * far cheaper than row by row. All in the caller's transaction, which has the tables to itself: whatever breaks leaves
 * them as they were.
 */
export async function withBareTables(
  transaction: Db,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { indexes, references } = await bareTables(transaction, tables);
  await work();
  for (const statement of [...indexes, ...references]) await buildAnew(transaction, statement);
}

/** Takes from these tables all indexes but those by their keys and by `kol_id`, and what points to other tables. */
export async function bareTables(db: Db, tables: readonly string[]): Promise<Taken> {
  const names = sql.join(
    tables.map((table) => sql`${table}::regclass`),
    sql`, `,
  );
  const take = async (found: SQL) => {
    const definitions = await selectRows<{ drop: string; add: string }>(db, found);
    for (const { drop } of definitions) await db.execute(sql.raw(drop));
    return definitions.map(({ add }) => add);
  };
  return { references: await take(foreignKeys(names)), indexes: await take(otherIndexes(names)) };
}

/** Carries one of the statements out, in a transaction of the caller's. */
export async function buildAnew(transaction: Db, statement: string): Promise<void> {
  await transaction.execute(sql`set local maintenance_work_mem = '512MB'`);
  await transaction.execute(sql.raw(statement));
}

// Those that find by text take longest to build, so they come first.
const otherIndexes = (tables: SQL) => sql`
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
  where i.indrelid in (${tables}) and not exists (select from pg_constraint where conindid = i.indexrelid)
    and not (i.indnatts = 1 and pg_get_indexdef(i.indexrelid, 1, true) = 'kol_id')
  order by m.amname = 'gin' desc, c.relname`;

const foreignKeys = (tables: SQL) => sql`
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
  from pg_constraint c where c.conrelid in (${tables}) and c.contype = 'f' order by c.conname`;
