import type { Archive } from '../archive';
import { isDateFormat } from '../cells';
import { walkXml } from './xml';

/** Number formats every workbook knows without naming them, of which these show days or times. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** For each cell style, by its number, whether it shows a date. */
export async function readDateStyles(archive: Archive, part: string | undefined): Promise<boolean[]> {
  const stream = part === undefined ? null : await archive.read(part);
  const dates: boolean[] = [];
  if (!stream) return dates;
  const codes = new Map<number, string>();
  let inCells = false;
  await walkXml(stream, {
    open(name, attributes) {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name !== 'xf' || !inCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      const code = codes.get(id);
      dates.push(code === undefined ? isBuiltInDate(id) : isDateFormat(code));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return dates;
}
