import type { KolDetail, KolSocial } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';

/** Accounts an edit that waits for approval would link or unlink. */
interface HeldSocials {
  /** `isNew`: it takes no other account's place, so it can be taken back by itself. */
  linked: (KolSocial & { isNew: boolean })[];
  unlinked: KolSocial[];
}

/** Whether the KOL has an edit of its accounts that waits for approval. */
export function isHeld(kol: KolDetail): boolean {
  return kol.pending?.change.some(({ field }) => field === 'socials') ?? false;
}

/** What an edit that waits for approval would change of a network's accounts. */
export function heldSocials(kol: KolDetail, network: Network): HeldSocials {
  const change = kol.pending?.change.find(({ field }) => field === 'socials');
  const before = accountsIn(change?.before);
  const after = accountsIn(change?.after);
  const without = (all: KolSocial[], others: KolSocial[]) =>
    all.filter((one) => one.social_type === network && !others.some(({ id, url }) => id === one.id && url === one.url));
  const linked = without(after, before).map((one) => ({ ...one, isNew: !before.some(({ id }) => id === one.id) }));
  return { linked, unlinked: without(before, after) };
}

// In the wire form of the record: its list of accounts.
const accountsIn = (value: unknown): KolSocial[] => (Array.isArray(value) ? (value as KolSocial[]) : []);
