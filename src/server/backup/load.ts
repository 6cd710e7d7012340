import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { fileKey } from '../adapters/files/store';
import { migrateUpTo } from '../db/migrateUpTo';
import { type ArchivedTable, entryNames, fileKeyOf, tableOf } from './archive/format';
import { type ArchiveSource, bytesOf, entriesOf, type Inspected } from './archive/read';
import { damaged } from './archive/refused';
import { jobsTable } from './queries/catalog';
import {
  copyIn,
  copyJobsIn,
  dropEverything,
  makeJobsPlace,
  makePartitions,
  putAside,
  putBack,
  setSequences,
} from './queries/load';
import { RowSums } from './rowSums';

/** What an archive turned out to hold while it was loaded. */
export interface Loaded {
  sums: Map<string, RowSums>;
  files: number;
  fileBytes: number;
  /** Keys of files whose bytes are others than their name says. */
  wrongFiles: string[];
  secret: string | null;
}

const unzipped = promisify(gunzip);
const mostOfPart = 64 * 1024 * 1024;

/**
 * Loads an archive that was inspected into the database, within the caller's transaction: whatever is there is removed,
 * the schema is that of the archive's own release. Jobs wait for the queue (`releaseJobs`). `keep` gets each file whose
 * bytes are those its name says.
 */
export async function loadArchive(
  client: pg.Client,
  source: ArchiveSource,
  { head }: Inspected,
  keep: (key: string, bytes: Buffer) => Promise<void>,
): Promise<Loaded> {
  await dropEverything(client);
  await migrateUpTo(client, head.migration);
  await makePartitions(client, head.months);
  const aside = await putAside(client);
  const loaded: Loaded = { sums: new Map(), files: 0, fileBytes: 0, wrongFiles: [], secret: null };
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  const jobs = tables.get(jobsTable);
  if (jobs) await makeJobsPlace(client, jobs);

  const rows = tableLoader(client, loaded.sums);
  for await (const entry of entriesOf(source)) {
    const name = tableOf(entry.name);
    const key = fileKeyOf(entry.name);
    const bytes = await bytesOf(entry);
    if (name) {
      const table = tables.get(name);
      if (!table) throw damaged();
      await rows.add(table, await unzipped(bytes, { maxOutputLength: mostOfPart }));
      continue;
    }
    await rows.end();
    if (key) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      loaded.files += 1;
      loaded.fileBytes += bytes.length;
      if (key === fileKey(sha256)) await keep(key, bytes);
      else loaded.wrongFiles.push(key);
    }
    if (entry.name === entryNames.secret) loaded.secret = bytes.toString('utf8');
  }
  await setSequences(client, head.sequences);
  await putBack(client, aside);
  return loaded;
}

interface Loading {
  table: string;
  sink: Writable;
  sums: RowSums;
  done: Promise<void>;
}

/** Takes the parts of tables in the archive's order and copies them in, a table after the other. */
function tableLoader(client: pg.Client, sums: Map<string, RowSums>) {
  let loading: Loading | null = null;

  function begin(table: ArchivedTable): Loading {
    const sink = table.name === jobsTable ? copyJobsIn(client, table) : copyIn(client, table);
    const begun = { table: table.name, sink, sums: new RowSums(), done: finished(sink) };
    begun.done.catch(() => {});
    sums.set(table.name, begun.sums);
    return begun;
  }

  async function end(): Promise<void> {
    loading?.sink.end();
    await loading?.done;
    loading = null;
  }

  return {
    async add(table: ArchivedTable, bytes: Buffer): Promise<void> {
      if (loading?.table !== table.name) {
        await end();
        loading = begin(table);
      }
      const { sink, sums: of, done } = loading;
      of.add(bytes);
      // A connection that was lost is told by `done` alone.
      if (!sink.destroyed && !sink.write(bytes)) await Promise.race([once(sink, 'drain'), done]);
      if (sink.destroyed) await done;
    },
    end,
  };
}
