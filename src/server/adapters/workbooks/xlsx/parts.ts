import { posix } from 'node:path';
import type { Archive } from '../archive';
import { WorkbookError } from '../errors';
import { relationshipId, walkXml } from './xml';

export interface Relationship {
  id: string;
  /** last word of the type: `worksheet`, `sharedStrings`, `hyperlink` … */
  type: string;
  /** path inside the archive, or the address itself when it lies outside */
  target: string;
}

export interface WorkbookParts {
  sheet: string;
  sharedStrings: string | undefined;
  styles: string | undefined;
  date1904: boolean;
}

/** The relationships of a part of the archive (`''` = of the archive itself); none when it has no such file. */
export async function readRelationships(archive: Archive, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part);
  const stream = await archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const found: Relationship[] = [];
  if (!stream) return found;
  await walkXml(stream, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship') return;
      const inside = posix.join('/', folder, target).slice(1);
      const absolute = target.startsWith('/') ? target.slice(1) : inside;
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: mode === 'External' ? target : absolute });
    },
  });
  return found;
}

/** Finds the parts needed to read the first sheet a person sees. Throws WorkbookError when there is no workbook inside. */
export async function findParts(archive: Archive): Promise<WorkbookParts> {
  const root = await readRelationships(archive, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const stream = await archive.read(workbook);
  if (!stream) throw new WorkbookError('file_format_invalid', 'no workbook in the archive');
  const sheets: { id: string | undefined; hidden: boolean }[] = [];
  let date1904 = false;
  await walkXml(stream, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      sheets.push({ id: relationshipId(attributes), hidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  const relationships = await readRelationships(archive, workbook);
  const worksheets = sheets.flatMap(({ id, hidden }) => {
    const found = relationships.find((relationship) => relationship.id === id && relationship.type === 'worksheet');
    return found ? [{ hidden, path: found.target }] : [];
  });
  const sheet = worksheets.find(({ hidden }) => !hidden) ?? worksheets[0];
  if (!sheet) throw new WorkbookError('file_format_invalid', 'no sheet in the workbook');
  const pathOf = (type: string) => relationships.find((relationship) => relationship.type === type)?.target;
  return { sheet: sheet.path, sharedStrings: pathOf('sharedStrings'), styles: pathOf('styles'), date1904 };
}
