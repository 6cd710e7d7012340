import { buffer } from 'node:stream/consumers';
import { type FileStore, fileKey } from '../../adapters/files/store';
import { OutsideFailure } from '../../db/failures';

const address = /^\/pictures\/([0-9a-f]{64})$/;
const atOnce = 4;

/**
 * The bytes of a picture of ours by its address; null where there is none of it.
 * @throws OutsideFailure where the store does not answer, or breaks off
 */
export async function storedPicture(files: Pick<FileStore, 'get'>, src: string): Promise<Buffer | null> {
  const [, sha256] = address.exec(src) ?? [];
  const stored = sha256 ? await files.get(fileKey(sha256)) : null;
  if (!stored) return null;
  return buffer(stored.stream).catch((cause: unknown) => {
    throw new OutsideFailure('unavailable', cause);
  });
}

/**
 * Does something with each of many, a few at once; what fails or has nothing is null. Stops where the caller has gone.
 * @throws the signal's reason; OutsideFailure where the store does not answer: what is there must not be left out
 */
export async function fewAtOnce<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R | null>,
  gone: AbortSignal,
): Promise<(R | null)[]> {
  const done: (R | null)[] = [];
  for (let at = 0; at < all.length; at += atOnce) {
    gone.throwIfAborted();
    done.push(...(await Promise.all(all.slice(at, at + atOnce).map((one) => work(one).catch(nullUnlessAway)))));
  }
  return done;
}

function nullUnlessAway(error: unknown): null {
  if (error instanceof OutsideFailure) throw error;
  return null;
}
