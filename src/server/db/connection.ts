import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { FairPool } from './fairPool';

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

/** A peer that vanished without a word is noticed by the system within minutes, not hours. */
export const aliveUntilLost = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } satisfies pg.PoolConfig;

/** An open pool and the query builder over it. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/**
 * How long PostgreSQL lets a connection of a serving process wait for a statement, for a lock, and in a transaction
 * between two statements; milliseconds. None is longer than an answer may take.
 */
export const limits = {
  application_name: 'kolhub',
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.PoolConfig;

/** Gives the caller's transaction the time of one that nobody waits for: 5 minutes for a statement, one for a lock. */
export async function allowTime(db: Db): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', '5min', true), set_config('lock_timeout', '1min', true)`);
}

const patience = 10_000;

/**
 * To compile a plan, or to start processes for it, takes longer than all but the largest of our statements; a page whose
 * size the plan does not know (`kols/queries/plans.ts`) is taken for a tenth of all.
 */
export const planOptions = '-c jit=off -c parallel_setup_cost=100000';

/** Opens a pool of at most `max` connections; a lost one is told to `log`, also while a transaction has it, not fatal. */
export function openDatabase(config: pg.PoolConfig, log: (error: Error) => void, max = 20): Database {
  return databaseOf(
    new FairPool(
      { ...aliveUntilLost, options: planOptions, ...config, max, connectionTimeoutMillis: patience },
      patience,
    ),
    log,
  );
}

/** The same of a pool that is there already. */
export function databaseOf(pool: pg.Pool, log: (error: Error) => void): Database {
  pool.on('connect', (client) => {
    client.once('error', log);
    // A connection tells of its end more than once, and what nobody listens to ends the process.
    client.on('error', () => {});
  });
  pool.on('error', () => {});
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** Asks the database whether it takes writing, which a standby does not. @throws the driver's error where it does not answer */
export async function takesWriting(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ writable: boolean }>('select not pg_is_in_recovery() as writable');
  return rows[0]?.writable ?? false;
}
