import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderTask } from '../reports/files/task';

/** Each form's library is read only where it is asked for. */
async function rendered(task: RenderTask): Promise<Uint8Array> {
  if (task.form === 'pdf') return (await import('../reports/pdf/renderPdf')).renderPdf(task);
  if (task.form === 'pptx') return (await import('../reports/pptx/renderPptx')).renderPptx(task);
  return (await import('../reports/xlsx/renderXlsx')).renderXlsx(task);
}

const answer: RenderAnswer = { bytes: await rendered(workerData) };
parentPort?.postMessage(answer);
