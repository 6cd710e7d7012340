import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrate';

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

function knownMigrations(): Known[] {
  const folder = migrationsFolder();
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, index) => {
    return { name: basename(journal.entries[index]?.tag ?? ''), hash, created_at: folderMillis, statements: sql };
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

/**
 * Brings an empty database up to one migration and no further, within the caller's transaction; drizzle itself would
 * commit, and knows the newest only. It is noted as drizzle notes it, so that the next start goes on from there.
 */
export async function migrateUpTo(client: pg.ClientBase, { created_at }: Pick<Migration, 'created_at'>): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of knownMigrations()) {
    if (migration.created_at > created_at) continue;
    await client.query(migration.statements.join(';\n'));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.created_at,
    ]);
  }
}
