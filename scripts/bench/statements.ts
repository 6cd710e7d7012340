import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../../src/server/db/connection';

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

/** The statements `work` sends to the database, in order; the same text is prepared under the same name. */
export async function statementsOf(config: pg.PoolConfig, work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = new pg.Pool({ ...config, max: 1 });
  try {
    await work(drizzle(pool, { logger: { logQuery: (text, values) => statements.push({ text, values }) } }));
  } finally {
    await pool.end();
  }
  return statements;
}
