import { parentPort, workerData } from 'node:worker_threads';
import { WorkbookError } from '../adapters/workbooks/errors';
import type { ReadMessage, ReadTask } from '../adapters/workbooks/messages';
import { parseWorkbook } from '../adapters/workbooks/parseWorkbook';

const portion = 1000;

function send(message: ReadMessage): void {
  parentPort?.postMessage(message);
}

async function run({ bytes, options }: ReadTask): Promise<void> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { header, rows } = await parseWorkbook(buffer, options);
    for (let at = 0; at < rows.length; at += portion) send({ kind: 'rows', rows: rows.slice(at, at + portion) });
    send({ kind: 'done', header });
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    send({ kind: 'refused', code: error.code, detail: error.message });
  }
}

await run(workerData);
