import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDatabase } from '../../src/server/db/connection';
import { onDatabase } from '../../src/server/db/scratchServer';

/** A database of one test's own. */
export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  config: pg.PoolConfig;
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('testServer').config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh copy of the migrated template, or with `empty` a database that was never migrated. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { config: server, template, prefix } = inject('testServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template}`);
  const config = onDatabase(server, name);
  let dropping = false;
  // A connection still closing may be ended by the drop itself: that loss is meant.
  const lost = (error: Error) => {
    if (!dropping) throw error;
  };
  const { db, pool, close } = openDatabase(config, lost, 4);
  const drop = async () => {
    dropping = true;
    await close();
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { db, pool, config, drop };
}
