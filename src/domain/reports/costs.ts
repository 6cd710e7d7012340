import { ratioRounded } from '../ratio';
import { rateOf } from './rates';

interface Spent {
  /** Sale and booking price in VND. */
  price: number | null;
  booking_price: number | null;
}

interface Got {
  engagement: number | null;
  views: number | null;
}

/** The count whose price each cost is: what is not known of it makes the cost look dearer than it is. */
export const countOfCost = {
  cpe: 'engagement',
  cpv: 'views',
  booking_cpe: 'engagement',
  booking_cpv: 'views',
} as const;

/** What an engagement and a view cost in VND, on the sale and on the booking price (CONTRACT.md §5). */
export function costsOf({ price, booking_price }: Spent, { engagement, views }: Got) {
  return {
    cpe: ratioRounded(price, engagement),
    cpv: ratioRounded(price, views),
    booking_cpe: ratioRounded(booking_price, engagement),
    booking_cpv: ratioRounded(booking_price, views),
  };
}

/**
 * What one of a count cost in VND against what it would cost at the promised count. Lower is better, so the rate is
 * target ÷ current in percent (CONTRACT.md §5).
 */
export function costProgress(price: number | null, got: number | null, promised: number | null) {
  return {
    current: ratioRounded(price, got),
    target: ratioRounded(price, promised),
    // (price ÷ promised) ÷ (price ÷ got): the price cancels out, unless it or what was got is 0.
    rate: price && got ? rateOf(got, promised) : null,
  };
}
