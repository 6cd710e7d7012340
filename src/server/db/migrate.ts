import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { addDays, dayOf } from '../../domain/dates';
import { prepareQueue } from '../jobs/boss';
import { projectRoot, runsBuilt } from '../paths';

/** Held by whoever changes the schema. */
export const migrationLock = 7_305_001;

/** Where the numbered SQL stands, in the source or beside the built program. */
export function migrationsFolder(): string {
  return runsBuilt() ? join(projectRoot(), 'dist/server/migrations') : join(projectRoot(), 'src/server/db/migrations');
}

/** Brings the schema up to date under an advisory lock, so that processes starting together migrate once. */
export async function migrateDatabase(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await prepareQueue(db);
    const today = dayOf(new Date());
    await client.query('select ensure_partitions($1, $2)', [addDays(today, -31), addDays(today, 62)]);
  } finally {
    await client.end();
  }
}
