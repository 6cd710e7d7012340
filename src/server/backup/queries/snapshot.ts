import { Socket } from 'node:net';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchivedTable } from '../archive/format';
import { openSession } from './session';

/** One moment of the database, read for as long as it is open. */
export interface Snapshot {
  /** Reads something as it was at that moment. The transaction is short, so that its locks do not outlast the reading. */
  read<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Reads something as it is by now. */
  later<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a snapshot on `keeper`, which must be left alone until it is closed. */
export async function openSnapshot(keeper: pg.Client, connection: pg.PoolConfig): Promise<Snapshot> {
  await keeper.query('begin isolation level repeatable read read only');
  const { rows } = await keeper.query<{ id: string }>('select pg_export_snapshot() as id');
  const id = keeper.escapeLiteral(rows[0]?.id ?? '');
  const socket = new Socket();
  const reader = await openSession({ ...connection, stream: () => socket });
  return {
    async read(work) {
      await reader.query('begin isolation level repeatable read read only');
      await reader.query(`set transaction snapshot ${id}`);
      const result = await work(reader);
      await reader.query('commit');
      return result;
    },
    later: (work) => work(reader),
    async close() {
      // Broken off in the middle of a table, an orderly end would wait for somebody to read the rest.
      socket.destroy();
      await keeper.query('commit');
    },
  };
}

/** `schema.table`, quoted. */
export function quoted(client: pg.Client, { name }: Pick<ArchivedTable, 'name'>): string {
  return name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.');
}

/** The columns of a table in the archive's order, quoted. */
export function columnsOf(client: pg.Client, { columns }: Pick<ArchivedTable, 'columns'>): string {
  return columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
}

/** The rows of a table as COPY writes them, a line each. */
export function copyOut(client: pg.Client, table: ArchivedTable): AsyncIterable<Buffer> {
  return client.query(to(`copy (select ${columnsOf(client, table)} from ${quoted(client, table)}) to stdout`));
}

/** A stored file that rows name; those of removed records may be gone from the store already. */
export interface NamedFile {
  sha256: string;
  key: string;
  live: boolean;
}

/** The stored files that rows name, by content, from the one after `after` on. */
export async function filesAfter(client: pg.Client, after: string, most: number): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(
    `select sha256, min(storage_key) as key, bool_or(deleted_at is null) as live from media_files where sha256 > $1
     group by sha256 order by sha256 limit $2`,
    [after, most],
  );
  return rows;
}
