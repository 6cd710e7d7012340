import type { Assertion } from '../../../domain/auth/passkeySchema';
import type { Ctx } from '../../context';
import type { Db } from '../../db/connection';
import { lockPasskey, notePasskeyUse, takeChallenge } from './queries';
import { type Site, siteAt } from './site';

/** What a passkey was to sign, and where; null where it was asked nothing that still counts. */
export type Asked = { challenge: string; site: Site } | null;

/**
 * Takes what was asked, so that it serves one try whatever becomes of that. Outside the try's own transaction: what rolls
 * that back must not bring it back.
 */
export async function takeAsked(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  { holder, home, assertion }: { holder: string; home: string; assertion: unknown },
): Promise<Asked> {
  if (!assertion) return null;
  const site = siteAt(home, config);
  const challenge = await takeChallenge(db, holder);
  return site && challenge ? { challenge, site } : null;
}

/**
 * Checks what a passkey of the user has signed, and notes the use: by whom, for what, where, and that its authenticator
 * counts on. One that counts back is a copy, and refused.
 */
export async function passkeyFits(
  { db, log }: Pick<Ctx, 'db' | 'log'> & { db: Db },
  userId: string,
  assertion: Assertion,
  asked: Asked,
): Promise<boolean> {
  const passkey = asked && (await lockPasskey(db, userId, assertion.id));
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { credential_id, public_key, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.site.origin,
      expectedRPID: asked.site.rpId,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: false,
    });
    if (verified) await notePasskeyUse(db, passkey.id, authenticationInfo.newCounter);
    return verified;
  } catch (error) {
    log.warn({ user: userId, passkey: passkey.id, reason: String(error) }, 'a passkey was refused');
    return false;
  }
}
