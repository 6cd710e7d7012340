/** The prices of a SOW, in VND; those of a part that was not chosen do not count. */
interface PricedSow {
  is_online?: unknown;
  is_offline?: unknown;
  booking_price?: unknown;
  sale_price?: unknown;
  off_booking_price?: unknown;
  off_sale_price?: unknown;
}

export interface Prices {
  /** What the customer pays, in VND. */
  sale: number;
  /** What the KOLs are paid, in VND. */
  booking: number;
  /** Sale less booking. */
  margin: number;
}

const amount = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Sums of the prices of SOWs, online and offline; a price not entered yet counts as none (CONTRACT.md §5). */
export function pricesOf(sows: readonly PricedSow[]): Prices {
  let sale = 0;
  let booking = 0;
  for (const sow of sows) {
    if (sow.is_online === true) {
      sale += amount(sow.sale_price);
      booking += amount(sow.booking_price);
    }
    if (sow.is_offline === true) {
      sale += amount(sow.off_sale_price);
      booking += amount(sow.off_booking_price);
    }
  }
  return { sale, booking, margin: sale - booking };
}
