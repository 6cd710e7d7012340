import type { Network } from '../../src/domain/networks';
import { type Budget, unbounded } from '../../src/server/adapters/social/budget';
import { NetworkFailure, type Owner, type SocialNetwork } from '../../src/server/adapters/social/network';
import { realNetworks } from '../../src/server/adapters/social/realNetworks';
import { readConfig } from '../../src/server/config';
import type { Networks } from '../support/networks/startNetworks';

/** A budget that remembers what was spent, up to so many units. */
export interface CountedBudget extends Budget {
  spent: number;
  said: number[];
}

export function countedBudget(most = Number.POSITIVE_INFINITY): CountedBudget {
  return {
    spent: 0,
    said: [],
    async spend(units) {
      if (this.spent + units > most) throw new NetworkFailure('youtube', 'rate_limited', 60);
      this.spent += units;
    },
    async told(percent) {
      this.said.push(percent);
    },
  };
}

/** The connectors as the environment of a simulator makes them. */
export function connected(networks: Networks, budget: Budget = unbounded): Record<Network, SocialNetwork> {
  const made = realNetworks(readConfig({ ...networks.env }).networks, () => budget);
  return made as Record<Network, SocialNetwork>;
}

/** The address of an account, as a KOL's is kept. */
export const addressOf: Record<Network, (handle: string) => string> = {
  facebook: (handle) => `https://facebook.com/${handle}`,
  instagram: (handle) => `https://instagram.com/${handle}`,
  tiktok: (handle) => `https://tiktok.com/@${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
};

/** Who reads: TikTok tells nobody but the owner. */
export function readerOf(networks: Networks, network: Network, handle: string): Owner | null {
  return network === 'tiktok' ? { accessToken: networks.token({ network, handle }) } : null;
}

/** Why a call fails; the test fails where it does not. */
export async function failureOf(call: Promise<unknown>): Promise<Pick<NetworkFailure, 'reason' | 'retryAfter'>> {
  const answer = await call.catch((error: unknown) => error);
  if (!(answer instanceof NetworkFailure)) throw new Error(`no failure of a network: ${JSON.stringify(answer)}`);
  return { reason: answer.reason, retryAfter: answer.retryAfter };
}
