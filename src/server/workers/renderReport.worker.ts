import type { RenderAnswer, RenderTask } from '../reports/files/task';
import { standApart } from './standApart';

/** Each form's library is read only where it is asked for. */
async function rendered(task: RenderTask): Promise<Uint8Array> {
  if (task.form === 'pdf') return (await import('../reports/pdf/renderPdf')).renderPdf(task);
  if (task.form === 'pptx') return (await import('../reports/pptx/renderPptx')).renderPptx(task);
  return (await import('../reports/xlsx/renderXlsx')).renderXlsx(task);
}

async function answerTo(task: RenderTask): Promise<RenderAnswer> {
  try {
    return { kind: 'done', bytes: await rendered(task) };
  } catch (error) {
    return { kind: 'failed', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

standApart();
process.on('message', async (task: RenderTask) => process.send?.(await answerTo(task)));
