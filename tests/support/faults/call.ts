import { apiBase } from '../../../src/domain/endpoints';

/** An answer, or that there was none: `unsent` where nobody listened, so that nothing can have happened. */
export type Answer =
  | { kind: 'answered'; status: number; body: Json }
  | { kind: 'lost'; why: string }
  | { kind: 'unsent'; why: string };

/** The part of an answer's JSON the suite reads. */
export interface Json {
  data?: unknown;
  message?: string;
  errors?: { property: string; message: string }[];
  errorRecords?: { errors: { error: string }[] }[];
}

export interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: object;
  form?: FormData;
}

/** Longer than the product lets an answer take. */
const patience = 75_000;

/** Calls the API of a node as a client does that never tries again by itself. */
export async function call(url: string, { method, path, token, body, form }: Sent): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  try {
    const answer = await fetch(`${url}${apiBase}${path}`, {
      method,
      headers,
      body: form ?? (body && JSON.stringify(body)) ?? null,
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    return { kind: 'answered', status: answer.status, body: parsed(text) };
  } catch (error) {
    const why = codeOf(error);
    return { kind: why === 'ECONNREFUSED' ? 'unsent' : 'lost', why };
  }
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return error instanceof Error ? error.name : String(error);
}

/** Whether the answer says that it happened. */
export const isDone = (answer: Answer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;

/** Every code an answer refuses with. */
export function codesOf(answer: Answer): string[] {
  if (answer.kind !== 'answered') return [];
  const { message, errors = [], errorRecords = [] } = answer.body;
  const rows = errorRecords.flatMap((record) => record.errors.map(({ error }) => error));
  return [...(message ? [message] : []), ...errors.map((error) => error.message), ...rows];
}

/** The id in an answer. */
export function idIn(answer: Answer): string {
  const data = answer.kind === 'answered' ? answer.body.data : null;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
}
