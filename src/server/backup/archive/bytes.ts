/** The bytes of a stream whose type does not say that it has nothing else. */
export async function* bytesFrom(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Bytes were expected');
    yield chunk;
  }
}
