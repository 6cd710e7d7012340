import { apiBase } from '../../../src/domain/endpoints';
import { type ErrorCode, errorStatus } from '../../../src/domain/errors';
import type { Column } from '../canary/catalogue';
import { mayReach } from '../canary/decide';
import { forbidden } from '../canary/figures';
import { columnsIn } from '../canary/marks';
import { isReduced, type Viewer } from '../canary/people';
import { markedJson, textOf } from '../canary/texts';
import { callAt, undocumented } from '../documented';
import type { Answer } from './send';

/** Something an answer must not be; `leak` is what the caller may not see. */
export interface Fault {
  kind: 'broken' | 'undocumented' | 'leak' | 'let in' | 'slow';
  what: string;
}

/**
 * What of an answer must not be, for this caller: judged by the document, by what the caller may see, and by the
 * milliseconds it may take.
 */
export async function faultsOf(
  asked: { method: string; path: string; viewer: Viewer },
  answer: Answer,
  columns: readonly Column[],
  longest: number,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const add = (kind: Fault['kind'], what: string) => faults.push({ kind, what });
  const { statusCode, body, milliseconds } = answer;
  if (statusCode >= 500 && statusCode !== 503) add('broken', `${statusCode} ${body.slice(0, 200)}`);
  if (milliseconds > longest) add('slow', `${Math.round(milliseconds)} ms`);
  if (body.includes('"access_token":')) add('let in', 'an access token');
  for (const problem of unsaid(asked, answer).slice(0, 3))
    add('undocumented', `${statusCode} ${problem.slice(0, 300)}`);
  for (const leaked of await leaksTo(asked.viewer, answer, columns)) add('leak', leaked);
  return faults;
}

function unsaid({ method, path }: { method: string; path: string }, answer: Answer): string[] {
  const isStream = String(answer.headers['content-type']).includes('event-stream');
  // What is asked with HEAD is only how long an answer would be.
  if (method === 'HEAD' || isStream) return [];
  const name = path.startsWith(`${apiBase}/`) ? callAt(method, path.slice(apiBase.length)) : undefined;
  if (!name) return strangersEnvelope(answer);
  return undocumented(name, answer).filter((problem) => !markedJson[name]?.test(problem));
}

/** What is no call is refused by the same envelope. */
function strangersEnvelope({ statusCode, body, headers }: Answer): string[] {
  if (statusCode < 400) return [];
  try {
    const { message, ...rest } = JSON.parse(body) as { message: ErrorCode; statusCode: number };
    const isKnown = errorStatus[message] === statusCode && rest.statusCode === statusCode;
    return isKnown ? [] : [`no refusal of the catalogue: ${body.slice(0, 100)}`];
  } catch {
    return [`no envelope: ${String(headers['content-type'])} ${body.slice(0, 100)}`];
  }
}

async function leaksTo(viewer: Viewer, answer: Answer, columns: readonly Column[]): Promise<string[]> {
  if (answer.rawPayload.length === 0) return [];
  const text = await textOf(answer.rawPayload, String(answer.headers['content-type']));
  const entitled = mayReach(viewer.name);
  const leaked = [...columnsIn(text, columns)].filter((column) => !entitled.has(column));
  const withheld = isReduced(viewer) ? (forbidden.exec(text)?.[0] ?? []) : [];
  const shown = [...leaked, ...[withheld].flat()];
  return shown.map((one) => `${one} in ${text.slice(0, 1_000)}`);
}
