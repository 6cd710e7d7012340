import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Whether a browser fetches something ahead, which nobody may ever look at. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  const { purpose } = headers;
  const [secPurpose, moz] = [headers['sec-purpose'], headers['x-moz']];
  if (!purpose && !secPurpose && !moz) return false;
  return /prefetch|prerender|preview/.test([secPurpose, purpose, moz].flat().join(' '));
}

/** Whether a request is somebody looking: no HEAD, nothing a browser fetches ahead, no program that says it is one. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && !isAhead(headers) && !isbot(headers['user-agent']);
}
