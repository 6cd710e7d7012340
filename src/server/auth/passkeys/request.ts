import type { PasskeyRequest } from '../../../domain/auth/passkeyTypes';
import { AppError } from '../../../domain/errors';
import { passkeyLimits } from '../../../domain/limits';
import type { SignedCtx } from '../../context';
import type { Db } from '../../db/connection';
import { newRefreshToken } from '../tokens';
import { holderOf } from './holder';
import { knownPasskey } from './present';
import { findPasskeys, keepChallenge } from './queries';
import { type Site, siteAt } from './site';

/** Asks for what a user's passkeys sign, once: kept for the holder, answered for the browser. */
export async function requestPasskey(
  db: Db,
  { userId, holder, site }: { userId: string; holder: string; site: Site },
): Promise<PasskeyRequest> {
  const challenge = newRefreshToken().token;
  await keepChallenge(db, holder, userId, challenge);
  const known = await findPasskeys(db, userId);
  return {
    challenge,
    rpId: site.rpId,
    timeout: passkeyLimits.seconds * 1000,
    userVerification: 'preferred',
    allowCredentials: known.map(knownPasskey),
  };
}

/**
 * The same for who is signed in, to show whose the session is or to change the second factor.
 * @throws AppError passkeys_not_offered, passkey_not_exist
 */
export async function requestOwnPasskey({ db, config, viewer }: SignedCtx, home: string): Promise<PasskeyRequest> {
  const site = siteAt(home, config);
  if (!site) throw new AppError('passkeys_not_offered');
  const request = await requestPasskey(db, { userId: viewer.id, holder: holderOf.session(viewer.sessionId), site });
  if (request.allowCredentials.length === 0) throw new AppError('passkey_not_exist');
  return request;
}
