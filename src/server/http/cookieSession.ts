import type { FastifyRequest } from 'fastify';
import { type Endpoint, sessionHeader } from '../../domain/endpoint';
import { AppError } from '../../domain/errors';

type Asking = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;

/**
 * Whether the caller of what gives or takes refresh tokens has a browser keep them, in a cookie (decision 70). Where the
 * cookie is taken, only a page of our own may have asked: of `home`, or of the host it was itself loaded from.
 * @throws AppError origin_not_allowed
 */
export function keepsByCookie({ tokens }: Pick<Endpoint, 'tokens'>, request: Asking, home: string): boolean {
  const { headers, protocol, host } = request;
  if (!tokens || headers[sessionHeader.name.toLowerCase()] !== sessionHeader.value) return false;
  const isOurs = headers.origin === home || headers.origin === `${protocol}://${host}`;
  if (tokens === 'taken' && !isOurs) throw new AppError('origin_not_allowed');
  return true;
}
