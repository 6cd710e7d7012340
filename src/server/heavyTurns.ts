import { TooManyRequests } from '../domain/errors';
import { Mark } from './mark';

const mostWaiting = 20;
/** Seconds to come back after. */
const comeBack = 10;

let isTaken = false;
const waiting: (() => void)[] = [];
const turnTaken = new Mark();

/**
 * Work on a whole file: a workbook that is read and checked, a report that is drawn. Each takes a core and up to 250 MB, so
 * a process does one after the other, whoever asks; what such work calls in turn belongs to it. Who goes leaves the line.
 * @throws TooManyRequests where too many wait already; the signal's reason
 */
export async function inHeavyTurn<Result>(work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
  if (turnTaken.isBorne) return work();
  gone?.throwIfAborted();
  if (isTaken) await turn(gone);
  isTaken = true;
  try {
    return await turnTaken.bear(work);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }
}

function turn(gone: AbortSignal | undefined): Promise<void> {
  if (waiting.length >= mostWaiting) throw new TooManyRequests(comeBack);
  return new Promise((resolve, reject) => {
    const goOn = () => {
      gone?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(goOn), 1);
      reject(gone?.reason);
    };
    waiting.push(goOn);
    gone?.addEventListener('abort', leave, { once: true });
  });
}
