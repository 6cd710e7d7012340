import type { PendingEdit, PendingField } from '../../domain/approvals/types';
import { rangeEnds } from '../../domain/kols/prices';
import type { KolDetail, KolSocial } from '../../domain/kols/types';
import { conflictsOf, withChange } from '../approvals/approvable';
import { findHeldShown } from '../approvals/queries';
import { shownChange } from '../approvals/shown';
import type { Changes } from '../audit/changes';
import type { Db } from '../db/connection';
import { findPictureUrls } from '../media/queries/files';
import { accountsOf, type KolFields } from './fields';
import { isPrice, pricesOf, rangeOfFields } from './prices';
import { findSurroundings } from './queries/surroundings';
import { findStoredKol } from './queries/writes';

type Shown = Pick<KolDetail, 'id' | 'socials' | 'sectors'>;

const pictureFields: Record<string, string> = { avatar_file_id: 'avatar', group_photo_file_id: 'group_photo' };
const isAccount = (field: string) => field.startsWith('social:') || field.startsWith('followers:');

/** The edit held beside a KOL in the KOL's wire form; null if none waits. */
export async function findPendingEdit(db: Db, kol: Shown): Promise<PendingEdit | null> {
  const held = await findHeldShown(db, 'kol', kol.id);
  const stored = held && (await findStoredKol(db, kol.id, false));
  if (!held || !stored) return null;
  const { by, at, change } = held;
  return { change: await wireChange(db, kol, stored.fields, change), by, at };
}

async function wireChange(db: Db, kol: Shown, fields: KolFields, change: Changes): Promise<PendingField[]> {
  const next = withChange(fields, change);
  const pictures = await picturesIn(db, fields, next);
  const { sectors } = await findSurroundings(db, { codes: [], urls: [] });
  const show = (field: string, value: unknown) => {
    if (field in pictureFields) return pictures.get(String(value)) ?? null;
    if (field !== 'sectors' || !Array.isArray(value)) return value ?? null;
    return value.flatMap((id) => sectors.get(String(id)) ?? kol.sectors.find((sector) => sector.id === id) ?? []);
  };
  const isOwn = (field: string) => !isAccount(field) && !isPrice(field) && !rangeEnds.some((end) => end === field);
  const own = Object.fromEntries(Object.entries(change).filter(([field]) => isOwn(field)));
  const conflicts = conflictsOf(change, fields);
  const shown = [
    ...shownChange(fields, own, { nameOf: (field) => pictureFields[field] ?? field, show }),
    ...priceChange(fields, next, conflicts),
  ];
  const accounts = Object.keys(change).filter(isAccount);
  if (accounts.length === 0) return shown;
  const conflict = accounts.some((field) => conflicts.includes(field));
  return [...shown, { field: 'socials', before: kol.socials, after: socialsAfter(kol.socials, next), conflict }];
}

/** The price list before and after, and the range with it, which may move by itself. */
function priceChange(before: KolFields, after: KolFields, conflicts: readonly string[]): PendingField[] {
  const [was, is] = [before, after].map((fields) => ({ ...rangeOfFields(fields), prices: pricesOf(fields) }));
  return ([...rangeEnds, 'prices'] as const).flatMap((field) => {
    if (JSON.stringify(was?.[field]) === JSON.stringify(is?.[field])) return [];
    const conflict = conflicts.some((one) => (field === 'prices' ? isPrice(one) : one === field));
    return [{ field, before: was?.[field], after: is?.[field], conflict }];
  });
}

function picturesIn(db: Db, ...all: KolFields[]): Promise<Map<string, string>> {
  const ids = all.flatMap(({ avatar_file_id, group_photo_file_id }) => [avatar_file_id, group_photo_file_id]);
  return findPictureUrls(
    db,
    ids.filter((id): id is string => id !== null),
  );
}

/** Accounts as they would be; of one with another address nothing is known. */
function socialsAfter(before: readonly KolSocial[], next: KolFields): KolSocial[] {
  return accountsOf(next).map((account) => {
    const known = before.find(({ id, url }) => id === account.id && url === account.url);
    return known ?? { ...account, name: null, is_verified: false };
  });
}
