import { TooManyRequests } from '../../../domain/errors';

const mostAtOnce = 2;
const mostWaiting = 20;
/** Seconds to come back after. */
const comeBack = 10;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Two reports are rendered at once per process, others wait for their turn; who goes leaves the line.
 * @throws TooManyRequests where too many wait already; the signal's reason
 */
export async function inRenderTurn<Result>(gone: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  gone.throwIfAborted();
  if (running >= mostAtOnce) await turn(gone);
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function turn(gone: AbortSignal): Promise<void> {
  if (waiting.length >= mostWaiting) throw new TooManyRequests(comeBack);
  return new Promise((resolve, reject) => {
    const goOn = () => {
      gone.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(goOn), 1);
      reject(gone.reason);
    };
    waiting.push(goOn);
    gone.addEventListener('abort', leave, { once: true });
  });
}
