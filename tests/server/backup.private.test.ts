import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/connection';
import { migrateDatabase } from '../../src/server/db/migrate';
import { startPrivatePostgres } from '../../src/server/db/private/startPrivatePostgres';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { databaseUrl } from '../support/databaseUrl';
import { contentOf } from './backup.fixtures';

const passphrase = 'ba chén trà sen ấm';
let folder: string;
let server: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolhub-move-'));
  server = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await server.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does; what it printed. */
async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<string> {
  const { DATABASE_URL: _, ...others } = process.env;
  const options = { env: { ...others, BACKUP_PASSPHRASE: passphrase, ...env } };
  const script = `src/server/commands/${command}.ts`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], options);
  return stdout;
}

const secret = 'the-secret-of-home-that-is-long-enough';
const at = (name: string) => join(folder, name);
let before: Record<string, string>;

/** The rows of the product's own tables. */
const rowsOf = (content: Record<string, string>) =>
  Object.entries(content).filter(([name]) => name.startsWith('public.'));

it('a private database is backed up from beside the process that runs it', async () => {
  const own = await startPrivatePostgres({ dataDir: at('home'), log: () => {} });
  const { pool, close } = openDatabase({ ...own.connection, ssl: false }, () => {});
  try {
    await migrateDatabase({ ...own.connection, ssl: false });
    await pool.query("insert into spent_captchas (challenge, expires_at) values ('moved', now())");
    await writeFile(join(at('home'), 'secret'), secret);
    const told = await run('backup', ['--to', at('moved'), '--encrypt'], { DATA_DIR: at('home') });
    expect(told).toMatch(/Backing up the private database of .*home/);
    expect(told).toMatch(/Backed up \d+ tables, 1 row, 0 files of 0 B/);
    expect(told).not.toContain('Left out: the application secret');
    before = await contentOf({ pool });
  } finally {
    await close();
    await own.stop();
  }
});

it('moves to a server, with the secret', async () => {
  const env = { DATABASE_URL: databaseUrl(server.config), DATA_DIR: at('other') };
  const told = await run('restore', [at('moved')], env);
  expect(told).toMatch(/It is whole: .* with the application secret/);
  expect(told).toMatch(/Restored \d+ tables, .*, and migrated to the newest/);
  expect(await readFile(join(at('other'), 'secret'), 'utf8')).toBe(secret);
  const moved = await contentOf(server);
  expect(rowsOf(moved)).toEqual(rowsOf(before));
  expect(moved['public.spent_captchas']).toMatch(/^1 rows/);
});

it('and moves back into a private one that nobody runs', async () => {
  const env = { DATABASE_URL: databaseUrl(server.config), DATA_DIR: at('other') };
  expect(await run('backup', ['--to', at('plain.tar')], env)).toContain('Left out: the application secret');
  expect(await run('restore', [at('plain.tar')], { DATA_DIR: at('again') })).toContain('has no application secret');
  const refused = run('restore', [at('plain.tar')], { DATA_DIR: at('again') });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is not empty/) });
});
