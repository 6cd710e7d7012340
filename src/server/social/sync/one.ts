import { NetworkFailure } from '../../adapters/social/network';
import type { Services } from '../../context';
import { ownerOf } from '../consents/owner';
import { giveBack, type Leased, leaseOne, settle } from '../readings/queries/leases';
import { readAccount, type Write } from './account';
import { findAccount } from './queries';

const nothing: Write = async () => undefined;

/**
 * Reads an account because somebody waits for it; the answer writes what was read. While another reads it, nothing is
 * to be done. @throws NetworkFailure where the network may answer later
 */
export async function readOneAccount(services: Services, social_id: string): Promise<Write> {
  const known = await findAccount(services.db, social_id);
  if (!known) return nothing;
  const { id: subject_id, kol_id: owner_id, social_type: network } = known;
  const leased = await leaseOne(services.db, { owner_id, subject_type: 'social', subject_id, network });
  if (!leased) return nothing;
  try {
    return await readAccount(services, known, leased, await ownerOf(services, known.id));
  } catch (error) {
    return ended(services, leased, error);
  }
}

// What is final is noted until it is due anew; the rest the queue tries again.
async function ended({ db }: Services, leased: Leased, error: unknown): Promise<Write> {
  if (error instanceof NetworkFailure) {
    const { reason } = error;
    if (reason === 'not_told' || reason === 'not_found' || reason === 'consent_lost' || reason === 'refused') {
      return (tx) => settle(tx.db, [leased], reason);
    }
  }
  await giveBack(db, [leased]);
  throw error;
}
