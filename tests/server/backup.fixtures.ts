import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { archiveAt } from '../../src/server/adapters/backups/open';
import type { FileStore } from '../../src/server/adapters/files/store';
import { type ArchiveSource, bytesOf, entriesOf } from '../../src/server/backup/archive/read';
import { writeArchive } from '../../src/server/backup/archive/write';
import type { TestDatabase } from '../support/database';

export interface Table {
  name: string;
  /** Those that are written; the others are made of them. */
  columns: string;
  generated: boolean;
}

export async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, bool_or(a.attgenerated <> '') as generated,
      string_agg(format('%I', a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind = 'r'
    group by n.nspname, c.relname order by 1`);
  return rows;
}

/** Every table with its rows, as one hash each, and where every sequence stands. */
export async function contentOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await tablesOf(pool)) {
    const { rows } = await pool.query<{ line: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as line from ${name} t`,
    );
    content[name] = rows[0]?.line ?? '';
  }
  const { rows } = await pool.query<{ name: string; at: string | null }>(
    "select schemaname || '.' || sequencename as name, last_value::text as at from pg_sequences",
  );
  for (const { name, at } of rows) content[name] = String(at);
  return content;
}

/** An archive in a file, as a command reads it. */
export function archiveIn(path: string, passphrase = ''): ArchiveSource {
  return { open: async () => createReadStream(path), passphrase: async () => passphrase };
}

/** Where a backup is written to. */
export const toFile = (path: string) => archiveAt(path, null);

export const saveTo = (path: string) => (content: Readable) => pipeline(content, createWriteStream(path));

/** Writes an archive again with other bytes in some of its entries, and everything else, its digest too, in order. */
export async function altered(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer,
): Promise<void> {
  const fill = async (writer: { add(name: string, bytes: Buffer): Promise<void> }) => {
    for await (const entry of entriesOf(archiveIn(from))) {
      await writer.add(entry.name, change(entry.name, await bytesOf(entry)));
    }
  };
  await writeArchive(null, fill, saveTo(to));
}

/** Everything in a store, by key. */
export async function filesIn(store: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const keys of store.list()) {
    for (const key of keys) {
      const chunks: Buffer[] = [];
      for await (const chunk of (await store.get(key))?.stream ?? []) chunks.push(chunk);
      found[key] = Buffer.concat(chunks).toString('base64');
    }
  }
  return found;
}

/** Whether the bytes of a text stand anywhere in a file. */
export async function holds(path: string, text: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from(text));
}
