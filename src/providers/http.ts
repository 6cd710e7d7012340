import { apiBase, sessionHeader } from '../domain/endpoint';
import type { EndpointName } from '../domain/endpoints';
import type { FieldError } from '../domain/errors';
import { callOf } from './calls';
import { noteReached } from './connection';
import { getLocale } from './locale';
import { proofGiven } from './proof';
import { isSpent, noteSpent, withLock } from './rotation';
import { getSession, loseSession, rereadSession, type Session, setSession } from './session';

/** A refused or failed call; `code` has a text under `error.{code}`. Status 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly requestId: string | null;
  /** Seconds until the same may be tried again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    requestId: string | null = null,
    errors?: FieldError[],
    retryAfter: number | null = null,
  ) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

export interface RequestOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

/** Calls an endpoint and answers its parsed JSON body, envelope included. @throws ApiError */
export async function request<T>(name: EndpointName, options: RequestOptions = {}): Promise<T> {
  const response = await send(name, options);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

/** Calls an endpoint that answers a file. @throws ApiError */
export async function download(
  name: EndpointName,
  options: RequestOptions = {},
): Promise<{ blob: Blob; filename: string }> {
  const response = await send(name, options);
  return { blob: await response.blob(), filename: filenameOf(response) };
}

/** How far a file on its way is; `rows` of a text that has as many lines, `total` where the server says it. */
export interface Arrived {
  bytes: number;
  rows: number | null;
  total: number | null;
}

const carriageReturn = 13;

/** As `download`, telling with every piece how much has come. @throws ApiError */
export async function downloadPieces(
  name: EndpointName,
  options: RequestOptions,
  onPiece: (arrived: Arrived) => void,
): Promise<{ blob: Blob; filename: string }> {
  const response = await send(name, options);
  const type = response.headers.get('content-type') ?? '';
  const total = Number(response.headers.get('x-total-rows')) || null;
  // Only the end of a row has one in our CSV; the first row is the header.
  const arrived: Arrived = { bytes: 0, rows: type.startsWith('text/csv') ? -1 : null, total };
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      arrived.bytes += piece.value.length;
      if (arrived.rows !== null) for (const byte of piece.value) if (byte === carriageReturn) arrived.rows += 1;
      onPiece({ ...arrived, rows: arrived.rows === null ? null : Math.max(0, arrived.rows) });
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'network_error');
  }
  return { blob: new Blob(pieces, { type }), filename: filenameOf(response) };
}

/** Opens the stream of events after the last one seen; a proxy may make a plain answer of it. @throws ApiError */
export function openEvents(lastEventId: string | null, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }) };
  return send('events', { headers, signal });
}

function filenameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=(?:UTF-8'')?([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'download';
}

/** The one place where a call that first asks whose session it is waits for that, and is made once more. */
async function send(name: EndpointName, options: RequestOptions): Promise<Response> {
  try {
    return await sendSigned(name, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
    if (!(await proofGiven())) throw error;
    return await sendSigned(name, options);
  }
}

async function sendSigned(name: EndpointName, options: RequestOptions): Promise<Response> {
  // Calls that change the cookie of the session are made one after the other, over all tabs.
  if (callOf(name).tokens) return await withLock(() => attempt(name, options, null));
  const session = getSession();
  try {
    return await attempt(name, options, session);
  } catch (error) {
    if (!session || !(error instanceof ApiError) || error.status !== 401) throw error;
    if (error.code !== 'access_token_expired') {
      endIfUnchanged(session);
      throw error;
    }
    return await attempt(name, options, await refreshOnce(session));
  }
}

function endIfUnchanged(session: Session): void {
  if (getSession()?.accessToken === session.accessToken) loseSession();
}

async function attempt(name: EndpointName, options: RequestOptions, session: Session | null): Promise<Response> {
  const endpoint = callOf(name);
  const headers: Record<string, string> = { 'Accept-Language': getLocale(), ...options.headers };
  if (session) headers.Authorization = `Bearer ${session.accessToken}`;
  if (endpoint.tokens) headers[sessionHeader.name] = sessionHeader.value;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, options), {
      method: endpoint.method,
      headers,
      body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteReached(false);
    throw new ApiError(0, 'network_error');
  }
  noteReached(true);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** The address of a call: parameters filled in, lists as repeated keys, nothing sent for empty values. */
function addressOf(path: string, { params = {}, query = {} }: RequestOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== null && entry !== '') search.append(key, String(entry));
    }
  }
  const text = search.toString();
  return `${apiBase}${filled}${text ? `?${text}` : ''}`;
}

async function refusal(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id');
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  try {
    const body = (await response.json()) as { message?: string; errors?: FieldError[] };
    return new ApiError(response.status, body.message ?? 'unknown', requestId, body.errors, retryAfter);
  } catch {
    return new ApiError(response.status, 'unknown', requestId);
  }
}

const arrivalMs = 5_000;
const arrivalStepMs = 25;
let refreshing: Promise<Session> | null = null;

/** One refresh for all calls that expired together, in this tab and in the others. */
function refreshOnce(expired: Session): Promise<Session> {
  refreshing ??= withLock(() => refreshUnlessDone(expired)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refreshUnlessDone(expired: Session): Promise<Session> {
  const current = rereadSession();
  if (!current) throw new ApiError(401, 'refresh_token_invalid');
  if (current.accessToken !== expired.accessToken) return current;
  const renewed = current.isKeepLogin && (await isSpent(current.accessToken)) ? await renewedElsewhere(current) : null;
  if (renewed) return renewed;
  try {
    const response = await attempt('refresh', refreshBody(current), null);
    const { data } = (await response.json()) as { data: { access_token: string } };
    const now = rereadSession();
    // Signed out meanwhile, here or in another tab: the new tokens must not bring the session back.
    if (now?.username !== current.username) throw new ApiError(401, 'refresh_token_invalid');
    if (now.accessToken !== current.accessToken) return now;
    const { username, isKeepLogin } = current;
    const next = { username, isKeepLogin, accessToken: data.access_token };
    setSession(next);
    if (isKeepLogin) await noteSpent(current.accessToken);
    return next;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
      endIfUnchanged(current);
    }
    throw error;
  }
}

/** Waits for the token another tab has fetched to arrive here; null where it does not. */
async function renewedElsewhere(current: Session): Promise<Session | null> {
  for (let waited = 0; waited < arrivalMs; waited += arrivalStepMs) {
    await new Promise((resolve) => setTimeout(resolve, arrivalStepMs));
    const next = rereadSession();
    if (next && next.accessToken !== current.accessToken) return next;
  }
  return null;
}

/** The refresh token comes by cookie; the access token says that this page held the session. */
function refreshBody({ username, accessToken, refreshToken }: Session): RequestOptions {
  return { body: { user_name: username, access_token: accessToken, refresh_token: refreshToken } };
}
