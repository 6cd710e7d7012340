import { type PostFormat, postFormats } from '../../domain/campaigns/values';
import { type BookingRange, type KolPrice, shownRange } from '../../domain/kols/prices';
import { type Network, networks } from '../../domain/networks';

/** Prices as fields of a KOL, each by itself; null = taken off the list. */
export type PriceFields = Partial<Record<`price:${Network}:${PostFormat}`, number | null>>;

const keyOf = ({ social_type, post_format }: Pick<KolPrice, 'social_type' | 'post_format'>) =>
  `price:${social_type}:${post_format}` as const;

const kinds = networks.flatMap((social_type) =>
  postFormats.map((post_format) => ({ social_type, post_format, key: keyOf({ social_type, post_format }) })),
);

/** The price list a KOL's fields hold, by network and format in their order. */
export function pricesOf(fields: PriceFields): KolPrice[] {
  const prices: KolPrice[] = [];
  for (const { key, social_type, post_format } of kinds) {
    const price = fields[key];
    if (typeof price === 'number') prices.push({ social_type, post_format, price });
  }
  return prices;
}

/** Whether a field of a KOL is one of its prices. */
export const isPrice = (field: string) => field.startsWith('price:');

/** The prices among changes of fields, as lists of those that differ. */
export function changedPrices(changes: Readonly<Record<string, { before?: unknown; after?: unknown }>>) {
  const side = (when: 'before' | 'after') =>
    pricesOf(Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[when]])));
  return { before: side('before'), after: side('after') };
}

/** Fields that put this list in the place of the one there was. */
export function replacedPrices(before: PriceFields, list: readonly KolPrice[]): PriceFields {
  const gone = pricesOf(before).map((one) => [keyOf(one), null]);
  return Object.fromEntries([...gone, ...list.map((one) => [keyOf(one), one.price])]);
}

/** The range of booking prices of a KOL with these fields: where it was not set by hand, its lowest and highest price. */
export function rangeOfFields(fields: BookingRange & PriceFields): BookingRange {
  return shownRange(fields, pricesOf(fields));
}
