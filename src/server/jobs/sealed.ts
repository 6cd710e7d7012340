import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** Encrypts what a job has to carry but nobody should read in the database: one-time codes and links in mails. */
export function seal(value: object, key: Uint8Array): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, key, nonce);
  const text = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64');
}

/** What was sealed. @throws Error where it was changed, or sealed with another application secret */
export function unseal(sealed: string, key: Uint8Array): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce));
  opening.setAuthTag(bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag));
  const text = Buffer.concat([opening.update(bytes.subarray(lengths.nonce + lengths.tag)), opening.final()]);
  return JSON.parse(text.toString('utf8'));
}
