import type { Network } from '../../domain/networks';
import { isReduced } from '../../domain/roles';
import type { LostReason } from '../../domain/social/consentValues';
import type { Services } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { consentLostText } from './texts';

/** A consent that is lost, and whom it concerns. */
export interface ConsentLost {
  kol: { id: string; name: string };
  network: Network;
  reason: LostReason;
  /** Tells this loss from another one of the same account. */
  occasion: string;
  /** The KOL's user. */
  owner: string | null;
  staff: readonly string[];
  /** Who took it back; they know. */
  by: string | null;
}

/**
 * Tells both sides that an account is connected no longer: the KOL's user, and those of the agency who may still see the
 * KOL. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyConsentLost(tx: Services, lost: ConsentLost): Promise<void> {
  const { kol, network, reason, occasion, owner, staff, by } = lost;
  const right = { scope: 'kol_management', action: 'r_detail' } as const;
  const entitled = await findEntitled(tx.db, { type: 'KOL', id: kol.id }, right, staff);
  const event = { kind: 'consent' as const, event_key: `consent/${occasion}` };
  const about = { network, kol: kol.name, reason };
  const isOther = (id: string) => id !== by;
  await notifyUsers(tx, {
    ...event,
    type: 'CONNECTION',
    data: { id: kol.id, status: 'lost' },
    ...consentLostText('owner', about),
    to: owner ? [owner].filter(isOther) : [],
  });
  await notifyUsers(tx, {
    ...event,
    type: 'KOL',
    data: { id: kol.id, status: 'active' },
    ...consentLostText('staff', about),
    to: entitled
      .filter((user) => !isReduced(user))
      .map(({ id }) => id)
      .filter(isOther),
  });
}
