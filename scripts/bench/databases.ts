import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/server/db/connection';
import { migrateDatabase } from '../../src/server/db/migrate';
import { onDatabase, type ScratchServer } from '../../src/server/db/scratchServer';
import { addBulkKols } from '../../src/server/demo/bulk/kols';
import { ensureReferenceData } from '../../src/server/reference/seed';

/** A database with so many KOLs, dropped by `drop`. */
export interface SeededDatabase extends Database {
  config: pg.PoolConfig;
  /** For a process of its own. */
  url: string;
  drop(): Promise<void>;
}

/** Makes a database on the server with `kols` invented KOLs. */
export async function seededDatabase(server: ScratchServer, kols: number): Promise<SeededDatabase> {
  const name = `kolhub_bench_${randomBytes(4).toString('hex')}`;
  const config = onDatabase(server.config, name);
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  await migrateDatabase(config);
  const database = openDatabase(config, (error) => process.stderr.write(`${error.message}\n`));
  await ensureReferenceData(database.db);
  await addBulkKols(database.db, kols, (line) => process.stderr.write(`${line}\n`));
  await database.db.execute('checkpoint');
  const drop = async () => {
    await database.close();
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, config, url: urlOf(config), drop };
}

async function onServer(server: ScratchServer, statement: string): Promise<void> {
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf({ connectionString, host, user, database, port }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}
