import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import sharp from 'sharp';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
export const tooLarge = { code: 'file_too_large', status: 413 };
export const wrongType = { code: 'file_type_invalid', status: 415 };

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A valid black PNG of any size in a few bytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A zip, its entries as they are or deflated. */
export function zip(files: Record<string, string>, deflated = false): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const data = deflated ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    if (deflated) common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, common, position, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function contentTypes(main: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="application/vnd.${main}+xml"/></Types>`;
}

export function docx(main = 'openxmlformats-officedocument.wordprocessingml.document.main'): Buffer {
  return zip({ '[Content_Types].xml': contentTypes(main), '_rels/.rels': '<r/>', 'word/document.xml': '<w/>' });
}

/** A small Word file with a part that becomes so many megabytes where somebody unpacks it. */
export function docxBomb(megabytes: number): Buffer {
  const types = contentTypes('openxmlformats-officedocument.wordprocessingml.document.main');
  const large = types.replace('<Types', `${' '.repeat(megabytes * 1024 * 1024)}<Types`);
  return zip({ '[Content_Types].xml': large, '_rels/.rels': '<r/>', 'word/document.xml': '<w/>' }, true);
}

export function compound(...names: string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(container, name, Buffer.alloc(5000, 7));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

export function workbook(bookType: 'biff8' | 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['code'], ['K1']]), 'Sheet');
  return Buffer.from(write(book, { type: 'buffer', bookType }));
}
