import { type PictureProcess, ProcessEnded, startPictureProcess } from './pictureProcess';
import type { Encoded } from './pictures';
import { heldLimit, limitsOf, type PictureAnswer, type PictureTask } from './pictureTask';
import { inPictureTurn } from './pictureTurns';
import { FileRefused, PictureExhausting } from './refused';

/** Milliseconds an idle process is kept for the next picture. */
const idleLimit = 30_000;

const idle: PictureProcess[] = [];

/** Whose picture it is, and what is asked again once it is their turn: it refuses by throwing. */
export interface Sender {
  key: string;
  check?(): Promise<void>;
}

/**
 * Decodes and encodes a picture anew, or cuts it, in a process of its own, with bounds on memory and processor time; the threads that
 * check this process's tokens are not needed for it. Throws FileRefused, PictureExhausting (`file_too_large`; of a
 * drawing `file_type_invalid`), TooManyRequests, and what `check` does.
 */
export function reencodeApart(bytes: Buffer, how: PictureTask['how'], { key, check }: Sender): Promise<Encoded> {
  return inPictureTurn(key, async () => {
    await check?.();
    const answer = await answerOf(bytes, how);
    if (answer.kind === 'refused') throw new FileRefused(answer.code);
    if (answer.kind !== 'done') throw new Error(`a picture was not decoded: ${JSON.stringify(answer)}`);
    return { ...answer.encoded, bytes: Buffer.from(answer.encoded.bytes) };
  });
}

async function answerOf(bytes: Buffer, how: PictureTask['how']): Promise<PictureAnswer> {
  const decoder = idleOne() ?? (await startPictureProcess());
  try {
    const answer = await decoder.ask({ bytes, how, limits: limitsOf(how.format) });
    if ('held' in answer && answer.held <= heldLimit) keep(decoder);
    else decoder.end();
    return answer;
  } catch (cause) {
    // It ends itself where a picture takes too much; whatever else ends it in the middle of one is the picture's doing.
    if (!(cause instanceof ProcessEnded)) throw cause;
    throw new PictureExhausting(how.format === 'svg' ? 'file_type_invalid' : 'file_too_large', { cause });
  }
}

function idleOne(): PictureProcess | undefined {
  const decoder = idle.pop();
  return decoder?.hasEnded() ? idleOne() : decoder;
}

function keep(decoder: PictureProcess): void {
  idle.push(decoder);
  decoder.release();
  setTimeout(() => {
    const at = idle.indexOf(decoder);
    if (at < 0) return;
    idle.splice(at, 1);
    decoder.end();
  }, idleLimit).unref();
}
