import { NetworkFailure, type Owner } from '../../adapters/social/network';
import type { Services } from '../../context';
import { loseConsent } from '../consents/lose';

/** The consent something is read with, and the account whose owner gave it. */
export interface Consented {
  social_id: string;
  owner: Owner;
}

/**
 * Reads with a consent, or as anybody may; one the network says is over is lost from then on, and both sides are told.
 * @throws NetworkFailure
 */
export async function asOwner<T>(
  services: Services,
  consented: Consented | null,
  read: (owner: Owner | null) => Promise<T>,
): Promise<T> {
  try {
    return await read(consented?.owner ?? null);
  } catch (error) {
    if (consented && error instanceof NetworkFailure && error.reason === 'consent_lost') {
      await loseConsent(services, consented.social_id, 'revoked', consented.owner);
    }
    throw error;
  }
}
