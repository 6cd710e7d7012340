import type { Cut, CutFormat, Encoded, PictureFormat } from './pictures';
import type { Refusal } from './refused';

/** What the decoding process is given; one at a time. */
export interface PictureTask {
  bytes: Uint8Array;
  limits: PictureLimits;
  /** Kept as it is, or cut to a size. */
  how: { format: PictureFormat; cut?: undefined } | { format: CutFormat; cut: Cut };
}

/** What it says: once that it is there, then one end per task with the bytes of memory it holds after it. */
export type PictureAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; encoded: Omit<Encoded, 'bytes'> & { bytes: Uint8Array }; held: number }
  | { kind: 'refused'; code: Refusal; held: number }
  | { kind: 'failed'; detail: string };

/** What decoding one picture may cost; the process ends itself beyond it. */
interface PictureLimits {
  /** bytes of memory of the whole process */
  memory: number;
  /** milliseconds of processor time */
  processor: number;
}

const megabyte = 1024 * 1024;
const memory = 512 * megabyte;

/** A large photograph takes a second or two; a drawing that takes one would stall every reader's browser too. */
export function limitsOf(format: CutFormat): PictureLimits {
  return { memory, processor: format === 'svg' ? 1_000 : 8_000 };
}

/** Milliseconds after which a process that does not answer is ended, however busy the machine is. */
export const wallLimit = 30_000;

/** A process that holds more bytes than this after its work is not used again: what it holds counts for the next picture. */
export const heldLimit = 192 * megabyte;
