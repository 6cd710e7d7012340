import { openArchive } from '../archive';
import { WorkbookError } from '../errors';
import type { WorkbookLimits } from '../limits';
import { RowCollector, type SheetRows } from '../sheetRows';
import { findParts, readRelationships } from './parts';
import { readSheet } from './sheet';
import { readDateStyles } from './styles';
import { readSharedStrings } from './text';

/**
 * Reads the first sheet of an .xlsx as it is inflated. exceljs takes two to three times as long for it, keeps unread
 * sheets in temporary files and inflates whatever the archive holds.
 */
export async function readXlsx(bytes: Buffer, maxRows: number, limits: WorkbookLimits): Promise<SheetRows> {
  const archive = await openArchive(bytes, limits);
  const parts = await findParts(archive);
  const strings = await readSharedStrings(archive, parts.sharedStrings);
  const dateStyles = await readDateStyles(archive, parts.styles);
  const stream = await archive.read(parts.sheet);
  if (!stream) throw new WorkbookError('file_format_invalid', 'the first sheet is missing');
  const collector = new RowCollector(maxRows);
  const links = await readSheet(stream, { strings, dateStyles, date1904: parts.date1904 }, collector);
  if (links.length > 0) {
    const targets = new Map((await readRelationships(archive, parts.sheet)).map(({ id, target }) => [id, target]));
    collector.addLinks(links.map(({ row, column, id }) => ({ row, column, target: targets.get(id) ?? '' })));
  }
  return collector.finish();
}
