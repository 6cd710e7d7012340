import type { Network } from '../../../domain/networks';
import { NetworkFailure } from '../../adapters/social/network';
import type { Db } from '../../db/connection';
import { closeCircuit, countFailure, pause } from './queries/circuits';
import { giveBack, type Leased, postpone, settle } from './queries/leases';

/** Seconds of the first wait of one thing, each further one twice as long, and of the longest. */
const waits = { first: 60, longest: 6 * 3600 };

/** Seconds until the next try after so many failed ones, spread a little; never before the network said. */
export function waitAfter(tries: number, retryAfter: number | null, jitter = Math.random()): number {
  const own = Math.min(waits.first * 2 ** Math.min(tries, 20), waits.longest);
  return Math.max(own * (0.8 + 0.4 * jitter), (retryAfter ?? 0) * (1 + jitter / 20));
}

interface Asked {
  network: Network;
  leased: readonly Leased[];
  /** Whether it was asked as an owner, whose own limits may have been met. */
  asOwner: boolean;
}

/**
 * Ends the leases of what a network did not tell: what is final waits until it is due anew, the rest is tried again. A
 * network that fails, or allows no more, is let alone. @throws what is no failure of a network, the leases given back
 */
export async function afterFailure(db: Db, { network, leased, asOwner }: Asked, error: unknown): Promise<void> {
  if (!(error instanceof NetworkFailure)) {
    await giveBack(db, leased);
    throw error;
  }
  const { reason, retryAfter } = error;
  const seconds = waitAfter(Math.min(...leased.map(({ tries }) => tries)), retryAfter);
  switch (reason) {
    case 'not_found':
    case 'not_told':
    case 'consent_lost':
      await settle(db, leased, reason);
      return closeCircuit(db, network);
    case 'refused':
    case 'not_connected':
      await settle(db, leased, reason);
      return countFailure(db, network, retryAfter, Math.random());
    case 'rate_limited':
      if (asOwner) return postpone(db, leased, { reason, seconds, counts: retryAfter === null });
      await giveBack(db, leased);
      return pause(db, network, leased.some(({ is_asked }) => is_asked) ? 'all' : 'planned', seconds);
    default:
      await postpone(db, leased, { reason, seconds, counts: true });
      return countFailure(db, network, retryAfter, Math.random());
  }
}
