import type { Network } from '../../../domain/networks';
import { asksConsent, type ConsentNetwork, consentNetworks } from '../../../domain/social/consentValues';
import type { Services } from '../../context';

/** Whether owners of accounts on a network can be asked for consent here: it asks them, and we have its keys. */
export function isOffered({ consents }: Pick<Services, 'consents'>, network: Network): boolean {
  return asksConsent(network) && consents[network] !== undefined;
}

/** The networks beside these accounts whose owners can be asked here, although no account of them is linked. */
export function offeredBeside(
  services: Pick<Services, 'consents'>,
  linked: readonly { social_type: Network }[],
): ConsentNetwork[] {
  const known = new Set(linked.map(({ social_type }) => social_type));
  return consentNetworks.filter((network) => !known.has(network) && isOffered(services, network));
}
