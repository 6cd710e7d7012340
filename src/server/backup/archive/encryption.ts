import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { inPieces } from './pieces';
import { ArchiveRefused, damaged } from './refused';

const cipher = 'aes-256-gcm';
const piece = 64 * 1024;
const tag = 16;
const mostMemory = 256 * 1024 * 1024;
/** scrypt's N (as a power of two), r and p: 128 MB and about half a second. */
const costs = [17, 8, 1] as const;

/** How an encrypted archive begins. */
export const encryptedMagic = Buffer.from('kolhub-encrypted-backup\n');
const lengths = { costs: costs.length, salt: 16, check: 16 };

/** Bytes before the first piece: magic, costs, salt, and what tells a wrong passphrase from a damaged archive. */
export const encryptedHead = encryptedMagic.length + lengths.costs + lengths.salt + lengths.check;

interface Keys {
  content: Buffer;
  check: Buffer;
}

function keysOf(passphrase: string, salt: Buffer, [power, r, p]: readonly number[]): Promise<Keys> {
  const options = { N: 2 ** (power ?? 0), r: r ?? 0, p: p ?? 0, maxmem: mostMemory };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, options, (error, key) => {
      if (error) reject(error);
      else resolve({ content: key.subarray(0, 32), check: key.subarray(32) });
    });
  });
}

/** Its place and whether it is the last: a piece that is missing, moved or repeated does not open. */
function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(index, 5, 6);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

function checkOf(key: Buffer, begin: Buffer): Buffer {
  return createHmac('sha256', key).update(begin).digest().subarray(0, lengths.check);
}

/** Encrypts a stream under a passphrase: AES-256-GCM in pieces of 64 KiB, the key by scrypt with a salt of its own. */
export async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(lengths.salt);
  const begin = Buffer.concat([encryptedMagic, Buffer.from(costs), salt]);
  const keys = await keysOf(passphrase, salt, costs);
  const head = Buffer.concat([begin, checkOf(keys.check, begin)]);
  yield head;
  let index = 0;
  for await (const { bytes, last } of inPieces(source, piece)) {
    const sealing = createCipheriv(cipher, keys.content, nonce(index, last)).setAAD(head);
    yield Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
    index += 1;
  }
}

/**
 * What was encrypted, from the head of `encryptedHead` bytes and the stream that follows it; no byte is given out before
 * it is proven. @throws ArchiveRefused where the passphrase is another one, or a piece is not as it was written
 */
export async function* decrypted(
  head: Buffer,
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const begin = head.subarray(0, -lengths.check);
  const used = [...begin.subarray(encryptedMagic.length, encryptedMagic.length + lengths.costs)];
  // Others would let a made-up archive ask for any amount of memory.
  if (used.join() !== costs.join()) throw damaged();
  const keys = await keysOf(passphrase, begin.subarray(-lengths.salt), used);
  if (!timingSafeEqual(checkOf(keys.check, begin), head.subarray(-lengths.check))) {
    throw new ArchiveRefused(
      'The passphrase is not the one the archive was encrypted with, or its beginning is damaged.',
    );
  }
  let index = 0;
  for await (const { bytes, last } of inPieces(source, piece + tag)) {
    if (bytes.length < tag) throw damaged();
    const opening = createDecipheriv(cipher, keys.content, nonce(index, last)).setAAD(head);
    opening.setAuthTag(bytes.subarray(-tag));
    const plain = opening.update(bytes.subarray(0, -tag));
    try {
      opening.final();
    } catch {
      throw damaged();
    }
    yield plain;
    index += 1;
  }
}
