import type { Worker } from 'node:worker_threads';
import { inHeavyTurn } from '../../heavyTurns';
import { startWorker } from '../workers';
import { WorkbookError } from './errors';
import { workbookKind } from './kind';
import { defaultLimits, type ReadOptions, type WorkbookLimits } from './limits';
import type { ReadMessage, ReadTask } from './messages';
import type { SheetRow, SheetRows } from './sheetRows';

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function result(worker: Worker, limits: WorkbookLimits): Promise<SheetRows> {
  return new Promise((resolve, reject) => {
    const rows: SheetRow[] = [];
    const timer = setTimeout(
      () => reject(new WorkbookError('file_too_large', `not read within ${limits.timeoutMs} ms`)),
      limits.timeoutMs,
    );
    worker.on('message', (message: ReadMessage) => {
      if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
      else if (message.kind === 'done') resolve({ header: message.header, rows });
      else reject(new WorkbookError(message.code, message.detail));
    });
    worker.on('error', (error) =>
      reject(isOutOfMemory(error) ? new WorkbookError('file_too_large', error.message) : error),
    );
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the reading thread ended with ${code} and without an answer`));
    });
  });
}

/**
 * Reads the first sheet of an uploaded workbook (.xlsx, .xls, with `csv` also separated text) in a thread of its own,
 * with bounds on memory and time; in its turn. Texts come trimmed and in NFC, formulas as their result, error cells as null,
 * dates as Date whose UTC fields are the ones shown (spec 2 §7, CONTRACT.md §6).
 * Throws WorkbookError: `file_format_invalid`, `too_many_rows`, `file_too_large`; TooManyRequests where too many wait.
 */
export async function readWorkbook(bytes: Buffer, options: ReadOptions): Promise<SheetRows> {
  const limits = { ...defaultLimits, ...options.limits };
  if (bytes.length > limits.maxBytes) throw new WorkbookError('file_too_large', `${bytes.length} bytes`);
  // most wrong files end here, without the cost of a thread
  workbookKind(bytes, options);
  return inHeavyTurn(async () => {
    const task: ReadTask = { bytes, options };
    const resourceLimits = { maxOldGenerationSizeMb: limits.maxMemoryMb };
    const worker = startWorker('readWorkbook', { workerData: task, resourceLimits });
    try {
      return await result(worker, limits);
    } finally {
      await worker.terminate();
    }
  });
}
