import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Ring } from '../secrets';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** Encrypts what a job has to carry but nobody should read in the database: one-time codes and links in mails. */
export function seal(value: object, [key]: Ring): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, key, nonce);
  const text = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64');
}

/** What was sealed under a key of the ring. @throws Error where it was changed, or sealed with yet another application secret */
export function unseal(sealed: string, [key, ...former]: Ring): unknown {
  try {
    return open(Buffer.from(sealed, 'base64'), key);
  } catch (error) {
    const [next, ...rest] = former;
    if (!next) throw error;
    return unseal(sealed, [next, ...rest]);
  }
}

function open(bytes: Buffer, key: Uint8Array): unknown {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce));
  opening.setAuthTag(bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag));
  const text = Buffer.concat([opening.update(bytes.subarray(lengths.nonce + lengths.tag)), opening.final()]);
  return JSON.parse(text.toString('utf8'));
}
