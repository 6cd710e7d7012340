import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from '../../src/server/adapters/files/disk';
import type { FileStore } from '../../src/server/adapters/files/store';
import { inspectArchive } from '../../src/server/backup/archive/read';
import { checkArchive } from '../../src/server/backup/check';
import { differingFiles } from '../../src/server/backup/compare';
import { type Made, makeBackup } from '../../src/server/backup/create';
import { type RestoreOptions, restoreArchive } from '../../src/server/backup/restore';
import { seedDemo } from '../../src/server/demo/seed';
import { newId } from '../../src/server/ids';
import { enqueue } from '../../src/server/jobs/enqueue';
import { startTestApp, type TestApp } from '../support/app';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { altered, archiveIn, contentOf, filesIn, holds, toFile } from './backup.fixtures';

const passphrase = 'ba chén trà sen ấm';
const secret = 'a-secret-of-the-application-that-is-long';
let test: TestApp;
let folder: string;
let plain: string;
let sealed: string;
let made: Made;
let restored: TestDatabase;
let store: FileStore;
/** What was written, a pair in each transaction, before the backup began and by the time it ended. */
const pairs = { before: 0, after: 0 };

beforeAll(async () => {
  test = await startTestApp();
  const { db, files } = test.services;
  await seedDemo({ db, files, log: () => {} });
  await enqueue(db, 'mail', { key: 'waits', data: { about: 'mai@example.test' } });
  await db.execute("insert into click_keys (day, key) values ('2026-11-26', 'of the day')");
  folder = await mkdtemp(join(tmpdir(), 'kolhub-backup-'));
  plain = join(folder, 'plain.tar');
  sealed = join(folder, 'sealed');
  made = await whileWriting(() => backUp(plain));
  await backUp(sealed, true);
  restored = await createTestDatabase({ empty: true });
  store = diskStore(join(folder, 'files'));
});
afterAll(async () => {
  await restored.drop();
  await test.close();
  await rm(folder, { recursive: true });
});

function backUp(path: string, withSecret = false): Promise<Made> {
  const { database, services } = test;
  const { files } = services;
  return makeBackup({
    connection: database.config,
    files,
    to: toFile(path),
    sealed: withSecret ? { passphrase, secret } : null,
  });
}

async function writePair(): Promise<void> {
  await test.services.db.transaction(async (tx) => {
    const id = newId();
    await tx.execute(`insert into click_batches (id) values ('${id}')`);
    await tx.execute(`insert into spent_captchas (challenge, expires_at) values ('${id}', now())`);
  });
}

async function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  let stopped = false;
  await writePair();
  pairs.before = pairs.after = 1;
  const writing = (async () => {
    for (; !stopped; pairs.after += 1) await writePair();
  })();
  const result = await work();
  stopped = true;
  await writing;
  return result;
}

async function restore(path: string, options: Partial<RestoreOptions> = {}) {
  const source = archiveIn(path, passphrase);
  const inspected = await inspectArchive(source);
  return restoreArchive({ connection: restored.config, files: store, source, inspected, replace: false, ...options });
}

/** Not the queue's own notes, nor what was written meanwhile, nor what does not outlive a crash. */
const leftOut =
  /^(pgboss\.(version|queue|archive|schedule|subscription)|public\.(click_batches|spent_captchas|click_keys|click_visitors))$/;
const compared = (content: Record<string, string>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !leftOut.test(name)));

describe('a restore', () => {
  it('gives every row of every table back, sequences, partitions, waiting jobs, and every file', async () => {
    await restore(plain);
    const before = await contentOf(test.database);
    const after = await contentOf(restored);
    expect(compared(after)).toEqual(compared(before));
    expect(Object.values(compared(before)).filter((line) => /^[1-9]/.test(line)).length).toBeGreaterThan(50);
    expect(after['public.click_keys']).toMatch(/^0 rows/);
    const { rows } = await restored.pool.query("select data from pgboss.job where name = 'mail'");
    expect(rows).toEqual([{ data: { about: 'mai@example.test' } }]);
    const files = await filesIn(store);
    expect(files).toEqual(await filesIn(test.services.files));
    expect(Object.keys(files).length).toBe(made.contents.files);
    expect(made.contents).toMatchObject({ missing: [], damaged: [] });
    expect(made.unlogged).toEqual(['click_keys', 'click_visitors']);
  });

  it('is one moment: what one transaction wrote is there wholly or not at all', async () => {
    const ids = async (column: string, table: string) =>
      (await restored.pool.query(`select ${column}::text as id from ${table} order by 1`)).rows.map(({ id }) => id);
    const batches = await ids('id', 'click_batches');
    expect(await ids('challenge', 'spent_captchas')).toEqual(batches);
    expect(batches.length).toBeGreaterThanOrEqual(pairs.before);
    expect(pairs.after).toBeGreaterThan(batches.length);
  });

  it('leaves the database as every other: foreign keys hold, triggers act, the next start finds nothing to do', async () => {
    const [before, after] = await Promise.all(
      [test.database, restored].map(async ({ pool }) => {
        const { rows } = await pool.query(`
          select conname as name, convalidated::text as state from pg_constraint where connamespace = 'public'::regnamespace
          union all select tgrelid::regclass || '.' || tgname, tgenabled::text from pg_trigger where not tgisinternal
          union all select indexrelid::regclass::text, indisvalid::text from pg_index i
            join pg_class c on c.oid = i.indexrelid where relnamespace = 'public'::regnamespace order by 1, 2`);
        return rows;
      }),
    );
    expect(after).toEqual(before);
  });

  it('is refused into a database that is not empty, and with --replace puts the archive in its place', async () => {
    await expect(restore(plain)).rejects.toThrow(/^The database is not empty \(\d+ tables/);
    await restored.pool.query("create table of_somebody (id int); update campaigns set name = 'Other'");
    await restore(sealed, { replace: true });
    const after = await contentOf(restored);
    expect(compared(after)).toEqual(compared(await contentOf(test.database)));
  });

  it('is refused while a server is at work on the database', async () => {
    const serving = await restored.pool.connect();
    await serving.query("set application_name = 'kolhub'");
    await expect(restore(plain, { replace: true })).rejects.toThrow('stop every server and worker on it first');
    await serving.query('reset application_name');
    serving.release();
  });

  it('of a release this program does not know is refused before anything is written', async () => {
    const before = await contentOf(restored);
    const newer = join(folder, 'newer.tar');
    await altered(plain, newer, (name, bytes) =>
      name === 'kolhub-backup.json'
        ? Buffer.from(bytes.toString().replace(/"hash": "\w+"/, '"hash": "of-tomorrow"'))
        : bytes,
    );
    await expect(restore(newer, { replace: true })).rejects.toThrow('which this program does not know');
    expect(await contentOf(restored)).toEqual(before);
  });

  it('that finds other rows than the archive says leaves everything as it was', async () => {
    const before = await contentOf(restored);
    const other = await tampered();
    await expect(restore(other, { replace: true })).rejects.toThrow('Table public.campaigns');
    expect(await contentOf(restored)).toEqual(before);
  });
});

/** An archive in which a campaign has another name and a file other bytes, its digest made anew. */
async function tampered(): Promise<string> {
  const path = join(folder, 'tampered.tar');
  const { rows } = await test.database.pool.query<{ name: string }>('select name from campaigns limit 1');
  const campaign = rows[0]?.name ?? '';
  let file = false;
  await altered(plain, path, (name, bytes) => {
    if (name.startsWith('files/') && !file) {
      file = true;
      return Buffer.from('another');
    }
    if (!name.startsWith('tables/public.campaigns/')) return bytes;
    return gzipSync(gunzipSync(bytes).toString().replace(`\t${campaign}\t`, '\tAnother\t'));
  });
  return path;
}

describe('a check', () => {
  const check = async (path: string) => {
    const source = archiveIn(path, passphrase);
    return checkArchive(test.database.config, source, await inspectArchive(source));
  };

  it('restores beside and finds everything, and leaves no database behind', async () => {
    const checked = await check(sealed);
    expect(checked).toMatchObject({ differences: [], files: made.contents.files, unknownJobs: 0 });
    expect(checked.tables).toBe(made.contents.tables.length);
    const { rows } = await test.database.pool.query("select from pg_database where datname like 'kolhub_check_%'");
    expect(rows).toEqual([]);
  });

  it('names the table with another row and the file with other bytes', async () => {
    const { differences } = await check(await tampered());
    expect(differences).toHaveLength(2);
    expect(differences[0]).toMatch(/^Table public\.campaigns: \d+ rows, of which some are not as they were$/);
    expect(differences[1]).toMatch(/^File [0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}: its bytes are not those/);
  });
});

describe('an archive', () => {
  it('holds the application secret only where it is encrypted, and there nobody reads it', async () => {
    const [open, closed] = await Promise.all(
      [plain, sealed].map((path) => inspectArchive(archiveIn(path, passphrase))),
    );
    expect([open?.secret, closed?.secret]).toEqual([false, true]);
    for (const path of [plain, sealed]) expect(await holds(path, secret)).toBe(false);
    expect(await holds(plain, 'contents.json')).toBe(true);
    expect(await holds(sealed, 'contents.json')).toBe(false);
  });

  it('is not written over, and two backups of one database are not made at once', async () => {
    const copy = join(folder, 'copy.tar');
    await copyFile(plain, copy);
    await expect(backUp(copy)).rejects.toThrow('exists already');
    const both = await Promise.allSettled(['one', 'two'].map((name) => backUp(join(folder, name))));
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Another backup of this database is under way')]);
  });

  it('says which files are missing or damaged', async () => {
    const { files } = test.services;
    const [key = ''] = Object.keys(await filesIn(files));
    await files.put(key, Buffer.from('rotten'), 'image/webp');
    expect((await backUp(join(folder, 'rotten.tar'))).contents.damaged).toEqual([key]);
    await files.remove(key);
    expect((await backUp(join(folder, 'gone.tar'))).contents.missing).toEqual([key]);
    const loaded = { sums: new Map(), files: 0, fileBytes: 0, wrongFiles: [key], secret: null };
    const contents = { tables: [], files: 0, file_bytes: 0, missing: [], damaged: [key] };
    expect(differingFiles(contents, loaded)).toEqual([]);
    expect(differingFiles({ ...contents, damaged: [] }, loaded)).toHaveLength(1);
  });
});
