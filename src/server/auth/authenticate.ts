import { AppError } from '../../domain/errors';
import type { Services } from '../context';
import type { Caller } from '../http/access';
import { hashOfKey, isApiKey } from './apiKeys/key';
import { noteApiKeyUse } from './apiKeys/queries';
import { readAccessToken } from './tokens';
import type { Viewers } from './viewers';

type Means = Pick<Services, 'db' | 'secrets' | 'log'>;

/**
 * The user an access token or an API key stands for, with rights as they are now.
 * @throws AppError access_token_invalid, access_token_expired, api_key_invalid, api_key_expired, user_has_been_suspended
 */
export function authenticate(token: string, means: Means, viewers: Viewers): Promise<Caller> {
  return isApiKey(token) ? byKey(token, means, viewers) : bySession(token, means, viewers);
}

async function bySession(token: string, { secrets }: Means, viewers: Viewers): Promise<Caller> {
  const claims = readAccessToken(token, secrets.accessTokens);
  const found = await viewers.of(claims.userId, claims.sessionId);
  if (!found) throw new AppError('access_token_invalid');
  if (!found.active) throw new AppError('user_has_been_suspended');
  const { viewer, held, position } = found;
  return { viewer, held, position };
}

// What stands for nobody is looked for by its hash alone, so that the time it takes says nothing of any key.
async function byKey(token: string, { db, log }: Means, viewers: Viewers): Promise<Caller> {
  const hash = hashOfKey(token);
  const found = hash && (await viewers.ofKey(hash));
  if (!found) throw new AppError('api_key_invalid');
  if (found.expired) throw new AppError('api_key_expired');
  if (!found.active) throw new AppError('user_has_been_suspended');
  if (!found.noted) {
    // What only reads works also where nothing can be written.
    await noteApiKeyUse(db, found.keyId).catch((error: unknown) => log.warn({ err: error }, 'a use was not noted'));
  }
  const { viewer, held, position } = found;
  return { viewer, held, position };
}
