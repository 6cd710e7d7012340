import { setPriority } from 'node:os';
import sharp from 'sharp';
import { cutPicture, reencode } from '../adapters/files/pictures';
import type { PictureAnswer, PictureTask } from '../adapters/files/pictureTask';
import { FileRefused } from '../adapters/files/refused';

const look = 20;
/** Behind the process that answers people. */
const niceness = 5;

function send(answer: PictureAnswer): void {
  process.send?.(answer);
}

// Leaving in order would wait for the thread that decodes.
const end = () => process.kill(process.pid, 'SIGKILL');

async function run({ bytes, how, limits }: PictureTask): Promise<void> {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > limits.processor || process.memoryUsage.rss() > limits.memory) end();
  }, look);
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const encoded = how.cut ? await cutPicture(buffer, how.format, how.cut) : await reencode(buffer, how.format);
    send({ kind: 'done', encoded, held: process.memoryUsage.rss() });
  } catch (error) {
    if (error instanceof FileRefused) send({ kind: 'refused', code: error.code, held: process.memoryUsage.rss() });
    else send({ kind: 'failed', detail: String(error) });
  } finally {
    clearInterval(watch);
  }
}

sharp.concurrency(1);
sharp.cache(false);
setPriority(niceness);
process.on('disconnect', end);
// Both reach the whole group in a terminal; the server decides when its pictures are done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (task: PictureTask) => void run(task));
send({ kind: 'ready' });
