import { type PostFormat, postFormats } from '../../domain/campaigns/values';
import type { CellChange } from '../../domain/imports';
import { type BookingRange, type KolPrice, rangeEnds, shownRange } from '../../domain/kols/prices';
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

/**
 * Changed cells of a KOL's row as its history has them: an end of the range that was not, or is no longer, set by hand is
 * empty, with the amount in VND its price list gives it (CONTRACT-2 §16 Prices).
 */
export function changesByHand(changes: readonly CellChange[], before: BookingRange, after: BookingRange): CellChange[] {
  return changes.map((change) => {
    const end = rangeEnds.find((one) => one === change.column);
    if (!end) return change;
    const follows = {
      ...(before[end] === null && typeof change.from === 'number' && { from: change.from }),
      ...(after[end] === null && typeof change.to === 'number' && { to: change.to }),
    };
    if (Object.keys(follows).length === 0) return change;
    return { ...change, from: before[end], to: after[end], by_price_list: follows };
  });
}
