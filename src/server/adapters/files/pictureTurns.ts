import { TooManyRequests } from '../../../domain/errors';

const mostAtOnce = 2;
/** Pictures of one caller that wait: two full fields. */
const mostOfOne = 20;
const mostWaiting = 60;
/** Seconds to come back after. */
const comeBack = 10;

const running = new Set<string>();
const lines = new Map<string, (() => void)[]>();

/**
 * Two pictures are decoded at once per process, never two of one caller: each caller's wait in a line of their own, and
 * lines take turns. @throws TooManyRequests where too many wait already
 */
export async function inPictureTurn<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
  if (running.size >= mostAtOnce || running.has(caller)) await waitOf(caller);
  running.add(caller);
  try {
    return await work();
  } finally {
    running.delete(caller);
    letNextIn();
  }
}

function waitOf(caller: string): Promise<void> {
  const line = lines.get(caller) ?? [];
  const waiting = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
  if (line.length >= mostOfOne || waiting >= mostWaiting) throw new TooManyRequests(comeBack);
  return new Promise((goOn) => {
    lines.set(caller, [...line, goOn]);
  });
}

function letNextIn(): void {
  for (const [caller, [first, ...others]] of lines) {
    if (running.has(caller)) continue;
    lines.delete(caller);
    // Behind everybody else's line.
    if (others.length > 0) lines.set(caller, others);
    // Taken before it goes on, or somebody who comes in between would have it too.
    running.add(caller);
    first?.();
    return;
  }
}
