import { FileRefused } from './refused';

/** The points of a picture, three bytes each, row by row from the top. */
export interface Points {
  data: Buffer;
  width: number;
  height: number;
}

const uncompressed = 0;
/** Which bit stands for which colour is told apart; only the usual order is taken. */
const withMasks = 3;

/** The size a BMP says it has, before anything is unpacked; `height` is negative where rows begin at the top. */
export function bmpHeader(bytes: Buffer): { width: number; height: number } {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') throw new FileRefused('file_type_invalid');
  const [width, height] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  if (width <= 0 || height === 0) throw new FileRefused('file_type_invalid');
  return { width, height };
}

/**
 * Decodes a BMP, which sharp cannot: 1, 4, 8, 24 or 32 bits a point, not packed. What covers is left out, as most programs
 * leave it empty. @throws FileRefused
 */
export function decodeBmp(bytes: Buffer): Points {
  try {
    return pointsOf(bytes);
  } catch (cause) {
    if (cause instanceof RangeError) throw new FileRefused('file_type_invalid', { cause });
    throw cause;
  }
}

function pointsOf(bytes: Buffer): Points {
  const { width, height: signed } = bmpHeader(bytes);
  const height = Math.abs(signed);
  const [start, headerSize] = [bytes.readUInt32LE(10), bytes.readUInt32LE(14)];
  const [bits, packing] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const known = packing === uncompressed || (packing === withMasks && bits === 32);
  if (headerSize < 40 || !known || ![1, 4, 8, 24, 32].includes(bits)) throw new FileRefused('file_type_invalid');
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (start + stride * height > bytes.length) throw new FileRefused('file_type_invalid');
  const palette = 14 + headerSize;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = start + (signed > 0 ? height - 1 - y : y) * stride;
    for (let x = 0; x < width; x++) {
      const from = bits >= 24 ? row + x * (bits / 8) : palette + indexAt(bytes, row, x, bits) * 4;
      const to = (y * width + x) * 3;
      data[to] = bytes.readUInt8(from + 2);
      data[to + 1] = bytes.readUInt8(from + 1);
      data[to + 2] = bytes.readUInt8(from);
    }
  }
  return { data, width, height };
}

/** Which colour of the palette a point has; a byte holds one or several, the leftmost highest. */
function indexAt(bytes: Buffer, row: number, x: number, bits: number): number {
  const perByte = 8 / bits;
  const byte = bytes.readUInt8(row + Math.floor(x / perByte));
  return (byte >> (8 - bits * ((x % perByte) + 1))) & ((1 << bits) - 1);
}
