import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sha256Of } from '../sha256';
import { isLoopback } from './thisMachine';

/**
 * Whether a caller may read what a node measures: who brings `METRICS_TOKEN` as a bearer where there is one, else only
 * this machine itself. The address is that of the caller, not of a trusted proxy in front.
 */
export function mayReadMetrics({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, token: string | null): boolean {
  return token === null ? isLoopback(ip) : isBearer(headers.authorization, token);
}

/** Whether an Authorization header brings this token. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  // Hashed, so that the time taken tells nothing of how much of it was right.
  const hashOf = (text: string) => Buffer.from(sha256Of(text));
  return timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`));
}
