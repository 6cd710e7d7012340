import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../domain/endpoint';
import { AppError } from '../../domain/errors';

/** Levels of a JSON body: more than any call has, and few enough to walk down. */
const deepest = 32;

/** Leaves JSON and forms as what a body may be; any other kind is `invalid_request`. */
export function takeJsonAndForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
}

/**
 * Lets a JSON body pass that is an object, or a list where the call takes one, and not nested without end.
 * @throws AppError invalid_request
 */
export function refuseOddBody(body: unknown, { takesList }: Pick<Endpoint, 'takesList'>): void {
  if (body === undefined) return;
  const isFit = typeof body === 'object' && body !== null && (takesList || !Array.isArray(body));
  if (!isFit || isDeep(body)) throw new AppError('invalid_request');
}

// Level by level: going down by calls would itself run out of room.
function isDeep(body: object): boolean {
  let level: object[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => Object.values(one).filter((value) => typeof value === 'object' && value !== null));
  }
  return false;
}
