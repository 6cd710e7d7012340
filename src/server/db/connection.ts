import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The database or a transaction on it: what queries and verbs write through. */
export type Db = NodePgDatabase<Record<string, never>>;

const int8 = 20;
const numeric = 1700;
const date = 1082;

/** bigint and SUM come as text; anything beyond 2^53 would silently lose digits, so it is refused. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of the safe range: ${text}`);
  return value;
}

function safeNumeric(text: string): number {
  return text.includes('.') ? Number(text) : safeInteger(text);
}

// Set on the driver itself: drizzle asks it, not the pool, how to read what hand-written SQL answers.
pg.types.setTypeParser(int8, safeInteger);
pg.types.setTypeParser(numeric, safeNumeric);
pg.types.setTypeParser(date, (text) => text);

/** An open pool and the query builder over it. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/** Opens a pool of at most `max` connections; a lost idle connection is logged, not fatal. */
export function openDatabase(config: pg.PoolConfig, log: (error: Error) => void, max = 20): Database {
  const pool = new pg.Pool({ ...config, max, connectionTimeoutMillis: 10_000 });
  pool.on('error', log);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** Asks the database for an answer. @throws the driver's error where there is none */
export async function ping(pool: pg.Pool): Promise<void> {
  await pool.query('select 1');
}
