import sharp from 'sharp';
import { cutPicture, reencode } from '../adapters/files/pictures';
import type { PictureAnswer, PictureTask } from '../adapters/files/pictureTask';
import { FileRefused } from '../adapters/files/refused';
import { endNow, standApart } from './standApart';

const look = 20;

function send(answer: PictureAnswer): void {
  process.send?.(answer);
}

async function run({ bytes, how, limits }: PictureTask): Promise<void> {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > limits.processor || process.memoryUsage.rss() > limits.memory) endNow();
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
standApart();
process.on('message', (task: PictureTask) => void run(task));
send({ kind: 'ready' });
