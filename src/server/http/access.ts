import type { FastifyRequest } from 'fastify';
import { type Access, admits } from '../../domain/endpoints';
import { AppError } from '../../domain/errors';
import type { Viewer } from '../context';

/** Turns an access token into its user as they are now, or refuses. */
export type Authenticate = (token: string) => Promise<Viewer>;

/**
 * The caller of a request, checked against the endpoint's declared access (CONTRACT.md §3).
 * A public call still knows a caller who sends a good token.
 * @throws AppError access_token_invalid, access_token_expired, user_has_been_suspended, permission_denied
 */
export async function authorise(
  access: Access,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (access === 'public') return null;
    throw new AppError('access_token_invalid');
  }
  const viewer = await authenticate(token);
  if (!admits(access, viewer.access)) throw new AppError('permission_denied');
  return viewer;
}
