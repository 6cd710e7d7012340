import type pg from 'pg';
import { byTable, type Column } from '../canary/catalogue';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Keeps every row as it is now; what comes back puts them back, whatever was done to them. */
export async function keepRows(pool: pg.Pool, columns: readonly Column[]): Promise<() => Promise<void>> {
  const tables = [...byTable(columns)];
  await pool.query('create schema kept');
  for (const [table] of tables) await pool.query(`create table kept."${table}" as table public."${table}"`);
  const all = quoted(tables.map(([table]) => table));
  const statements = tables.map(([table, own]) => {
    const names = quoted(own.filter((one) => one.made_of === null).map((one) => one.column));
    return `insert into public."${table}" (${names}) overriding system value select ${names} from kept."${table}"`;
  });
  return async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Counters kept by triggers are among the rows.
      await client.query('set local session_replication_role = replica');
      await client.query(`truncate ${all}`);
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** Some ids of every table that has them. */
export async function idsByTable(pool: pg.Pool, columns: readonly Column[]): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {};
  for (const { table, column, type } of columns) {
    if (column !== 'id' || type !== 'uuid') continue;
    const { rows } = await pool.query<{ id: string }>(`select id from "${table}" order by id limit 4`);
    ids[table] = rows.map(({ id }) => id);
  }
  return ids;
}
