import { constants, deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';

export interface ZipEntry {
  name: string;
  /** plain content, deflated here; or content deflated already, with the size the directory shall claim */
  content: string | { deflated: Buffer; claimedSize: number };
}

/** A zip archive of nothing but headers and deflated bytes, so that it can lie about them. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const plain = typeof content === 'string';
    const deflated = plain ? deflateRawSync(Buffer.from(content)) : content.deflated;
    const size = plain ? Buffer.byteLength(content) : content.claimedSize;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(deflated.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), deflated]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, tail, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Content that inflates to `piece` so many times between `before` and `after`, made without deflating all of it. */
export function repeated(
  piece: string,
  times: number,
  before = '',
  after = '',
): { deflated: Buffer; claimedSize: number } {
  const part = (text: string) => deflateRawSync(Buffer.from(text), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const one = part(piece);
  const deflated = Buffer.concat([
    part(before),
    ...Array.from({ length: times }, () => one),
    deflateRawSync(Buffer.from(after)),
  ]);
  return { deflated, claimedSize: before.length + piece.length * times + after.length };
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface RawWorkbook {
  sheet: ZipEntry['content'];
  sharedStrings?: ZipEntry['content'];
  styles?: string;
  sheetRelationships?: string;
  workbookProperties?: string;
}

/** The fewest parts an .xlsx can have, its sheets first in the archive, its shared texts last. */
export function rawWorkbook(parts: RawWorkbook): Buffer {
  const relationships = (inside: string) => `<Relationships>${inside}</Relationships>`;
  const entries: ZipEntry[] = [
    { name: 'xl/worksheets/first.xml', content: parts.sheet },
    {
      name: '_rels/.rels',
      content: relationships(`<Relationship Id="a" Type="${office}/officeDocument" Target="/xl/workbook.xml"/>`),
    },
    {
      name: 'xl/workbook.xml',
      content: `<x:workbook xmlns:x="x" xmlns:r="r">${parts.workbookProperties ?? ''}<x:sheets><x:sheet name="A" r:id="s1"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships(
        `<Relationship Id="s1" Type="${office}/worksheet" Target="worksheets/first.xml"/>
         <Relationship Id="s2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>
         <Relationship Id="s3" Type="${office}/styles" Target="styles.xml"/>`,
      ),
    },
  ];
  if (parts.styles) entries.push({ name: 'xl/styles.xml', content: parts.styles });
  if (parts.sheetRelationships) {
    entries.push({ name: 'xl/worksheets/_rels/first.xml.rels', content: relationships(parts.sheetRelationships) });
  }
  if (parts.sharedStrings) entries.push({ name: 'xl/sharedStrings.xml', content: parts.sharedStrings });
  return makeZip(entries);
}

/** A workbook exceljs makes, of one sheet that `fill` fills. */
export async function madeWorkbook(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('Data'));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** `rows` rows of `columns` cells below a header: texts, numbers, links and days. */
export function bigWorkbook(rows: number, columns: number): Promise<Buffer> {
  return madeWorkbook((sheet) => {
    sheet.addRow(Array.from({ length: columns }, (_, column) => `Cột ${column}`));
    for (let row = 0; row < rows; row++) {
      sheet.addRow(
        Array.from({ length: columns }, (_, column) => {
          if (column % 4 === 0) return `Nguyễn Văn ${row}-${column}`;
          if (column % 4 === 1) return row * column;
          if (column % 4 === 2) return `https://facebook.com/p/${row}${column}`;
          return new Date(Date.UTC(2026, 0, 1 + (row % 300)));
        }),
      );
    }
  });
}
