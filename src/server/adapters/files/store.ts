import type { Readable } from 'node:stream';

/** A stored file as it is read back: its bytes as a stream and their number. A stream not read must be destroyed. */
export interface StoredFile {
  stream: Readable;
  size: number;
}

/** Where uploaded files live (CONTRACT.md §6). Keys come from `fileKey`; any other key throws. */
export interface FileStore {
  /** Writes the bytes durably and whole, or throws; the same content may be put any number of times. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file, or null where there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Keys of all that is stored, in portions; what has another name than `fileKey` gives is left out. */
  list(): AsyncIterable<string[]>;
  /** Removes the file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Asks whether the place of the files answers; throws where it does not. */
  reach(): Promise<void>;
}

const keyPattern = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/;

/** The key of a content: `ab/cd/<sha256>`, from a lower-case hexadecimal SHA-256. Throws on anything else. */
export function fileKey(sha256: string): string {
  return checkedKey(`${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`);
}

/** Returns the key unchanged, or throws where it is not one of `fileKey`. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a file key');
  return key;
}

/** Whether a name in the store is a key of ours. */
export function isFileKey(name: string): boolean {
  return keyPattern.test(name);
}
