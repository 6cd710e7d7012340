/** The prices of a SOW in VND, as they are stored; null where one is unknown. */
export interface SowPrices {
  booking_price: number | null;
  sale_price: number | null;
  off_booking_price: number | null;
  off_sale_price: number | null;
}

/** What the KOL is paid, online and offline. */
export const bookingPrices = ['booking_price', 'off_booking_price'] as const satisfies (keyof SowPrices)[];
/** What the customer pays, online and offline. */
export const salePrices = ['sale_price', 'off_sale_price'] as const satisfies (keyof SowPrices)[];

type Price = number | null | undefined;

function priceOf(sow: Partial<SowPrices>, fields: readonly (keyof SowPrices)[]): Price {
  const answered = fields.map((field) => sow[field]).filter((price) => price !== undefined);
  if (answered.length === 0) return undefined;
  const known = answered.filter((price) => price !== null);
  return known.length > 0 ? known.reduce((sum, price) => sum + price, 0) : null;
}

/**
 * What the KOL is paid in VND, online and offline together; also of the sums over several SOWs. Null where neither is
 * known, undefined where both are withheld (CONTRACT.md §5).
 */
export const bookingPriceOf = (sow: Partial<SowPrices>): Price => priceOf(sow, bookingPrices);

/** What the customer pays in VND, as in `bookingPriceOf`. */
export const salePriceOf = (sow: Partial<SowPrices>): Price => priceOf(sow, salePrices);

/** What the agency keeps of a SOW in VND: sale less booking; null where one of them is not known. */
export function marginOf(sow: Partial<SowPrices>): number | null {
  const [sale, booking] = [salePriceOf(sow), bookingPriceOf(sow)];
  return sale == null || booking == null ? null : sale - booking;
}

/** Whether a margin says that the customer pays less than the KOL is paid. */
export const isLoss = (margin: number | null): boolean => margin !== null && margin < 0;

/** A SOW as a form holds it: a price that is not entered yet is no number. */
type EnteredSow = Partial<Record<keyof SowPrices | 'is_online' | 'is_offline', unknown>>;

export interface Prices {
  /** What the customer pays, in VND. */
  sale: number;
  /** What the KOLs are paid, in VND. */
  booking: number;
  /** Sale less booking. */
  margin: number;
}

const amount = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The prices that count: those of a part that was not chosen do not. */
function chosenPrices(sow: EnteredSow): Partial<SowPrices> {
  return {
    ...(sow.is_online === true && { booking_price: amount(sow.booking_price), sale_price: amount(sow.sale_price) }),
    ...(sow.is_offline === true && {
      off_booking_price: amount(sow.off_booking_price),
      off_sale_price: amount(sow.off_sale_price),
    }),
  };
}

/** Sums of the prices of entered SOWs in VND; a price not entered yet counts as none (CONTRACT.md §5). */
export function pricesOf(sows: readonly EnteredSow[]): Prices {
  const prices = sows.map(chosenPrices);
  const sale = prices.reduce((sum, sow) => sum + (salePriceOf(sow) ?? 0), 0);
  const booking = prices.reduce((sum, sow) => sum + (bookingPriceOf(sow) ?? 0), 0);
  return { sale, booking, margin: sale - booking };
}
