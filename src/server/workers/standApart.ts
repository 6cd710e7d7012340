import { setPriority } from 'node:os';

/** Behind the process that answers people. */
const niceness = 5;

/** Ends this process at once: leaving in order would wait for the threads of its libraries. */
export const endNow = () => process.kill(process.pid, 'SIGKILL');

/** Makes this process one that works for another: it makes way for it, ends with it, and leaves signals to it. */
export function standApart(): void {
  setPriority(niceness);
  process.on('disconnect', endNow);
  // A service manager may send them to every process; the server decides when its work is done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
