import { AppError } from '../../domain/errors';
import type { Services } from '../context';
import type { Caller } from '../http/access';
import { findViewer } from './queries/viewer';
import { readAccessToken } from './tokens';

/**
 * The user an access token stands for, with rights as they are now.
 * @throws AppError access_token_invalid, access_token_expired, user_has_been_suspended
 */
export async function authenticate(token: string, services: Services): Promise<Caller> {
  const claims = readAccessToken(token, services.secrets.accessTokens);
  const found = await findViewer(services.db, claims.userId, claims.sessionId);
  if (!found) throw new AppError('access_token_invalid');
  if (!found.active) throw new AppError('user_has_been_suspended');
  return { viewer: found.viewer, held: found.held };
}
