import type { ChildProcess } from 'node:child_process';
import { AppError } from '../../../domain/errors';
import { startProcess } from '../../adapters/workers';
import type { RenderAnswer, RenderTask } from './task';

/** A campaign of 50 KOLs takes one or two; milliseconds. */
const wallLimit = 60_000;
/** Megabytes. What a drawing leaves behind is collected often rather than kept: nobody waits for single answers of it. */
const memory = ['--max-old-space-size=768', '--max-semi-space-size=8'];

function answerOf(child: ChildProcess, gone: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('service_unavailable')), wallLimit);
    const stop = () => reject(gone.reason);
    gone.addEventListener('abort', stop, { once: true });
    child.on('message', (answer: RenderAnswer) => {
      if (answer.kind === 'failed') reject(new Error(`a report could not be rendered: ${answer.detail}`));
      else resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      gone.removeEventListener('abort', stop);
      reject(new Error(`the rendering process ended with ${code ?? signal} and without an answer`));
    });
  });
}

/**
 * Renders a report in a process of its own, with bounds on memory and time; ends it where the caller has gone.
 * @throws AppError service_unavailable where it takes too long; the signal's reason
 */
export async function renderApart(task: RenderTask, gone: AbortSignal): Promise<Buffer> {
  gone.throwIfAborted();
  const child = startProcess('renderReport', memory);
  try {
    const answer = answerOf(child, gone);
    // Whether it could be sent or not, an end is told by its own event.
    child.send(task, () => {});
    return await answer;
  } finally {
    child.kill('SIGKILL');
  }
}
