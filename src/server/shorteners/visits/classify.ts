import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { VisitKind } from '../../../domain/shorteners/types';
import { isAhead } from '../../http/visits';

/** What a request of a short link was, as far as it says; null of one that may be a person's. */
export function otherThanPeople({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): Exclude<VisitKind, 'people' | 'repeat'> | null {
  if (method === 'HEAD') return 'head';
  if (isAhead(headers)) return 'prefetch';
  const agent = headers['user-agent'];
  return !agent || isbot(agent) ? 'bot' : null;
}
