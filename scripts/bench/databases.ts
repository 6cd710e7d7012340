import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../../src/server/db/connection';
import { type Database, openDatabase } from '../../src/server/db/connection';
import { migrateDatabase } from '../../src/server/db/migrate';
import { onDatabase, type ScratchServer } from '../../src/server/db/scratchServer';
import { bareTables, buildAnew } from '../../src/server/demo/bulk/bareTables';
import { addKols, kolTables, nextKol, partsOf } from '../../src/server/demo/bulk/kols';
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
  const began = performance.now();
  await addMany(database.db, kols);
  process.stderr.write(`${kols} KOLs after ${Math.round((performance.now() - began) / 1000)} s\n`);
  await database.db.execute('checkpoint');
  const drop = async () => {
    await database.close();
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, config, url: urlOf(config), drop };
}

// As `npm run seed` adds them, on two connections at a time: a database that breaks off half-built is thrown away.
async function addMany(db: Db, count: number): Promise<void> {
  const { indexes, references } = await bareTables(db, kolTables);
  const inTransaction = (work: (transaction: Db) => Promise<void>) => () => db.transaction(work);
  await twoAtATime(
    partsOf(await nextKol(db), count).map((part) => inTransaction((transaction) => addKols(transaction, part))),
  );
  await twoAtATime(indexes.map((one) => inTransaction((transaction) => buildAnew(transaction, one))));
  await twoAtATime(references.map((one) => inTransaction((transaction) => buildAnew(transaction, one))));
  await twoAtATime(kolTables.map((table) => () => db.execute(sql.raw(`vacuum analyze ${table}`))));
}

async function twoAtATime(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  const left = [...pieces];
  const work = async () => {
    for (let piece = left.shift(); piece; piece = left.shift()) await piece();
  };
  await Promise.all([work(), work()]);
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
