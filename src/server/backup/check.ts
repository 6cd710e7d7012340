import type pg from 'pg';
import type { ArchiveSource, Inspected } from './archive/read';
import { differingFiles, differingTables } from './compare';
import { loadArchive } from './load';
import { jobsTable } from './queries/catalog';
import { withScratchDatabase } from './queries/scratch';
import { inOneTransaction, openSession } from './queries/session';
import { copyOut } from './queries/snapshot';
import { bringUpToDate, requireKnownRelease } from './restore';
import { RowSums } from './rowSums';

/** What a restore beside was like. */
export interface Checked {
  /** Empty where everything was as the archive says. */
  differences: string[];
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
  unknownJobs: number;
}

/**
 * Restores an archive that was inspected into a database made for it on the same server, reads every row back, compares
 * it with what the archive says, and drops the database again. Files are only compared. The role needs CREATEDB.
 */
export async function checkArchive(
  connection: pg.PoolConfig,
  source: ArchiveSource,
  inspected: Inspected,
): Promise<Checked> {
  requireKnownRelease(inspected);
  return withScratchDatabase(connection, (scratch) => compare(scratch, source, inspected));
}

async function compare(scratch: pg.PoolConfig, source: ArchiveSource, inspected: Inspected): Promise<Checked> {
  const { head, contents } = inspected;
  const client = await openSession(scratch);
  try {
    const loaded = await inOneTransaction(client, () => loadArchive(client, source, inspected, async () => {}));
    const found = new Map<string, RowSums>();
    const read = async (names: (name: string) => boolean) => {
      for (const table of head.tables.filter((one) => names(one.name))) {
        const sums = new RowSums();
        for await (const chunk of copyOut(client, table)) sums.add(chunk);
        found.set(table.name, sums);
      }
    };
    await read((table) => table !== jobsTable);
    const unknownJobs = await bringUpToDate(client, scratch, inspected);
    if (unknownJobs === 0) await read((table) => table === jobsTable);
    const comparable = contents.tables.filter((table) => unknownJobs === 0 || table.name !== jobsTable);
    return {
      differences: [...differingTables(comparable, found), ...differingFiles(contents, loaded)],
      tables: found.size,
      rows: [...found.values()].reduce((sum, { rows }) => sum + rows, 0),
      files: loaded.files,
      fileBytes: loaded.fileBytes,
      unknownJobs,
    };
  } finally {
    await client.end();
  }
}
