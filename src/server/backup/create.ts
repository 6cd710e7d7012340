import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import type { ArchiveAddress } from '../adapters/backups/place';
import type { FileStore } from '../adapters/files/store';
import { lastMigration } from '../db/migrationFiles';
import {
  type ArchiveContents,
  type ArchivedTable,
  type ArchiveHead,
  archiveFormat,
  entryNames,
  fileEntry,
  tableEntry,
} from './archive/format';
import { inPieces } from './archive/pieces';
import { type ArchiveWriter, writeArchive } from './archive/write';
import { findMonths, findSequences, findTables, findUnlogged } from './queries/catalog';
import { openSession, postgresRelease, takeBackupLock } from './queries/session';
import { copyOut, filesAfter, openSnapshot, type Snapshot } from './queries/snapshot';
import { RowSums } from './rowSums';

/** What to back up, and where to. */
export interface BackupOptions {
  connection: pg.PoolConfig;
  files: FileStore;
  to: ArchiveAddress;
  /** Encrypts the whole archive; only then it may hold the application secret. */
  sealed: { passphrase: string; secret: string } | null;
}

/** What was backed up. */
export interface Made {
  head: ArchiveHead;
  contents: ArchiveContents;
  /** Tables that were left out, as their rows do not outlive a crash of the server either. */
  unlogged: string[];
  /** Of the archive. */
  bytes: number;
}

/** Somebody else is backing up the same database at this moment. */
export class BackupUnderWay extends Error {
  constructor() {
    super('Another backup of this database is under way.');
  }
}

const tablePart = 4 * 1024 * 1024;
const filesAtOnce = 500;
const zipped = promisify(gzip);

/**
 * Writes one archive of the database as it is at this moment, and of the files its rows name. Whoever writes meanwhile
 * is not in the way. Nothing is held in memory but 4 MB of a table, and what an upload sends at a time.
 * @throws BackupUnderWay; Error where the archive exists already, there is no database of ours, or it is being migrated
 */
export async function makeBackup({ connection, files, to, sealed }: BackupOptions): Promise<Made> {
  if (await to.place.has(to.name)) throw new Error(`${to.place.describe(to.name)} exists already.`);
  const keeper = await openSession(connection);
  try {
    if (!(await takeBackupLock(keeper))) throw new BackupUnderWay();
    const snapshot = await openSnapshot(keeper, connection);
    try {
      const { head, unlogged } = await snapshot.read(describe);
      let bytes = 0;
      async function* counted(content: AsyncIterable<Buffer>) {
        for await (const chunk of content) {
          bytes += chunk.length;
          yield chunk;
        }
      }
      const contents = await writeArchive(
        sealed?.passphrase ?? null,
        (writer) => fill(writer, snapshot, head, files, sealed?.secret ?? null),
        (content) => to.place.write(to.name, Readable.from(counted(content), { objectMode: false })),
      );
      return { head, contents, unlogged, bytes };
    } finally {
      await snapshot.close();
    }
  } finally {
    await keeper.end();
  }
}

async function describe(client: pg.Client): Promise<{ head: ArchiveHead; unlogged: string[] }> {
  const migration = await lastMigration(client);
  if (!migration) throw new Error('There is nothing to back up: the database was never migrated.');
  const head = {
    made_at: new Date().toISOString(),
    postgres: await postgresRelease(client),
    migration,
    tables: await findTables(client),
    sequences: await findSequences(client),
    months: await findMonths(client),
  };
  return { head, unlogged: await findUnlogged(client) };
}

async function fill(
  writer: ArchiveWriter,
  snapshot: Snapshot,
  head: ArchiveHead,
  files: FileStore,
  secret: string | null,
): Promise<ArchiveContents> {
  await writer.add(entryNames.head, json({ format: archiveFormat, ...head }));
  const tables: ArchiveContents['tables'] = [];
  for (const table of head.tables) tables.push(await addTable(writer, snapshot, table));
  // A table that was rewritten meanwhile would have looked empty to the snapshot.
  if ((await snapshot.later(lastMigration))?.hash !== head.migration.hash) {
    throw new Error('The database was migrated while it was backed up: run the backup again.');
  }
  const contents = { tables, ...(await addFiles(writer, snapshot, files)) };
  if (secret) await writer.add(entryNames.secret, Buffer.from(secret));
  await writer.add(entryNames.contents, json(contents));
  return contents;
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value, null, 2));
}

function addTable(
  writer: ArchiveWriter,
  snapshot: Snapshot,
  table: ArchivedTable,
): Promise<ArchiveContents['tables'][number]> {
  return snapshot.read(async (client) => {
    const sums = new RowSums();
    let part = 0;
    // Summed up chunk by chunk: a whole part at once would keep a server that backs itself up from answering.
    const rows = seen(copyOut(client, table), (chunk) => sums.add(chunk));
    for await (const { bytes } of inPieces(rows, tablePart)) {
      if (bytes.length === 0) continue;
      part += 1;
      await writer.add(tableEntry(table.name, part), await zipped(bytes, { level: 3 }));
    }
    return { name: table.name, rows: sums.rows, sum: sums.sum() };
  });
}

type StoredFiles = Omit<ArchiveContents, 'tables'>;

async function addFiles(writer: ArchiveWriter, snapshot: Snapshot, files: FileStore): Promise<StoredFiles> {
  const stored: StoredFiles = { files: 0, file_bytes: 0, missing: [], damaged: [] };
  for (let after = ''; ; ) {
    const page = await snapshot.read((client) => filesAfter(client, after, filesAtOnce));
    for (const { key, sha256, live } of page) {
      const file = await files.get(key);
      if (!file) {
        if (live) stored.missing.push(key);
        continue;
      }
      const hash = createHash('sha256');
      await writer.addStream(
        fileEntry(key),
        file.size,
        seen(file.stream, (chunk) => hash.update(chunk)),
      );
      stored.files += 1;
      stored.file_bytes += file.size;
      if (hash.digest('hex') !== sha256) stored.damaged.push(key);
    }
    const last = page.at(-1);
    if (!last) return stored;
    after = last.sha256;
  }
}

async function* seen(stream: AsyncIterable<Buffer>, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    see(chunk);
    yield chunk;
  }
}
