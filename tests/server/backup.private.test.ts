import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a private database moves to a server and back, from beside its running process and without one', async () => {
  const [home, other, again] = ['home', 'other', 'again'].map((name) => join(folder, name)) as [string, string, string];
  const archive = join(folder, 'moved');
  const own = await startPrivatePostgres({ dataDir: home, log: () => {} });
  const pool = new pg.Pool({ ...own.connection, ssl: false });
  let before: Record<string, string>;
  try {
    await migrateDatabase({ ...own.connection, ssl: false });
    await pool.query("insert into spent_captchas (challenge, expires_at) values ('moved', now())");
    await writeFile(join(home, 'secret'), 'the-secret-of-home-that-is-long-enough');
    const told = await run('backup', ['--to', archive, '--encrypt'], { DATA_DIR: home });
    expect(told).toMatch(/Backing up the private database of .*home/);
    expect(told).toMatch(/Backed up \d+ tables, 1 row, 0 files of 0 B/);
    expect(told).not.toContain('Left out: the application secret');
    before = await contentOf({ pool });
  } finally {
    await pool.end();
    await own.stop();
  }

  const told = await run('restore', [archive], { DATABASE_URL: databaseUrl(server.config), DATA_DIR: other });
  expect(told).toMatch(/It is whole: .* with the application secret/);
  expect(told).toMatch(/Restored \d+ tables, .*, and migrated to the newest/);
  expect(await readFile(join(other, 'secret'), 'utf8')).toBe('the-secret-of-home-that-is-long-enough');
  const moved = await contentOf(server);
  const rowsOf = (content: Record<string, string>) =>
    Object.entries(content).filter(([name]) => name.startsWith('public.'));
  expect(rowsOf(moved)).toEqual(rowsOf(before));
  expect(moved['public.spent_captchas']).toMatch(/^1 rows/);

  const plain = join(folder, 'plain.tar');
  const env = { DATABASE_URL: databaseUrl(server.config), DATA_DIR: other };
  expect(await run('backup', ['--to', plain], env)).toContain('Left out: the application secret');
  expect(await run('restore', [plain], { DATA_DIR: again })).toContain('The archive has no application secret');
  expect(await run('restore', ['--check', plain], { DATA_DIR: again })).toContain('Everything is as the archive says');
  const refused = run('restore', [plain], { DATA_DIR: again });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is not empty/) });
});
