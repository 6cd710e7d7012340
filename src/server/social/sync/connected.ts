import type { Network } from '../../../domain/networks';
import { NetworkFailure, type SocialNetwork } from '../../adapters/social/network';
import type { Services } from '../../context';

/** The network as this installation reads it. @throws NetworkFailure not_connected */
export function networkOf({ social }: Services, network: Network): SocialNetwork {
  const connected = social[network];
  if (!connected) throw new NetworkFailure(network, 'not_connected');
  return connected;
}
