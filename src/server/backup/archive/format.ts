import * as yup from 'yup';

/** Raised whenever an older program could not read what a newer one writes. */
export const archiveFormat = 1;

/** Entries of the archive, in their order; tables and files stand between the first and the last. */
export const entryNames = { head: 'kolhub-backup.json', secret: 'secret', contents: 'contents.json' } as const;

const tablePattern = /^tables\/([a-z_0-9]+\.[a-z_0-9]+)\/\d{6}\.gz$/;

/** The entry with the so-manieth part (from 1 on) of a table's rows as COPY writes them, by gzip. */
export function tableEntry(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.gz`;
}

/** The table an entry holds rows of, or null. */
export function tableOf(entry: string): string | null {
  return tablePattern.exec(entry)?.[1] ?? null;
}

/** The entry of a stored file. */
export function fileEntry(key: string): string {
  return `files/${key}`;
}

/** The key of the stored file an entry holds, or null. */
export function fileKeyOf(entry: string): string | null {
  return entry.startsWith('files/') ? entry.slice('files/'.length) : null;
}

/** A table of the archive: its columns in the order of its rows, with their types as PostgreSQL writes them. */
export interface ArchivedTable {
  /** With the schema: `public.kols`. */
  name: string;
  columns: { name: string; type: string }[];
}

/** What the archive says before everything else. */
export interface ArchiveHead {
  /** When, in UTC. */
  made_at: string;
  /** The release of the server. */
  postgres: string;
  /** The last migration of the database; `created_at` are the milliseconds drizzle keeps. */
  migration: { name: string; hash: string; created_at: number };
  tables: ArchivedTable[];
  /** Sequences of `public`, and where they stand. */
  sequences: { name: string; value: string; called: boolean }[];
  /** Months, as `YYYY-MM`, that have partitions of their own. */
  months: string[];
}

/** What the archive holds, said at its end. */
export interface ArchiveContents {
  /** Rows of each table and their sum (`RowSums`). */
  tables: { name: string; rows: number; sum: string }[];
  files: number;
  file_bytes: number;
  /** Keys of files that rows name and the store does not have. */
  missing: string[];
  /** Keys of files whose bytes were others than their name says already when they were read. */
  damaged: string[];
}

const whole = () => yup.number().integer().min(0).required();
const text = () => yup.string().required();
const flag = () => yup.boolean().required();
const texts = () => yup.array().of(text()).defined();
const columns = yup
  .array()
  .of(yup.object({ name: text(), type: text() }))
  .defined();

/** The shape of the first entry. */
export const headSchema: yup.ObjectSchema<ArchiveHead> = yup.object({
  made_at: text(),
  postgres: text(),
  migration: yup.object({ name: text(), hash: text(), created_at: whole() }),
  tables: yup
    .array()
    .of(yup.object({ name: text(), columns }))
    .defined(),
  sequences: yup
    .array()
    .of(yup.object({ name: text(), value: text(), called: flag() }))
    .defined(),
  months: texts(),
});

/** The shape of the last entry. */
export const contentsSchema: yup.ObjectSchema<ArchiveContents> = yup.object({
  tables: yup
    .array()
    .of(yup.object({ name: text(), rows: whole(), sum: text() }))
    .defined(),
  files: whole(),
  file_bytes: whole(),
  missing: texts(),
  damaged: texts(),
});
