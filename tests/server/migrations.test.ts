import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/connection';
import { migrateDatabase } from '../../src/server/db/migrate';
import { migrateUpTo } from '../../src/server/db/migrateUpTo';
import { knownMigrations } from '../../src/server/db/migrationFiles';
import * as partitioned from '../../src/server/db/partitioned';
import { bringToDisk } from '../../src/server/db/position';
import { schemaDump } from '../../src/server/db/schemaDump';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { databaseUrl } from '../support/databaseUrl';

const schemaModules = import.meta.glob<Record<string, unknown>>('../../src/server/db/schema/*.ts', { eager: true });
const dumpFile = new URL('../../src/server/db/schema.sql', import.meta.url);
let database: TestDatabase;

afterEach(() => database.drop());

it('keeps src/server/db/schema.sql as the migrations make it (else: npm run db:dump)', async () => {
  database = await createTestDatabase();
  expect(await schemaDump(database.config)).toBe(readFileSync(dumpFile, 'utf8'));
});

it('can be migrated a second time without a change', async () => {
  database = await createTestDatabase();
  const applied = async () => (await database.pool.query('select hash from drizzle.__drizzle_migrations')).rows;
  const before = { schema: await schemaDump(database.config), migrations: await applied() };
  await migrateDatabase(database.config);
  expect({ schema: await schemaDump(database.config), migrations: await applied() }).toEqual(before);
});

it('is migrated once by three processes starting together', async () => {
  database = await createTestDatabase({ empty: true });
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.config)));
  const { rows } = await database.pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  expect(await schemaDump(database.config)).toBe(readFileSync(dumpFile, 'utf8'));
});

it('lets who works meanwhile go on, however it locks', async () => {
  database = await createTestDatabase({ empty: true });
  const { pool, config } = database;
  const before = knownMigrations().find(({ name }) => name.startsWith('0053'));
  const writer = await pool.connect();
  try {
    await writer.query('begin');
    await migrateUpTo(writer, before ?? { created_at: 0 });
    await writer.query('commit');
    await writer.query('begin');
    // As a write of a KOL: its row first, then the counts; the migrations change them the other way round.
    await writer.query('lock table kols in row exclusive mode');
    const migrated = migrateDatabase(config);
    const waits = "select 1 from pg_locks where not granted and relation = 'kols'::regclass";
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 20_000, interval: 10 }).toBe(1);
    await writer.query('lock table kol_counts in row exclusive mode');
    await writer.query('commit');
    await migrated;
  } finally {
    writer.release(true);
  }
  expect(await schemaDump(config)).toBe(readFileSync(dumpFile, 'utf8'));
});

it('wants no more of its role than the database, and neither does reading from a standby', async () => {
  database = await createTestDatabase({ empty: true });
  const { pool, config } = database;
  const role = `kolhub_plain_${randomBytes(6).toString('hex')}`;
  const owned = (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
  await pool.query(`create role ${role} login password 'plain' nosuperuser nocreatedb nocreaterole`);
  try {
    await pool.query(`alter database ${owned} owner to ${role}`);
    const url = new URL(databaseUrl(config));
    Object.assign(url, { username: role, password: 'plain' });
    await migrateDatabase({ connectionString: url.href });
    const plain = openDatabase({ connectionString: url.href }, () => {}, 1);
    await plain.db.execute(bringToDisk).finally(plain.close);
    expect(await schemaDump(config)).toBe(readFileSync(dumpFile, 'utf8'));
  } finally {
    await pool.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
  }
});

it('has every table the code queries, column by column', async () => {
  database = await createTestDatabase();
  const expected = [...Object.values(schemaModules), partitioned]
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableName(table)}.${column.name} ${column.notNull ? 'not null' : 'null'}`,
      ),
    );
  const { rows } = await database.pool.query<{ line: string }>(
    `select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else ' null' end as line
     from information_schema.columns where table_schema = 'public' and table_name !~ '_(\\d{6}|default)$'`,
  );
  expect(rows.map(({ line }) => line).sort()).toEqual(expected.sort());
});
