import type { ArchiveContents } from './archive/format';
import type { Loaded } from './load';
import type { RowSums } from './rowSums';

/** Says of each table whose rows are not those the archive names. */
export function differingTables(tables: ArchiveContents['tables'], found: ReadonlyMap<string, RowSums>): string[] {
  return tables.flatMap(({ name, rows, sum }) => {
    const there = found.get(name);
    if (rows !== (there?.rows ?? 0)) return [`Table ${name}: ${there?.rows ?? 0} rows instead of ${rows}`];
    if (there && there.sum() !== sum) return [`Table ${name}: ${rows} rows, of which some are not as they were`];
    return [];
  });
}

/** Says of each file that is not the one its name says, but for those that were so in the store already. */
export function differingFiles(contents: ArchiveContents, { wrongFiles, files }: Loaded): string[] {
  const known = new Set(contents.damaged);
  const wrong = wrongFiles.filter((key) => !known.has(key));
  return [
    ...wrong.map((key) => `File ${key}: its bytes are not those its name says`),
    ...(files === contents.files ? [] : [`${files} files instead of ${contents.files}`]),
  ];
}
