import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../src/server/db/migrate';
import { onDatabase, scratchServer } from '../../src/server/db/scratchServer';

/** Where the tests' databases stand and which one they are copied from. */
export interface TestServer {
  config: pg.PoolConfig;
  template: string;
  /** Every database of this run begins like this. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** One migrated template for the whole run; afterwards every database of the run is dropped. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await scratchServer();
  const prefix = `kolhub_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const client = new pg.Client(server.config);
  const dropAll = async () => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${prefix}_`],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
    await server.stop();
  };
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${template} TEMPLATE template0`);
    await migrateDatabase(onDatabase(server.config, template));
  } catch (error) {
    await dropAll().catch(() => server.stop());
    throw error;
  }
  project.provide('testServer', { config: server.config, template, prefix });
  return dropAll;
}
