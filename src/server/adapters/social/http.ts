import * as yup from 'yup';
import type { Network } from '../../../domain/networks';
import { NetworkFailure } from './network';

/** How long an answer is waited for, in milliseconds, and how many bytes of it are read. */
export interface Patience {
  timeoutMs: number;
  largest: number;
}

const usual: Patience = { timeoutMs: 15_000, largest: 2 * 1024 * 1024 };

/** A network's answer, whatever its status below 500. */
export interface NetworkAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Asks a network. Redirects are not followed, an answer that is too long is cut off.
 * @throws NetworkFailure unavailable (not reached, too slow, cut off, 5xx), malformed (a redirect, too long, no JSON)
 */
export async function askNetwork(
  network: Network,
  url: URL,
  init: RequestInit = {},
  patience: Patience = usual,
): Promise<NetworkAnswer> {
  const answer = await reach(network, url, init, patience);
  const { status, headers } = answer;
  if (status >= 500) throw new NetworkFailure(network, 'unavailable', secondsToWait(headers));
  if (status >= 300 && status < 400) throw new NetworkFailure(network, 'malformed');
  const text = (await bytesOf(network, answer, patience)).toString('utf8');
  return { status, headers, body: parsed(network, text) };
}

/** Seconds after which a network wants to be asked again (Retry-After); null where it does not say. */
export function secondsToWait(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null;
}

/** The bytes at an address, null for any answer but 200. @throws NetworkFailure unavailable, malformed */
export async function readBytes(network: Network, url: URL, patience: Patience): Promise<Buffer | null> {
  const answer = await reach(network, url, {}, patience);
  if (answer.status === 200) return bytesOf(network, answer, patience);
  await answer.body?.cancel();
  return null;
}

/** The answer as its documents have it. @throws NetworkFailure malformed */
export function readAs<T>(network: Network, schema: yup.Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body, { stripUnknown: true });
  } catch (error) {
    if (error instanceof yup.ValidationError || error instanceof TypeError) {
      throw new NetworkFailure(network, 'malformed');
    }
    throw error;
  }
}

/** An id a network writes as a number or as text. */
export const remoteId = () => yup.string().min(1).max(200).required();

/** A count, as a number or in digits; null where it is left out. */
export const count = () => yup.number().integer().min(0).nullable().default(null);

function reach(network: Network, url: URL, init: RequestInit, { timeoutMs }: Patience): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch((): never => {
    throw new NetworkFailure(network, 'unavailable');
  });
}

async function bytesOf(network: Network, answer: Response, { largest }: Patience): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > largest) break;
      chunks.push(chunk);
    }
  } catch {
    throw new NetworkFailure(network, 'unavailable');
  }
  if (size > largest) throw new NetworkFailure(network, 'malformed');
  return Buffer.concat(chunks);
}

function parsed(network: Network, text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new NetworkFailure(network, 'malformed');
  }
}
