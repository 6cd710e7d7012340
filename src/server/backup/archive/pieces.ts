/** A piece of a stream of bytes; the last one is said to be it, and is the only one that may be shorter. */
export interface Piece {
  bytes: Buffer;
  last: boolean;
}

/** Cuts a stream into pieces of `size` bytes. There is a last one always, empty only where the stream was. */
export async function* inPieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Piece> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length > size; rest = rest.subarray(size)) yield { bytes: rest.subarray(0, size), last: false };
    waiting = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(waiting), last: true };
}
