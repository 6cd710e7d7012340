import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Whether a request is somebody looking: no HEAD, nothing a browser fetches ahead, no program that says it is one. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].flat().join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/.test(ahead) && !isbot(headers['user-agent']);
}
