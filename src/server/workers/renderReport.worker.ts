import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderTask, ReportForm } from '../reports/files/task';
import { renderPdf } from '../reports/pdf/renderPdf';

const renderers: Record<ReportForm, (task: RenderTask) => Uint8Array | Promise<Uint8Array>> = {
  pdf: renderPdf,
};

const task: RenderTask = workerData;
const answer: RenderAnswer = { bytes: await renderers[task.form](task) };
parentPort?.postMessage(answer);
