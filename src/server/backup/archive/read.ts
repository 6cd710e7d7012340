import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import * as yup from 'yup';
import { bytesFrom } from './bytes';
import { checkedByDigest } from './digest';
import { decrypted, encryptedHead, encryptedMagic } from './encryption';
import {
  type ArchiveContents,
  type ArchiveHead,
  archiveFormat,
  contentsSchema,
  entryNames,
  fileKeyOf,
  headSchema,
  tableOf,
} from './format';
import { ArchiveRefused, damaged } from './refused';

/** An archive that can be read from its beginning, as often as it takes. */
export interface ArchiveSource {
  open(): Promise<Readable>;
  /** Asked for only where the archive is encrypted. */
  passphrase(): Promise<string>;
}

/** An entry; its bytes must be read before the next one is asked for. */
export interface ArchiveEntry {
  name: string;
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** What a whole archive says of itself. */
export interface Inspected {
  head: ArchiveHead;
  contents: ArchiveContents;
  encrypted: boolean;
  secret: boolean;
}

/** All bytes of an entry, at most 256 MB: no table's part and no file of ours is larger. @throws ArchiveRefused */
export async function bytesOf({ bytes, size }: ArchiveEntry): Promise<Buffer> {
  if (size > 256 * 1024 * 1024) throw damaged();
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The entries in their order. @throws ArchiveRefused as soon as one is not as written, at the latest after the last */
export async function* entriesOf(source: ArchiveSource): AsyncGenerator<ArchiveEntry> {
  const stream = await source.open();
  const tar = extract();
  try {
    const feeding = pipeline(checkedByDigest(await opened(stream, source)), tar);
    feeding.catch(() => {});
    for await (const entry of tar) {
      yield { name: entry.header.name, size: entry.header.size, bytes: bytesFrom(entry) };
    }
    await feeding;
  } catch (error) {
    throw error instanceof Error && notUnderstood.test(error.message) ? damaged() : error;
  } finally {
    stream.destroy();
  }
}

/** How tar-stream says that it does not understand. */
const notUnderstood = /invalid tar header|unexpected end of data|writable stream closed|premature close/i;

async function opened(stream: Readable, source: ArchiveSource): Promise<AsyncIterable<Buffer>> {
  const bytes: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let begin = Buffer.alloc(0);
  while (begin.length < encryptedHead) {
    const { value, done } = await bytes.next();
    if (done) throw notABackup();
    begin = Buffer.concat([begin, value]);
  }
  if (begin.subarray(0, encryptedMagic.length).equals(encryptedMagic)) {
    const rest = following(begin.subarray(encryptedHead), bytes);
    return decrypted(begin.subarray(0, encryptedHead), rest, await source.passphrase());
  }
  const name = Buffer.from(`${entryNames.head}\0`);
  if (!begin.subarray(0, name.length).equals(name)) throw notABackup();
  return following(begin, bytes);
}

async function* following(begin: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield begin;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function notABackup(): ArchiveRefused {
  return new ArchiveRefused('This is not a backup of KOL Hub.');
}

/**
 * Reads the whole archive and proves that it is as it was written, before anybody acts on it.
 * @throws ArchiveRefused with one sentence: foreign, made by a newer program, damaged, cut, another passphrase
 */
export async function inspectArchive(source: ArchiveSource): Promise<Inspected> {
  let head: ArchiveHead | null = null;
  let contents: ArchiveContents | null = null;
  let secret = false;
  let isEncrypted = false;
  const asked: ArchiveSource = {
    open: source.open,
    passphrase() {
      isEncrypted = true;
      return source.passphrase();
    },
  };
  for await (const entry of entriesOf(asked)) {
    if (!head) {
      if (entry.name !== entryNames.head) throw notABackup();
      head = parsed(await bytesOf(entry), (value) => headSchema.validateSync(value, { strict: true }));
    } else if (entry.name === entryNames.contents) {
      contents = parsed(await bytesOf(entry), (value) => contentsSchema.validateSync(value, { strict: true }));
    } else if (tableOf(entry.name) || fileKeyOf(entry.name) || entry.name === entryNames.secret) {
      if (entry.name === entryNames.secret) secret = true;
      for await (const _ of entry.bytes) {
      }
    } else {
      throw damaged();
    }
  }
  if (!head || !contents) throw damaged();
  return { head, contents, encrypted: isEncrypted, secret };
}

/** Reads JSON of the archive by `validate`. @throws ArchiveRefused */
function parsed<T>(bytes: Buffer, validate: (value: unknown) => T): T {
  try {
    const value: { format?: unknown } = JSON.parse(bytes.toString('utf8'));
    if (Number(value.format) > archiveFormat) throw madeByNewer(value.format);
    return validate(value);
  } catch (error) {
    if (error instanceof yup.ValidationError || error instanceof SyntaxError) throw damaged();
    throw error;
  }
}

function madeByNewer(format: unknown): ArchiveRefused {
  return new ArchiveRefused(
    `The archive has the format ${format}, this program reads ${archiveFormat}: use the program that made it, or a newer one.`,
  );
}
