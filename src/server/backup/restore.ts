import { renameSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import type { FileStore } from '../adapters/files/store';
import { migrateDatabase } from '../db/migrate';
import { isKnownMigration } from '../db/migrationFiles';
import { applicationSecret, secretFile } from '../secrets';
import type { ArchiveSource, Inspected } from './archive/read';
import { ArchiveRefused } from './archive/refused';
import { differingFiles, differingTables } from './compare';
import { type Loaded, loadArchive } from './load';
import { findPresent, isInUse, jobsTable } from './queries/catalog';
import { analyse, fileTypeOf, releaseJobs } from './queries/load';
import { inOneTransaction, openSession, releaseLocks, takeMigrationLock } from './queries/session';

/** What to restore, and where to. */
export interface RestoreOptions {
  connection: pg.PoolConfig;
  files: FileStore;
  source: ArchiveSource;
  inspected: Inspected;
  /** Whether what the database holds is given up. */
  replace: boolean;
}

/** What was restored. */
export interface Restored extends Loaded {
  /** Jobs that were left out, as this release has no such kind. */
  unknownJobs: number;
}

/** @throws ArchiveRefused where this program does not know the release the archive was made by */
export function requireKnownRelease({ head }: Inspected): void {
  if (isKnownMigration(head.migration)) return;
  throw new ArchiveRefused(
    `The archive's last migration is ${head.migration.name}, which this program does not know: restore it with the program that made it, or a newer one.`,
  );
}

/**
 * Restores an archive that was inspected: the database in one transaction, in which every row is compared, the files
 * before it ends, so that it is there wholly or not at all; then migrates it to the newest and lets the queue have its
 * jobs. @throws Error in one sentence, with nothing of the database changed
 */
export async function restoreArchive(options: RestoreOptions): Promise<Restored> {
  const { connection, files, source, inspected, replace } = options;
  requireKnownRelease(inspected);
  const client = await openSession(connection);
  try {
    await requireFree(client, replace);
    const loaded = await inOneTransaction(client, async () => {
      const found = await loadArchive(client, source, inspected, async (key, bytes) => {
        await files.put(key, bytes, await fileTypeOf(client, key.slice(-64)));
      });
      const { contents } = inspected;
      const [difference] = [...differingTables(contents.tables, found.sums), ...differingFiles(contents, found)];
      if (difference) throw new ArchiveRefused(`The archive is not what it says: ${difference}.`);
      return found;
    });
    return { ...loaded, unknownJobs: await bringUpToDate(client, connection, inspected) };
  } finally {
    await client.end();
  }
}

async function requireFree(client: pg.Client, replace: boolean): Promise<void> {
  if ((await isInUse(client)) || !(await takeMigrationLock(client))) {
    throw new Error('The database is in use: stop every server and worker on it first.');
  }
  const { tables, rows } = await findPresent(client);
  if (tables === 0 || replace) return;
  throw new Error(
    `The database is not empty (${tables} tables, about ${rows.toLocaleString('en')} rows): name an empty one, or give up what it holds by --replace.`,
  );
}

/** Migrates what was loaded to the newest and gives the queue its jobs; answers how many have no kind any more. */
export async function bringUpToDate(
  client: pg.Client,
  connection: pg.PoolConfig,
  { head }: Inspected,
): Promise<number> {
  await releaseLocks(client);
  await migrateDatabase(connection);
  const jobs = head.tables.find(({ name }) => name === jobsTable);
  const unknown = jobs ? await releaseJobs(client, jobs) : 0;
  await analyse(client);
  return unknown;
}

/**
 * Puts a restored secret where an installation without `APP_SECRET` has it; one that was there is set aside. Answers
 * what is left to do, null where nothing is.
 */
export function keepSecret(secret: string, configured: string | null, dataDir: string): string | null {
  if (configured === secret) return null;
  const path = secretFile(dataDir);
  if (applicationSecret(null, dataDir) !== secret) {
    renameSync(path, `${path}.before-${Date.now()}`);
    writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  }
  if (configured === null) return null;
  return `APP_SECRET is another one: set it to the content of ${path}, or unset it`;
}
