import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../../src/server/db/connection';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { onDatabase, type ScratchServer } from '../../../src/server/db/scratchServer';
import type { TestDatabase } from '../database';

/** A migrated database of a run's own on this server. */
export async function newDatabase({ config: server }: ScratchServer): Promise<TestDatabase> {
  const name = `kolhub_hostile_${randomBytes(4).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`);
  const config = onDatabase(server, name);
  await migrateDatabase(config);
  const { db, pool, close } = openDatabase(config, (error) => process.stderr.write(`${error.message}\n`), 4);
  const drop = async () => {
    await close();
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { db, pool, config, drop };
}
