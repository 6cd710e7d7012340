import type { FastifyRequest } from 'fastify';
import { admits, admitsKeys, type Endpoint } from '../../domain/endpoints';
import { AppError } from '../../domain/errors';
import type { Viewer } from '../context';
import type { Position } from '../db/position';

/** Who calls. `held`: a role asks for a second factor they have not set up, and until then for nothing else. */
export interface Caller {
  viewer: Viewer;
  held: boolean;
  /** Where the database stood when it was asked: what the caller may have seen before is not beyond it. */
  position: Position;
}

/** Who a call is answered to; both null for a guest. */
interface Admitted {
  viewer: Viewer | null;
  position: Position | null;
}

const guest: Admitted = { viewer: null, position: null };

/** Turns an access token or an API key into its user as they are now, or refuses. */
export type Authenticate = (token: string) => Promise<Caller>;

/**
 * The caller of a request, checked against the endpoint's declared access (CONTRACT.md §3).
 * A public call still knows a caller who sends a good token, unless they are held.
 * @throws AppError access_token_invalid, access_token_expired, api_key_invalid, api_key_expired, user_has_been_suspended,
 * api_key_not_allowed, second_factor_required, permission_denied, reauthentication_required
 */
export async function authorise(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Admitted> {
  const { access, beforeSecondFactor, needsProof } = endpoint;
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (access === 'public') return guest;
    throw new AppError('access_token_invalid');
  }
  const { viewer, held, position } = await authenticate(token);
  request.whom = viewer.id;
  if (viewer.key && !admitsKeys(endpoint)) throw new AppError('api_key_not_allowed');
  if (held && !beforeSecondFactor) {
    if (access === 'public') return guest;
    throw new AppError('second_factor_required');
  }
  if (!admits(access, viewer.access)) throw new AppError('permission_denied');
  if (needsProof && !viewer.proven) throw new AppError('reauthentication_required');
  return { viewer, position };
}
