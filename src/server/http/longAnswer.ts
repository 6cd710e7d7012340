import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

const itemsPerPiece = 250;

/** A JSON answer with lists of thousands: written piece by piece, so that it holds up nobody and is never one text. */
export class LongAnswer<T = unknown> {
  constructor(private readonly value: T) {}

  /** The same JSON as `JSON.stringify` makes of the value. */
  stream(): Readable {
    return Readable.from(pieces(this.value), { objectMode: false });
  }
}

async function* pieces(value: unknown): AsyncGenerator<string> {
  if (Array.isArray(value) && value.length > itemsPerPiece) yield* piecesOfList(value);
  else if (isRecord(value)) yield* piecesOfRecord(value);
  else yield JSON.stringify(value);
}

async function* piecesOfList(items: readonly unknown[]): AsyncGenerator<string> {
  for (let start = 0; start < items.length; start += itemsPerPiece) {
    const list = JSON.stringify(items.slice(start, start + itemsPerPiece));
    yield `${start === 0 ? '[' : ','}${list.slice(1, -1)}`;
    await setImmediate();
  }
  yield ']';
}

async function* piecesOfRecord(record: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* pieces(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
