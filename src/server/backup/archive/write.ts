import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { bytesFrom } from './bytes';
import { withDigest } from './digest';
import { encrypted } from './encryption';

/** Takes the entries of an archive one after the other; each is awaited before the next. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** An entry of exactly so many bytes. */
  addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Writes an archive: a tar, the SHA-256 of all of it, and with a passphrase encrypted as a whole. `fill` gives the
 * entries, and its answer is answered; `keep` takes the bytes at its own pace. Where one fails the other is broken off.
 */
export async function writeArchive<T>(
  passphrase: string | null,
  fill: (writer: ArchiveWriter) => Promise<T>,
  keep: (content: Readable) => Promise<void>,
): Promise<T> {
  const tar = pack();
  const mtime = new Date();
  let failed: Error | null = null;
  // The first failure is the one to tell: everybody else only sees that nobody goes on.
  const breakOff = (error: Error) => {
    failed ??= error;
    tar.destroy(error);
  };
  tar.on('error', breakOff);
  const gone = once(tar, 'close').then(() => Promise.reject(failed ?? new Error('The archive is not taken any more')));
  gone.catch(() => {});
  const ended = (add: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => add((error) => (error ? reject(error) : resolve())));
  const writer: ArchiveWriter = {
    add(name, bytes) {
      const added = ended((done) => tar.entry({ name, size: bytes.length, mtime, mode: 0o600 }, bytes, done));
      return Promise.race([added, gone]);
    },
    addStream(name, size, content) {
      const added = ended((done) => {
        const entry = tar.entry({ name, size, mtime, mode: 0o600 }, done);
        pipeline(content, entry).catch(breakOff);
      });
      return Promise.race([added, gone]);
    },
  };
  const sealed = withDigest(bytesFrom(tar));
  const content = Readable.from(passphrase === null ? sealed : encrypted(sealed, passphrase), { objectMode: false });
  const filling = fill(writer).then((filled) => {
    tar.finalize();
    return filled;
  });
  const keeping = keep(content);
  filling.catch(breakOff);
  keeping.catch(breakOff);
  await Promise.allSettled([filling, keeping]);
  if (failed) throw failed;
  return filling;
}
