/** Whether the server can be reached; `offline` is what the browser says of itself. */
export type Connection = 'fine' | 'offline' | 'unreachable';

const firstWaitMs = 3_000;
const longestWaitMs = 30_000;
const listeners = new Set<() => void>();
let reached = true;
let waitMs = firstWaitMs;
let timer: ReturnType<typeof setTimeout> | undefined;

export function getConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return reached ? 'fine' : 'unreachable';
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Told by every call: whether the server has answered, whatever its answer was. */
export function noteReached(answered: boolean): void {
  if (answered) {
    clearTimeout(timer);
    waitMs = firstWaitMs;
  }
  if (answered === reached) return;
  reached = answered;
  if (!answered) wait();
  tell();
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), waitMs);
  waitMs = Math.min(waitMs * 2, longestWaitMs);
}

/** Asks whether the server answers now, and goes on asking until it does. */
export async function probe(): Promise<boolean> {
  const answered = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const wasReached = reached;
  noteReached(answered);
  if (!answered && !wasReached) wait();
  return answered;
}

window.addEventListener('offline', tell);
window.addEventListener('online', () => {
  tell();
  void probe();
});
