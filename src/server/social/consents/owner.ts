import type { ConsentProvider, ConsentTokens } from '../../adapters/social/consent';
import { NetworkFailure, type Owner } from '../../adapters/social/network';
import { inTransaction, type Services } from '../../context';
import { allowTime } from '../../db/connection';
import { loseConsent } from './lose';
import { findHeldConsent, type HeldConsent, lockHeldConsent, updateTokens } from './queries/consents';
import { openText, sealText } from './tokens';

/**
 * The consent of an account's owner to read with, fresh enough to use; null where there is none, or where it has just
 * been found lost: then both sides are told. Call it outside a transaction: tokens made fresh are committed at once, since
 * the former ones are over then. Processes wait for each other, so that each token is made fresh by one of them only.
 * @throws NetworkFailure unavailable, rate_limited or malformed where it had to be made fresh and may be later; refused
 * where it was sealed under another application secret, or the network refuses our keys
 */
export async function ownerOf(services: Services, social_id: string): Promise<Owner | null> {
  const consent = await findHeldConsent(services.db, social_id);
  const provider = consent && services.consents[consent.social_type];
  if (!consent || !provider) return null;
  if (consent.left !== null && consent.left <= 0) {
    await loseConsent(services, social_id, 'ended');
    return null;
  }
  if (isFresh(consent, provider)) return { accessToken: opened(services, consent).access };
  try {
    return await inTransaction(services, (tx) => freshOwner(tx, social_id, provider));
  } catch (error) {
    if (!(error instanceof NetworkFailure && error.reason === 'consent_lost'))
      return stillUsable(services, consent, error);
    await loseConsent(services, social_id, 'revoked', { accessToken: opened(services, consent).access });
    return null;
  }
}

const isFresh = ({ access_left }: HeldConsent, { freshBefore }: ConsentProvider) =>
  access_left === null || access_left > freshBefore;

async function freshOwner(tx: Services, social_id: string, provider: ConsentProvider): Promise<Owner | null> {
  await allowTime(tx.db);
  const consent = await lockHeldConsent(tx.db, social_id);
  if (!consent) return null;
  const tokens = opened(tx, consent);
  if (isFresh(consent, provider)) return { accessToken: tokens.access };
  const fresh = await provider.refresh(tokens, consent.remote_id);
  await updateTokens(tx.db, social_id, {
    access_token: sealText(fresh.access, tx.secrets),
    refresh_token: fresh.refresh && sealText(fresh.refresh, tx.secrets),
    accessSeconds: fresh.accessSeconds,
    seconds: fresh.seconds,
  });
  return { accessToken: fresh.access };
}

/** What cannot be made fresh just now is used as long as it lasts. */
function stillUsable(services: Services, consent: HeldConsent, error: unknown): Owner {
  const lasts = consent.access_left !== null && consent.access_left > 0;
  if (error instanceof NetworkFailure && lasts) return { accessToken: opened(services, consent).access };
  throw error;
}

function opened(services: Services, consent: HeldConsent): Pick<ConsentTokens, 'access' | 'refresh'> {
  const access = openText(consent.access_token, services.secrets);
  if (access === null) throw new NetworkFailure(consent.social_type, 'refused');
  return { access, refresh: consent.refresh_token && openText(consent.refresh_token, services.secrets) };
}
