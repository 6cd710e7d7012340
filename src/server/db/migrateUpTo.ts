import type pg from 'pg';
import { applyMigration, knownMigrations, type Migration, prepareNotes } from './migrationFiles';

/**
 * Brings an empty database up to one migration and no further, within the caller's transaction. It is noted as any start
 * notes it, so that the next one goes on from there.
 */
export async function migrateUpTo(client: pg.ClientBase, { created_at }: Pick<Migration, 'created_at'>): Promise<void> {
  await prepareNotes(client);
  for (const migration of knownMigrations()) {
    if (migration.created_at <= created_at) await applyMigration(client, migration);
  }
}
