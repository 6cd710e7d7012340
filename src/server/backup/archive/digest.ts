import { createHash, type Hash } from 'node:crypto';
import { damaged } from './refused';

// As long as a block of a tar, whose end it follows: programs that read tars stop before it.
const length = 512;

function trailer(hash: Hash): Buffer {
  const block = Buffer.alloc(length);
  block.write(`kolhub sha256 ${hash.digest('hex')}\n`);
  return block;
}

/** The bytes, followed by a block that names their SHA-256. */
export async function* withDigest(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield trailer(hash);
}

/** The bytes `withDigest` was given. @throws ArchiveRefused at the end, where they are not those */
export async function* checkedByDigest(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (held.length <= length) continue;
    const body = held.subarray(0, -length);
    held = held.subarray(-length);
    hash.update(body);
    yield body;
  }
  if (!held.equals(trailer(hash))) throw damaged();
}
