import type { Vnd } from '../units';
import { totalFollowers } from './followers';
import type { KolListItem } from './types';

/** What of a KOL is added up; prices are withheld from reduced viewers. */
type Summed = Pick<KolListItem, 'socials' | 'booking_price_from' | 'booking_price_to'>;

/** What some KOLs come to together. */
export interface KolSums {
  /** Over all channels of all of them: audiences overlap, so fewer people than that; null where no channel's are known. */
  followers: number | null;
  /** KOLs none of whose channels' followers are known. */
  unread: number;
  /** The lowest booking prices added up, and the highest; null where none has a price. */
  from: Vnd | null;
  to: Vnd | null;
  /** KOLs without a price: the sums are at least that much too low. */
  unpriced: number;
}

const sumOf = (values: readonly number[]) => (values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0));
const known = (values: readonly (number | null)[]) => values.flatMap((value) => (value === null ? [] : [value]));

/** The booking price a KOL begins at, and the highest; a single one is both, null where there is none (spec 1 §5 KOL). */
export function priceEnds({ booking_price_from: from, booking_price_to: to }: Summed): { from: Vnd; to: Vnd } | null {
  const [lowest, highest] = [from ?? to, to ?? from];
  return typeof lowest === 'number' && typeof highest === 'number' ? { from: lowest, to: highest } : null;
}

/** Followers and booking prices (VND) of KOLs added up, and of how many of them each is not known. */
export function sumKols(kols: readonly Summed[]): KolSums {
  const followers = kols.map(({ socials }) => totalFollowers(socials));
  const prices = kols.flatMap((kol) => priceEnds(kol) ?? []);
  return {
    followers: sumOf(known(followers)),
    unread: followers.length - known(followers).length,
    from: sumOf(prices.map(({ from }) => from)),
    to: sumOf(prices.map(({ to }) => to)),
    unpriced: kols.length - prices.length,
  };
}
