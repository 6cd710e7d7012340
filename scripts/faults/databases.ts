import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '../../src/server/db/migrate';
import { onDatabase } from '../../src/server/db/scratchServer';
import type { FaultDatabase } from '../../tests/support/faults/stage';

/** Databases of the suite on one server, each a fresh copy of a migrated one. */
export interface Databases {
  create(): Promise<FaultDatabase>;
  close(): Promise<void>;
}

/** Prepares the database the others are copied from. */
export async function openDatabases(server: pg.PoolConfig): Promise<Databases> {
  const prefix = `kolhub_faults_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const run = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${template} TEMPLATE template0`);
  await migrateDatabase(onDatabase(server, template));
  let made = 0;
  return {
    async create() {
      made += 1;
      const name = `${prefix}_${made}`;
      await run(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return {
        config: onDatabase(server, name),
        drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      };
    },
    close: () => run(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
  };
}
