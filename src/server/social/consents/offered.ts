import type { Network } from '../../../domain/networks';
import { asksConsent } from '../../../domain/social/consentValues';
import type { Services } from '../../context';

/** Whether owners of accounts on a network can be asked for consent here: it asks them, and we have its keys. */
export function isOffered({ consents }: Pick<Services, 'consents'>, network: Network): boolean {
  return asksConsent(network) && consents[network] !== undefined;
}
