import { isChunkFailure } from './chunks';
import { ApiError, request } from './http';

const mostPerLoad = 10;
const stackLines = 12;
const reported = new Map<string, Promise<string | null>>();
let release = '';

/** Reports what nobody caught, from now on (spec 2 §8 Generic). The entry's address carries the build's hash. */
export function watchErrors(entry: string): void {
  release = /([\w-]+)\.js$/.exec(entry)?.[1] ?? 'dev';
  window.addEventListener('error', ({ error }) => void reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
}

/** Tells the server of an error, the same one once per page load; answers its reference, null where there is none. */
export function reportError(error: unknown, component?: string): Promise<string | null> {
  if (!isWorthTelling(error)) return Promise.resolve(null);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const said = name && !message.startsWith(name) ? `${name}: ${message}` : message;
  const key = `${said}\n${stack.split('\n').slice(0, 3).join('\n')}`;
  const known = reported.get(key);
  if (known) return known;
  if (reported.size >= mostPerLoad) return Promise.resolve(null);
  const sending = send({ message: said, stack: shorten(stack), component: shorten(component ?? '') });
  reported.set(key, sending);
  return sending;
}

// A report that fails is dropped: to report that too would never end.
async function send(body: Record<string, string>): Promise<string | null> {
  const path = shownPath(window.location.pathname);
  return request<{ data: { id: string } }>('clientErrorReport', { body: { ...body, path, release } }).then(
    ({ data }) => data.id,
    () => null,
  );
}

/** What was given up on purpose, or is the connection's fault, is no fault of the code. */
function isWorthTelling(error: unknown): boolean {
  if (error === null || error === undefined || isChunkFailure(error)) return false;
  if (error instanceof ApiError) return error.status !== 0 && error.status !== 401;
  if (!(error instanceof Error)) return true;
  if (error.name === 'AbortError' || error.message.startsWith('ResizeObserver loop')) return false;
  return !(error.name === 'TypeError' && /fetch|load failed|networkerror/i.test(error.message));
}

function shorten(stack: string): string {
  return stack.split('\n').slice(0, stackLines).join('\n').replaceAll(window.location.origin, '');
}

/** A path without what names a record or could be a token. */
function shownPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/^\d+$|^[\w%.-]{24,}$/.test(part) ? ':id' : part))
    .join('/');
}
