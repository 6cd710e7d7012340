import { AppError, type FieldError, refuse } from '../../domain/errors';
import { rangeEnds, setByHand } from '../../domain/kols/prices';
import { readProfileUrl } from '../../domain/kols/profileUrl';
import type { KolInput, KolUpdate } from '../../domain/kols/schema';
import type { Network } from '../../domain/networks';
import type { kols } from '../db/schema/kols';
import { newId } from '../ids';
import { type PriceFields, pricesOf, replacedPrices } from './prices';

type Row = typeof kols.$inferSelect;

/** The columns of a KOL that people edit. */
export const kolColumns = [
  'code',
  'stage_name',
  'fullname',
  'type',
  'the_talent_partner',
  'public',
  'gender',
  'marriage',
  'birthdate',
  'bio',
  'description',
  'note',
  'avatar_file_id',
  'group_code',
  'group_name',
  'group_photo_file_id',
  'booking_price_from',
  'booking_price_to',
] as const satisfies readonly (keyof Row)[];

export type KolColumns = Pick<Row, (typeof kolColumns)[number]>;

/**
 * A KOL with all that hangs on it, flat so that each part is compared by itself: sectors by id, jobs by code, an account
 * as `social:{id}` with its address (null = unlinked), `followers:{id}` where somebody said how many a new one has, and a
 * price as `price:{network}:{format}`. Of the range of prices the ends that were set by hand.
 */
export type KolFields = KolColumns & { sectors: string[]; jobs: string[] } & Record<`social:${string}`, string | null> &
  Record<`followers:${string}`, number> &
  PriceFields;

/** Pictures a form names, as stored; undefined = not said. */
export interface Pictures {
  avatar?: string | null | undefined;
  group_photo?: string | null | undefined;
}

/** At which place of the input's list an account stands, by its id: where to show what is wrong with it. */
export type Places = Map<string, number>;

/** The id of an account that is new, by its place in the input's list. */
export type IdOf = (place: number) => string;

export interface Account {
  id: string;
  social_type: Network;
  url: string;
  follower_count: number | null;
}

const socialKey = /^social:(.+)$/;

/** Address of an account as stored: its network and canonical spelling. @throws AppError validation_failed */
export function accountAt(url: string, network?: Network | null): Pick<Account, 'social_type' | 'url'> {
  const read = readProfileUrl(url, network);
  if ('error' in read) throw new AppError('validation_failed', [{ property: 'url', message: read.error }]);
  return read;
}

/** The accounts of a KOL as its fields say. */
export function accountsOf(fields: KolFields): readonly Account[] {
  const earlier = readAccounts.get(fields);
  if (earlier) return earlier;
  const accounts = Object.entries(fields).flatMap(([key, url]) => {
    const id = socialKey.exec(key)?.[1];
    if (!id || typeof url !== 'string') return [];
    return [{ id, ...accountAt(url), follower_count: fields[`followers:${id}`] ?? null }];
  });
  readAccounts.set(fields, accounts);
  return accounts;
}

// Fields are never changed, only made anew; and addresses are dear to take apart where thousands of KOLs are checked.
const readAccounts = new WeakMap<KolFields, readonly Account[]>();

const nothing: KolFields = {
  code: '',
  stage_name: '',
  fullname: null,
  type: 'personal',
  the_talent_partner: false,
  public: true,
  gender: null,
  marriage: null,
  birthdate: null,
  bio: null,
  description: null,
  note: null,
  avatar_file_id: null,
  group_code: null,
  group_name: null,
  group_photo_file_id: null,
  booking_price_from: null,
  booking_price_to: null,
  sectors: [],
  jobs: [],
};

/** A new KOL as its input says. @throws AppError social_already_linked */
export function fieldsOf(input: KolInput, pictures: Pictures, places: Places, idOf?: IdOf): KolFields {
  return nextFields(nothing, input, pictures, places, idOf);
}

/**
 * A KOL's fields after an edit: what the input leaves out stays; only a community group has group fields. Notes in
 * `places` where each account of the input went.
 * @throws AppError social_not_exist, social_already_linked
 */
export function nextFields(
  fields: KolFields,
  input: KolUpdate,
  pictures: Pictures,
  places: Places,
  idOf: IdOf = newId,
): KolFields {
  const next = Object.assign(withoutShape(), fields);
  const said: Partial<Record<keyof KolColumns, unknown>> = input;
  const columns: Partial<Record<keyof KolColumns, unknown>> = next;
  for (const column of kolColumns) if (said[column] !== undefined) columns[column] = said[column];
  if (pictures.avatar !== undefined) next.avatar_file_id = pictures.avatar;
  if (pictures.group_photo !== undefined) next.group_photo_file_id = pictures.group_photo;
  if (input.sectors) next.sectors = [...new Set(input.sectors)];
  if (input.jobs) next.jobs = [...new Set(input.jobs)].sort();
  if (input.prices) Object.assign(next, replacedPrices(fields, input.prices));
  const byHand = setByHand(next, pricesOf(next));
  for (const end of rangeEnds) if (input[end] !== undefined) next[end] = byHand[end];
  if (next.type !== 'community_group') Object.assign(next, noGroup);
  readAccounts.set(next, takeAccounts(next, accountsOf(fields), input.socials ?? [], places, idOf));
  return next;
}

const noGroup = { group_code: null, group_name: null, group_photo_file_id: null };

// The engine keeps a shape for each set of keys it meets; with ids among the keys that is one for each KOL of a file.
// What is made without a prototype has none; the one all have, given later, changes nothing of that.
const withoutShape = (): KolFields => Object.setPrototypeOf(Object.create(null), Object.prototype);

type SocialInput = NonNullable<KolUpdate['socials']>[number];

/** Writes the given accounts into the fields that are being made, and answers all there are then. */
function takeAccounts(
  next: KolFields,
  stored: readonly Account[],
  given: readonly SocialInput[],
  places: Places,
  idOf: IdOf,
): readonly Account[] {
  const problems: FieldError[] = [];
  const accounts = new Map(stored.map((account) => [account.id, account]));
  given.forEach(({ id, url = '', social_type, follower_count }, index) => {
    const known = id ? accounts.get(id) : undefined;
    const account = accountAt(url, social_type);
    if (id && !known) problems.push({ property: `socials.${index}.id`, message: 'social_not_exist' });
    const key = id ?? idOf(index);
    places.set(key, index);
    // The stored spelling stays where it means the same account.
    if (known?.url === account.url) return;
    next[`social:${key}`] = account.url;
    if (!id && typeof follower_count === 'number') next[`followers:${key}`] = follower_count;
    const followers = id ? known?.follower_count : follower_count;
    accounts.set(key, { id: key, ...account, follower_count: followers ?? null });
  });
  refuse(problems);
  return [...accounts.values()];
}
