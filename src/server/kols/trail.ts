import { sectorNames } from '../approvals/shown';
import type { Changes } from '../audit/changes';
import { changedPrices, isPrice } from './prices';
import type { Surroundings } from './queries/surroundings';

/** Changes of a KOL as the trail shows them: sectors by name, accounts as one list of addresses, prices as one of those that differ. */
export function namedChanges(changes: Changes, sectors: Surroundings['sectors']): Changes {
  const named: Changes = {};
  const accounts: { before: unknown[]; after: unknown[] } = { before: [], after: [] };
  for (const [field, change] of Object.entries(changes)) {
    if (field.startsWith('followers:') || isPrice(field)) continue;
    if (field.startsWith('social:')) {
      if (change.before) accounts.before.push(change.before);
      if (change.after) accounts.after.push(change.after);
    } else {
      named[field] = field === 'sectors' ? sectorNames(change, sectors) : change;
    }
  }
  const hasAccounts = accounts.before.length + accounts.after.length > 0;
  const prices = Object.keys(changes).some(isPrice) && { prices: changedPrices(changes) };
  return { ...named, ...(hasAccounts && { socials: accounts }), ...prices };
}
