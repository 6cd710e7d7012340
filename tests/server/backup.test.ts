import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../src/server/db/migrate';
import { schemaDump } from '../../src/server/db/schemaDump';
import { startTestApp, type TestApp } from '../support/app';
import { plantCanaries } from '../support/canary/plant';
import { createTestDatabase } from '../support/database';
import { databaseUrl } from '../support/databaseUrl';
import { contentOf, tablesOf } from './backup.fixtures';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await plantCanaries(test);
});
afterAll(() => test.close());

/** Written and emptied by each transaction. */
const onlyWithin = ['public.hashtags_touched'];

/** Without the queue's own tables, in which each start notes its time. */
const ours = (content: Record<string, string>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith('pgboss.')));

/** A PostgreSQL of the tests has its programs beside it where it was installed whole; the embedded one has none. */
async function findPrograms(): Promise<{ dump: string; restore: string } | null> {
  const installed = await readdir('/usr/lib/postgresql').catch(() => []);
  const folders = ['', ...installed.map((version) => `/usr/lib/postgresql/${version}/bin/`)];
  const { rows } = await test.database.pool.query<{ version: string }>('show server_version_num');
  const needed = Math.floor(Number(Object.values(rows[0] ?? {})[0]) / 10_000);
  for (const folder of folders) {
    try {
      const version = execFileSync(`${folder}pg_dump`, ['--version'], { encoding: 'utf8' });
      if (Number(/\d+/.exec(version)?.[0]) >= needed)
        return { dump: `${folder}pg_dump`, restore: `${folder}pg_restore` };
    } catch {}
  }
  return null;
}

describe('a backup', () => {
  it('finds something in every table, and all that is derived can be derived anew as a restore does it', async () => {
    const { database } = test;
    const tables = await tablesOf(database.pool);
    const before = await contentOf(database);
    const empty = tables.filter(({ name }) => before[name]?.startsWith('0 rows') && !/_(\d{6}|default)$/.test(name));
    expect(empty.map(({ name }) => name).filter((name) => name.startsWith('public.'))).toEqual(onlyWithin);
    expect(tables.filter(({ generated }) => generated).length).toBeGreaterThan(7);

    const client = new pg.Client(database.config);
    await client.connect();
    try {
      // What pg_restore sets: nothing is found by its bare name but what PostgreSQL itself has.
      await client.query(
        "select set_config('search_path', '', false), set_config('session_replication_role', 'replica', false)",
      );
      for (const { name, columns } of tables) {
        await client.query(`create temporary table kept as select ${columns} from ${name}`);
        await client.query(`delete from ${name}`);
        await client.query(`insert into ${name} (${columns}) overriding system value select ${columns} from kept`);
        await client.query('drop table kept');
        await client.query(`reindex table ${name}`);
        await client.query(`analyze ${name}`);
      }
    } finally {
      await client.end();
    }
    expect(await contentOf(database)).toEqual(before);
  });

  it('by pg_dump is restored whole: schema, every table, every sequence, ready for the next start', async (context) => {
    const programs = await findPrograms();
    context.skip(!programs, 'no pg_dump as new as the server is installed');
    if (!programs) return;
    const restored = await createTestDatabase({ empty: true });
    const folder = await mkdtemp(join(tmpdir(), 'kolhub-dump-'));
    try {
      const file = join(folder, 'kolhub.dump');
      const run = promisify(execFile);
      await run(programs.dump, ['-Fc', '-f', file, databaseUrl(test.database.config)]);
      await run(programs.restore, ['--no-owner', '--exit-on-error', '-d', databaseUrl(restored.config), file]);
      const before = { schema: await schemaDump(test.database.config), content: await contentOf(test.database) };
      expect(await contentOf(restored)).toEqual(before.content);
      expect(await schemaDump(restored.config)).toBe(before.schema);
      await migrateDatabase(restored.config);
      expect(ours(await contentOf(restored))).toEqual(ours(before.content));
    } finally {
      await rm(folder, { recursive: true });
      await restored.drop();
    }
  });
});
