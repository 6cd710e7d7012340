import type { FieldValues } from 'react-hook-form';
import type { PostFormat } from '../../../domain/campaigns/values';
import { type BookingRange, type KolPrice, rangeEnds, setByHand, shownRange } from '../../../domain/kols/prices';
import { wholeProblems } from '../../../domain/kols/rules';
import { kolSchema, kolUpdateSchema } from '../../../domain/kols/schema';
import type { KolDetail } from '../../../domain/kols/types';
import type { KolType } from '../../../domain/kols/values';
import type { Network } from '../../../domain/networks';
import { type Entered, enteredNumber } from '../../../domain/typedNumber';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';

/** An account in the form; a new one has no id yet. */
export interface SocialEntry {
  id: string;
  social_type: Network;
  url: string;
  /** Asked of new accounts only: the others are read from the network. */
  follower_count: Entered;
}

/** A price in the form; its format is chosen and its amount typed. */
export interface PriceEntry {
  social_type: Network;
  post_format: PostFormat | '';
  price: Entered;
}

/** What the form of a KOL holds; of the range the ends set by hand. */
export interface KolForm {
  type: KolType;
  avatar: string;
  stage_name: string;
  code: string;
  fullname: string;
  group_name: string;
  group_code: string;
  group_photo: string;
  sectors: string[];
  jobs: string[];
  the_talent_partner: boolean;
  public: boolean;
  gender: string;
  marriage: string;
  birthdate: string;
  booking_price_from: Entered;
  booking_price_to: Entered;
  bio: string;
  description: string;
  note: string;
  socials: SocialEntry[];
  prices: PriceEntry[];
}
export type KolField = keyof KolForm;

export const emptyKol: KolForm = {
  type: 'personal',
  avatar: '',
  stage_name: '',
  code: '',
  fullname: '',
  group_name: '',
  group_code: '',
  group_photo: '',
  sectors: [],
  jobs: [],
  the_talent_partner: false,
  public: true,
  gender: '',
  marriage: '',
  birthdate: '',
  booking_price_from: '',
  booking_price_to: '',
  bio: '',
  description: '',
  note: '',
  socials: [],
  prices: [],
};

const groupFields: readonly string[] = ['group_name', 'group_code', 'group_photo'] satisfies KolField[];
const personFields: readonly string[] = ['fullname', 'gender', 'marriage', 'birthdate'] satisfies KolField[];

/** Whether a KOL of this type has the field: a person is not a community (spec 1 §3 KOL). */
export function hasField(type: unknown, field: string): boolean {
  return !(type === 'community_group' ? personFields : groupFields).includes(field);
}

/** The fields of a KOL of this type, in the form's order. */
export const kolFields = (type: unknown) =>
  (Object.keys(emptyKol) as KolField[]).filter((field) => hasField(type, field));

const lists = ['socials', 'prices'];

/** The first step of the wizard. */
export const infoFields = (Object.keys(emptyKol) as KolField[]).filter((field) => !lists.includes(field));

const entriesOf = (entries: FieldValues[] = []) => entries.map((entry) => withoutEmpty({ ...entry }));

/** The prices of a list that are typed so far. */
export function enteredPrices(entries: readonly PriceEntry[] = []): Pick<KolPrice, 'price'>[] {
  return entries.flatMap(({ price }) => (typeof price === 'number' ? [{ price }] : []));
}

/** The range a form stands for: what is entered, else what the prices say. */
export function rangeIn({ booking_price_from, booking_price_to, prices }: FieldValues): BookingRange {
  const byHand = {
    booking_price_from: enteredNumber(booking_price_from),
    booking_price_to: enteredNumber(booking_price_to),
  };
  return shownRange(byHand, enteredPrices(prices));
}

/** The form as `POST /kols` takes it: fields of the other type are left behind. */
export function toInput({ socials, prices, ...values }: FieldValues): FieldValues {
  const own = Object.entries(values).filter(([field]) => hasField(values.type, field));
  return { ...withoutEmpty(Object.fromEntries(own)), socials: entriesOf(socials), prices: entriesOf(prices) };
}

/** Rules of a new KOL: its input, and the range its prices make of it. */
export const createRules: FormRules = {
  schema: kolSchema,
  toInput: (values) => ({ ...toInput(values), whole: values }),
  problemsOf: ({ whole }) => wholeProblems({ type: whole.type, fullname: whole.fullname, ...rangeIn(whole) }),
  lists,
};

/** Rules of an edit: what is changed, by the schema of the call, and the KOL as it would be. `before` is read anew. */
export function editRules(before: () => FieldValues): FormRules {
  return {
    schema: kolUpdateSchema,
    toInput: (values) => ({ ...toUpdate(values, before()), whole: values }),
    problemsOf: ({ whole }) => wholeProblems({ type: whole.type, fullname: whole.fullname, ...rangeIn(whole) }),
    lists,
  };
}

/** A KOL as the form holds it. */
export function toForm(kol: KolDetail): KolForm {
  const texts = ['avatar', 'fullname', 'group_name', 'group_code', 'group_photo', 'gender', 'marriage'] as const;
  const more = ['birthdate', 'bio', 'description', 'note'] as const;
  const { booking_price_from = null, booking_price_to = null, prices = [] } = kol;
  const byHand = setByHand({ booking_price_from, booking_price_to }, prices);
  return {
    ...emptyKol,
    ...Object.fromEntries([...texts, ...more].map((field) => [field, kol[field] ?? ''])),
    type: kol.type,
    code: kol.code,
    stage_name: kol.stage_name,
    the_talent_partner: kol.the_talent_partner,
    public: kol.public ?? true,
    sectors: kol.sectors.map(({ id }) => id),
    jobs: [...kol.jobs],
    ...Object.fromEntries(rangeEnds.map((end) => [end, byHand[end] ?? ''])),
    prices: prices.map((one) => ({ ...one })),
    socials: kol.socials.map(({ id, social_type, url }) => ({ id, social_type, url, follower_count: '' })),
  };
}

const neverNull: readonly string[] = ['avatar', 'code', 'stage_name'] satisfies KolField[];

/** Only what was changed, as `PUT /kols/{id}` takes it, emptied fields as null; accounts and prices all or none. */
export function toUpdate(values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [toWire(values), toWire({ ...before })];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
}

function toWire({ socials, prices, ...values }: FieldValues): FieldValues {
  const wire = Object.entries(values).map(([field, value]) => {
    const isEmpty = value === '' || !hasField(values.type, field);
    return [field, isEmpty && !neverNull.includes(field) ? null : value];
  });
  return { ...Object.fromEntries(wire), socials: entriesOf(socials), prices: entriesOf(prices) };
}

/** Accounts the KOL had before and has no more after the update: each is a call of its own (CONTRACT.md §1). */
export function unlinkedOf(update: FieldValues, before: KolForm): string[] {
  const left = new Set(((update.socials ?? before.socials) as SocialEntry[]).map(({ id }) => id));
  return before.socials.map(({ id }) => id).filter((id) => !left.has(id));
}
