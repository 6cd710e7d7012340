import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './connection';
import { FairPool } from './fairPool';

const known = new WeakMap<pg.Pool, Map<string, Db>>();

/**
 * The same database with the connections it takes counted as those of `lane`. A transaction stays on its own. Said by whoever
 * hands the database on: what finds it out by itself (AsyncLocalStorage) makes every promise of the process dearer.
 */
export function inLane(db: Db, lane: string): Db {
  const pool = '$client' in db ? db.$client : null;
  if (!(pool instanceof FairPool)) return db;
  const lanes = known.get(pool) ?? new Map<string, Db>();
  known.set(pool, lanes);
  const own = lanes.get(lane) ?? drizzle(pool.of(lane));
  lanes.set(lane, own);
  return own;
}

/** The same of a pool. */
export const poolInLane = (pool: pg.Pool, lane: string): pg.Pool => (pool instanceof FairPool ? pool.of(lane) : pool);

/** The same of all that reaches the database. */
export const allInLane = <All extends { db: Db; pool: pg.Pool }>(all: All, lane: string): All => ({
  ...all,
  db: inLane(all.db, lane),
  pool: poolInLane(all.pool, lane),
});
