import { probe } from './connection';

const markKey = 'chunk-reload';
const failures = new WeakSet<object>();

/** Remembers which errors are code that did not arrive, such as after an update of the product. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => failures.add(event.payload));
}

export function isChunkFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}

/**
 * Loads the window anew where code did not arrive (spec 2 §8 Generic); false where that was tried already, or would
 * trade the page for the browser's own because the server does not answer.
 */
export async function reloadOnce(error: unknown): Promise<boolean> {
  return isChunkFailure(error) && reloadForCode();
}

/** As `reloadOnce`, for code known to be missing. */
export async function reloadForCode(): Promise<boolean> {
  if (sessionStorage.getItem(markKey) !== null) return false;
  if (!(await probe())) return false;
  sessionStorage.setItem(markKey, '1');
  window.location.reload();
  return true;
}

/** The code of a page has arrived: should one fail later, a reload is worth its try again. */
export function noteChunkArrived(): void {
  sessionStorage.removeItem(markKey);
}
