import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './server';

const firstWait = 250;
const longestWait = 30_000;
const calmAfter = 60_000;

/**
 * Starts the server anew whenever it ends without being told to, at once and then less and less often while that fails
 * or it does not last. Answers how to stop it for good.
 */
export function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  log: (message: string) => void,
): () => Promise<void> {
  let current: Server | null = first;
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    let wait = firstWait;
    let started = Date.now();
    while (!stopping.signal.aborted) {
      await current?.ended;
      if (stopping.signal.aborted) return;
      current = null;
      if (Date.now() - started > calmAfter) wait = firstWait;
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      wait = Math.min(wait * 2, longestWait);
      if (stopping.signal.aborted) return;
      log('starting PostgreSQL again');
      started = Date.now();
      current = await startAgain().catch((error: Error) => {
        log(error.message);
        return null;
      });
    }
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    // One that is being started at this moment is stopped once it runs.
    await current?.stop();
    await watching;
    await current?.stop();
  };
}
