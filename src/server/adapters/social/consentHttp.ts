import type { Network } from '../../../domain/networks';
import { askNetwork, type NetworkAnswer, secondsToWait } from './http';
import { NetworkFailure } from './network';

const patience = { timeoutMs: 15_000, largest: 1024 * 1024 };

/**
 * Asks a provider of consents.
 * @throws NetworkFailure unavailable (not reached, too slow, 5xx), rate_limited (429), malformed (a redirect, no JSON)
 */
export async function askProvider(network: Network, url: URL, init: RequestInit = {}): Promise<NetworkAnswer> {
  const answer = await askNetwork(network, url, init, patience);
  if (answer.status === 429) throw new NetworkFailure(network, 'rate_limited', secondsToWait(answer.headers));
  return answer;
}
