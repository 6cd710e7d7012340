import type { Inspected } from './archive/read';
import type { Checked } from './check';
import type { Made } from './create';
import type { Restored } from './restore';
import { countOf, secondsSince, sizeOf, someOf } from './words';

const rowsOf = (tables: readonly { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0);

/** What a backup has made, as one line; `started` is a time of `performance.now()`. */
export function madeOf({ contents, bytes, head }: Made, started: number): string {
  const { tables, files, file_bytes } = contents;
  const parts = [countOf(tables.length, 'table'), countOf(rowsOf(tables), 'row')];
  parts.push(`${countOf(files, 'file')} of ${sizeOf(file_bytes)}`);
  return `Backed up ${parts.join(', ')} as of ${head.migration.name}: an archive of ${sizeOf(bytes)} in ${secondsSince(started)}`;
}

/** What a backup has left out and why, and what is wrong with the files; a line each. */
export function leftOutOf({ contents, unlogged }: Made, withSecret: boolean): string[] {
  return [
    ...(withSecret ? [] : ['Left out: the application secret, which goes into an encrypted archive only (--encrypt)']),
    `Left out: ${unlogged.join(', ')}, which do not outlive a crash of PostgreSQL either`,
    'Left out: the history of finished jobs, pictures made of others, and bytes in the store that no row names',
    ...someOf(contents.missing.map((key) => `MISSING from the files: ${key}`)),
    ...someOf(contents.damaged.map((key) => `DAMAGED in the files, kept as it is: ${key}`)),
  ];
}

/** What an archive is, as one line. */
export function foundOf({ head, contents, encrypted, secret }: Inspected): string {
  const { tables, files, file_bytes } = contents;
  const what = `${countOf(tables.length, 'table')}, ${countOf(rowsOf(tables), 'row')}, ${countOf(files, 'file')} of ${sizeOf(file_bytes)}`;
  const made = `made ${head.made_at} on PostgreSQL ${head.postgres} as of ${head.migration.name}`;
  return `It is whole: ${what}, ${made}, ${encrypted ? 'encrypted' : 'not encrypted'}, ${secret ? 'with' : 'without'} the application secret`;
}

/** What a restore has done, and what was left out and why; a line each. */
export function restoredOf(restored: Restored, { contents }: Inspected, started: number): string[] {
  const { files, fileBytes, wrongFiles, unknownJobs, secret } = restored;
  const what = `${countOf(contents.tables.length, 'table')}, ${countOf(rowsOf(contents.tables), 'row')}, ${countOf(files, 'file')} of ${sizeOf(fileBytes)}`;
  return [
    `Restored ${what}, and migrated to the newest, in ${secondsSince(started)}`,
    ...unknownKinds(unknownJobs),
    ...someOf(wrongFiles.map((key) => `Left out: ${key}, which was damaged when it was backed up`)),
    ...someOf(contents.missing.map((key) => `MISSING since before the backup: ${key}`)),
    secret
      ? 'The application secret was restored'
      : 'The archive has no application secret: keep APP_SECRET, or DATA_DIR/secret, as it was',
  ];
}

/** What a trial has found; a line each. */
export function checkedOf(checked: Checked, { contents }: Inspected, started: number): string[] {
  const { tables, rows, files, fileBytes, differences, unknownJobs } = checked;
  return [
    `Compared ${countOf(tables, 'table')}, ${countOf(rows, 'row')}, ${countOf(files, 'file')} of ${sizeOf(fileBytes)} in ${secondsSince(started)}`,
    ...unknownKinds(unknownJobs),
    ...someOf(contents.missing.map((key) => `MISSING since before the backup: ${key}`)),
    ...someOf(contents.damaged.map((key) => `DAMAGED since before the backup: ${key}`)),
    ...someOf(differences.map((difference) => `DIFFERENT: ${difference}`)),
    differences.length === 0 ? 'Everything is as the archive says' : 'The archive does not restore as it says',
  ];
}

function unknownKinds(jobs: number): string[] {
  return jobs > 0 ? [`Left out: ${countOf(jobs, 'job')} of kinds this release does not have`] : [];
}
