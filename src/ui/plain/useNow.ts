import { useSyncExternalStore } from 'react';

const everyMs = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  // While nobody follows, nothing moves it on.
  if (!timer && Date.now() - now >= everyMs) now = Date.now();
  return now;
}

/** The time in milliseconds, a minute at a time, the same for everything in view. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
