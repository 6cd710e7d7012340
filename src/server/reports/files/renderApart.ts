import type { Worker } from 'node:worker_threads';
import { AppError } from '../../../domain/errors';
import { startWorker } from '../../adapters/workers';
import type { RenderAnswer, RenderTask } from './task';

/** A campaign of 50 KOLs takes one or two; milliseconds. */
const wallLimit = 60_000;
/** Heap of the thread in megabytes. */
const heap = 768;

function answerOf(worker: Worker, gone: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('service_unavailable')), wallLimit);
    const stop = () => reject(gone.reason);
    gone.addEventListener('abort', stop, { once: true });
    worker.on('message', ({ bytes }: RenderAnswer) => {
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      clearTimeout(timer);
      gone.removeEventListener('abort', stop);
      reject(new Error(`the rendering thread ended with ${code} and without an answer`));
    });
  });
}

/**
 * Renders a report in a thread of its own, with bounds on memory and time; ends it where the caller has gone.
 * @throws AppError service_unavailable where it takes too long; the signal's reason
 */
export async function renderApart(task: RenderTask, gone: AbortSignal): Promise<Buffer> {
  gone.throwIfAborted();
  const worker = startWorker('renderReport', {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  try {
    return await answerOf(worker, gone);
  } finally {
    await worker.terminate();
  }
}
