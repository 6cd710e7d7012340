import type { KolPrice } from '../../domain/kols/prices';
import { editRecord } from '../approvals/edit';
import { listBefore } from '../former/replay';
import { sectorsThen, type Versioned } from '../former/versioned';
import { newId } from '../ids';
import { kolApproval } from './approval';
import { accountsOf, type KolFields, nextFields } from './fields';
import { lockForChange, mayApprove } from './guards';
import { isPrice, pricesOf, replacedPrices } from './prices';
import { findSurroundings } from './queries/surroundings';
import type { StoredKol } from './queries/writes';

/** KOLs as records of which a former state can be taken back. */
export const formerKol: Versioned<KolFields, StoredKol> = {
  kind: 'kol',
  lock: lockForChange,
  files: ['avatar_file_id', 'group_photo_file_id'],
  async translate(tx, now, later, held) {
    const around = await findSurroundings(tx.db, { codes: [], urls: [] });
    const { sectors, lost } = sectorsThen(now.sectors, held, around.sectors);
    const addresses = accountsOf(now).map(({ url }) => url);
    const accounts = replacedAccounts(now, listBefore(addresses, later, 'socials', Object.is));
    const prices = replacedPrices(now, listBefore(pricesOf(now), later, 'prices', isSamePlace));
    return { fields: { sectors, ...accounts, ...prices }, lost };
  },
  trailName: (field) => (field.startsWith('social:') ? 'socials' : isPrice(field) ? 'prices' : field),
  named: (tx, changes) => kolApproval().named(tx, changes),
  async write(tx, kol, version, fields) {
    // With nothing else asked for: what goes with what is the same as in any edit.
    const next = (before: KolFields) => nextFields(Object.assign({ ...before }, fields), {}, {}, new Map());
    await editRecord(tx, kolApproval(), kol, version, next);
    return kol.status === 'active' && !mayApprove(tx.viewer);
  },
};

const isSamePlace = (a: KolPrice, b: KolPrice) => a.social_type === b.social_type && a.post_format === b.post_format;

/** Fields that leave the KOL the accounts of these addresses alone: one that went comes back as another account. */
function replacedAccounts(now: KolFields, addresses: readonly string[]): Partial<KolFields> {
  const accounts = accountsOf(now);
  const gone = accounts.filter(({ url }) => !addresses.includes(url)).map(({ id }) => [`social:${id}`, null]);
  const back = addresses.filter((address) => !accounts.some(({ url }) => url === address));
  return Object.fromEntries([...gone, ...back.map((address) => [`social:${newId()}`, address])]);
}
