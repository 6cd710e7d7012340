import { startProcess } from '../workers';
import { type PictureAnswer, type PictureTask, wallLimit } from './pictureTask';

/** Heap of the process in megabytes: only drawings are read by script. */
const heap = 192;

/** The process ended before it answered. */
export class ProcessEnded extends Error {}

/** A process that decodes pictures, one after the other. */
export interface PictureProcess {
  /** @throws ProcessEnded */
  ask(task: PictureTask): Promise<PictureAnswer>;
  /** Lets this process end while that one is idle. */
  release(): void;
  end(): void;
  hasEnded(): boolean;
}

/** Starts one and waits until it is there. @throws Error where it cannot start */
export async function startPictureProcess(): Promise<PictureProcess> {
  const child = startProcess('decodePictures', [`--max-old-space-size=${heap}`]);
  let ended = false;
  let settle: { resolve(answer: PictureAnswer): void; reject(error: Error): void } | null = null;
  const fail = (error: Error) => settle?.reject(error);
  child.on('message', (answer: PictureAnswer) => settle?.resolve(answer));
  child.on('error', fail);
  child.on('exit', (code, signal) => {
    ended = true;
    fail(new ProcessEnded(`the process for pictures ended with ${code ?? signal}`));
  });
  const answer = () =>
    new Promise<PictureAnswer>((resolve, reject) => {
      settle = { resolve, reject };
    });
  await answer();
  return {
    async ask(task) {
      child.ref();
      child.channel?.ref();
      const timer = setTimeout(() => child.kill('SIGKILL'), wallLimit);
      const answered = answer();
      // Whether it could be sent or not, an end is told by its own event.
      child.send(task, () => {});
      return answered.finally(() => clearTimeout(timer));
    },
    release() {
      child.unref();
      child.channel?.unref();
    },
    end: () => void child.kill('SIGKILL'),
    hasEnded: () => ended,
  };
}
