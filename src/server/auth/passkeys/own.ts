import type { Attestation, PasskeyAddInput } from '../../../domain/auth/passkeySchema';
import type { PasskeyCreation } from '../../../domain/auth/passkeyTypes';
import type { RecoveryCodes } from '../../../domain/auth/types';
import { AppError, type ErrorCode } from '../../../domain/errors';
import { passkeyLimits } from '../../../domain/limits';
import { inTransaction, type SignedCtx } from '../../context';
import { newId } from '../../ids';
import { lockForOwner } from '../queries/accounts';
import { giveRecoveryCodes } from '../secondFactor/give';
import { isOn } from '../secondFactor/queries';
import { tellOwner } from '../secondFactor/tell';
import { newRefreshToken } from '../tokens';
import { holderOf } from './holder';
import { knownPasskey } from './present';
import { countPasskeys, findPasskeys, insertPasskey, keepChallenge, takeChallenge } from './queries';
import { type Site, siteAt } from './site';

const product = 'KOL Hub';
/** EdDSA, ES256, RS256: what authenticators sign with. */
const algorithms = [-8, -7, -257];

/**
 * Begins to add a passkey of the caller's own: nothing counts before it has come back.
 * @throws AppError passkeys_not_offered, passkey_limit_reached
 */
export async function beginPasskey(ctx: SignedCtx, home: string): Promise<PasskeyCreation> {
  const site = siteOf(ctx, home);
  const { id, username, fullname, sessionId } = ctx.viewer;
  const known = await findPasskeys(ctx.db, id);
  if (known.length >= passkeyLimits.most) throw new AppError('passkey_limit_reached');
  const challenge = newRefreshToken().token;
  await keepChallenge(ctx.db, holderOf.begun(sessionId), id, challenge);
  return {
    challenge,
    rp: { id: site.rpId, name: product },
    user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: fullname },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyLimits.seconds * 1000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(knownPasskey),
  };
}

/**
 * Adds the passkey the browser has made, within 5 minutes of the begin; where it is the first second factor, that is on
 * now and the recovery codes are told.
 * @throws AppError passkeys_not_offered, second_factor_setup_expired (or not begun), passkey_incorrect,
 * passkey_already_exist, passkey_limit_reached
 */
export async function addPasskey(
  ctx: SignedCtx,
  { name, attestation }: PasskeyAddInput,
  home: string,
): Promise<RecoveryCodes> {
  const site = siteOf(ctx, home);
  const challenge = await takeChallenge(ctx.db, holderOf.begun(ctx.viewer.sessionId));
  if (!challenge) throw new AppError('second_factor_setup_expired');
  const made = await read(ctx, attestation, { challenge, site });
  return inTransaction(ctx, async (tx) => {
    const self = await lockForOwner(tx.db, tx.viewer.id);
    if (!self) throw new AppError('user_not_exist');
    if ((await countPasskeys(tx.db, self.id)) >= passkeyLimits.most) throw new AppError('passkey_limit_reached');
    const wasOn = await isOn(tx.db, self.id);
    const { id: credential_id, publicKey, counter } = made;
    const public_key = Buffer.from(publicKey).toString('base64url');
    const transports = attestation.response.transports ?? [];
    const passkey = { id: newId(), user_id: self.id, credential_id, public_key, counter, transports, name };
    if (!(await insertPasskey(tx.db, passkey))) throw refused('passkey_already_exist');
    const changes = { name: { after: name } };
    if (!wasOn) await tellOwner(tx, self, { action: 'second_factor_on', news: 'second_factor_on' });
    await tellOwner(tx, self, { action: 'add_passkey', changes, ...(wasOn && { news: 'second_factor_added' }) });
    return wasOn ? { recovery_codes: [] } : giveRecoveryCodes(tx);
  });
}

function siteOf({ config }: SignedCtx, home: string): Site {
  const site = siteAt(home, config);
  if (!site) throw new AppError('passkeys_not_offered');
  return site;
}

async function read(ctx: SignedCtx, attestation: Attestation, { challenge, site }: { challenge: string; site: Site }) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = attestation.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...attestation,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    ctx.log.warn({ user: ctx.viewer.id, reason: String(error) }, 'a passkey was not added');
  }
  throw refused('passkey_incorrect');
}

function refused(message: ErrorCode): AppError {
  return new AppError(message, [{ property: 'attestation', message }]);
}
