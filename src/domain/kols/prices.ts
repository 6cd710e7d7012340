import { type PostFormat, postFormats } from '../campaigns/values';
import { type Network, networks } from '../networks';
import type { Vnd } from '../units';

/** What a KOL asks for work of one format on one network, in VND; once for each pair (CONTRACT-2 §16 Prices). */
export interface KolPrice {
  social_type: Network;
  post_format: PostFormat;
  price: Vnd;
}

/** From which to which booking price in VND a KOL is found and shown; null = unknown. */
export interface BookingRange {
  booking_price_from: number | null;
  booking_price_to: number | null;
}

/** Both ends of a range, as they are called on the wire. */
export const rangeEnds = ['booking_price_from', 'booking_price_to'] as const satisfies (keyof BookingRange)[];

/** The most prices a list can have: one for each network and format. */
export const largestPriceList = networks.length * postFormats.length;

/** A price list's lowest and highest; unknown where it is empty. */
export function rangeOf(prices: readonly Pick<KolPrice, 'price'>[]): BookingRange {
  if (prices.length === 0) return { booking_price_from: null, booking_price_to: null };
  const amounts = prices.map(({ price }) => price);
  return { booking_price_from: Math.min(...amounts), booking_price_to: Math.max(...amounts) };
}

/** The range a KOL has: each end as it was set by hand, else as its prices say. */
export function shownRange(byHand: BookingRange, prices: readonly Pick<KolPrice, 'price'>[]): BookingRange {
  const listed = rangeOf(prices);
  return {
    booking_price_from: byHand.booking_price_from ?? listed.booking_price_from,
    booking_price_to: byHand.booking_price_to ?? listed.booking_price_to,
  };
}

/** What of a range was set by hand: the ends that are not what the prices say; null is an end they say. */
export function setByHand(range: BookingRange, prices: readonly Pick<KolPrice, 'price'>[]): BookingRange {
  const listed = rangeOf(prices);
  const own = (end: keyof BookingRange) => (range[end] === listed[end] ? null : range[end]);
  return { booking_price_from: own('booking_price_from'), booking_price_to: own('booking_price_to') };
}

/** The price in VND a list has for work of this kind; null where it has none. */
export function listedPrice(prices: readonly KolPrice[], social_type: unknown, post_format: unknown): number | null {
  return prices.find((one) => one.social_type === social_type && one.post_format === post_format)?.price ?? null;
}
