import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { projectRoot, runsBuilt } from '../paths';

/** A migration as the database remembers it, with the name of its file. */
export interface Migration {
  name: string;
  hash: string;
  /** Milliseconds; migrations are applied in this order. */
  created_at: number;
}

interface Known extends Migration {
  statements: string[];
}

/** Where the numbered SQL stands, in the source or beside the built program. */
const folder = () =>
  runsBuilt() ? join(projectRoot(), 'dist/server/migrations') : join(projectRoot(), 'src/server/db/migrations');

/** The migrations this program has, in their order. */
export function knownMigrations(): readonly Known[] {
  const migrationsFolder = folder();
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries }: { entries: { tag: string }[] } = JSON.parse(journal);
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }, index) => {
    return { name: basename(entries[index]?.tag ?? ''), hash, created_at: folderMillis, statements: sql };
  });
}

/** The last migration of a database, by its hash where this program does not know it; null where there is none. */
export async function lastMigration(client: pg.ClientBase): Promise<Migration | null> {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found.rows[0]?.there) return null;
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at::text from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const [last] = rows;
  if (!last) return null;
  const name = knownMigrations().find(({ hash }) => hash === last.hash)?.name ?? last.hash;
  return { name, hash: last.hash, created_at: Number(last.created_at) };
}

/** Whether this program has a migration just as it was applied elsewhere. */
export function isKnownMigration({ hash }: Pick<Migration, 'hash'>): boolean {
  return knownMigrations().some((one) => one.hash === hash);
}

/** Makes, where it is missing, the table in which drizzle's own migrator would note what was applied. */
export async function prepareNotes(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/** Applies a migration within the caller's transaction, and notes it. */
export async function applyMigration(client: pg.ClientBase, { statements, hash, created_at }: Known): Promise<void> {
  await client.query(statements.join(';\n'));
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, created_at]);
}
