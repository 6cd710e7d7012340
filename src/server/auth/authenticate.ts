import { AppError } from '../../domain/errors';
import type { Caller } from '../http/access';
import type { Secrets } from '../secrets';
import { readAccessToken } from './tokens';
import type { Viewers } from './viewers';

/**
 * The user an access token stands for, with rights as they are now.
 * @throws AppError access_token_invalid, access_token_expired, user_has_been_suspended
 */
export async function authenticate(token: string, secrets: Secrets, viewers: Viewers): Promise<Caller> {
  const claims = readAccessToken(token, secrets.accessTokens);
  const found = await viewers.of(claims.userId, claims.sessionId);
  if (!found) throw new AppError('access_token_invalid');
  if (!found.active) throw new AppError('user_has_been_suspended');
  const { viewer, held, position } = found;
  return { viewer, held, position };
}
