import type { Sow } from '../../../domain/campaigns/types';
import type { LocalRules } from '../../../ui/console/list/localRows';

type Price = 'booking_price' | 'sale_price' | 'off_booking_price' | 'off_sale_price';

/** Online and offline together; null where neither is known, undefined where the answer withholds them. */
function priceOf(sow: Sow, fields: readonly [Price, Price]): number | null | undefined {
  const known = fields.map((field) => sow[field]).filter((price) => price !== undefined);
  if (known.length === 0) return undefined;
  const given = known.filter((price) => price !== null);
  return given.length > 0 ? given.reduce((sum, price) => sum + price, 0) : null;
}

export const bookingOf = (sow: Sow) => priceOf(sow, ['booking_price', 'off_booking_price']);
export const saleOf = (sow: Sow) => priceOf(sow, ['sale_price', 'off_sale_price']);

/** What the agency keeps of a SOW: sale − booking. */
export function marginOf(sow: Sow): number | null {
  const [sale, booking] = [saleOf(sow), bookingOf(sow)];
  return sale == null || booking == null ? null : sale - booking;
}

export interface SowSums {
  kols: number;
  sows: number;
  posted: number;
  promised: number;
  /** Absent where the answer withholds prices. */
  money?: { booking: number; sale: number; margin: number };
}

/** What these SOWs come to. Money in VND. */
export function sumsOf(sows: readonly Sow[]): SowSums {
  const add = (amountOf: (sow: Sow) => number | null | undefined) =>
    sows.reduce((sum, sow) => sum + (amountOf(sow) ?? 0), 0);
  const withheld = sows.every((sow) => saleOf(sow) === undefined);
  const [booking, sale] = [add(bookingOf), add(saleOf)];
  return {
    kols: new Set(sows.map(({ kol }) => kol.id)).size,
    sows: sows.length,
    posted: add(({ posted }) => posted),
    promised: add(({ post_count }) => post_count),
    ...(!withheld && { money: { booking, sale, margin: sale - booking } }),
  };
}

/** How the SOW table is searched, filtered and ordered. */
export const sowRules: LocalRules<Sow> = {
  text: ({ kol }) => `${kol.stage_name} ${kol.code}`,
  filters: {
    social_type: ({ social_type, is_offline }, values) =>
      values.includes(social_type ?? '') || (is_offline && values.includes('offline')),
    post_format: ({ post_format }, values) => values.includes(post_format ?? ''),
    lacking: ({ hints = [] }, values) => hints.some((hint) => values.includes(hint)),
  },
  sorts: {
    kol: ({ kol }) => kol.stage_name,
    followers: ({ followers }) => followers,
    // How much of what was promised is there; nothing promised cannot be late.
    posted: ({ posted, post_count }) => (post_count > 0 ? posted / post_count : null),
    kpi_views: (sow) => sow.kpi_views,
    kpi_engagement: (sow) => sow.kpi_engagement,
    kpi_buzz: (sow) => sow.kpi_buzz,
    booking: (sow) => bookingOf(sow) ?? null,
    sale: (sow) => saleOf(sow) ?? null,
    margin: marginOf,
  },
};
