import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../db/migrate';
import { schemaDump } from '../db/schemaDump';
import { onDatabase, scratchServer } from '../db/scratchServer';
import { projectRoot } from '../paths';

// Writes src/server/db/schema.sql, so that a change of the schema shows in the diff.
const file = 'src/server/db/schema.sql';
const name = `kolhub_schema_${randomBytes(4).toString('hex')}`;
const server = await scratchServer();
const client = new pg.Client(server.config);
try {
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await migrateDatabase(onDatabase(server.config, name));
  writeFileSync(join(projectRoot(), file), await schemaDump(onDatabase(server.config, name)));
  console.log(`Wrote ${file}`);
} finally {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();
  await server.stop();
}
