import type { Sow } from '../../../domain/campaigns/types';
import { moneyOf, type SowMoney } from '../../../domain/reports/campaignMoney';
import { bookingPriceOf, marginOf, salePriceOf } from '../../../domain/reports/prices';
import type { LocalRules } from '../../../ui/console/list/localRows';

export interface SowSums {
  kols: number;
  sows: number;
  posted: number;
  promised: number;
  /** Null of none, and where the answer withholds prices. */
  money: SowMoney | null;
}

/** What these SOWs come to. Money in VND. */
export function sumsOf(sows: readonly Sow[]): SowSums {
  const add = (amountOf: (sow: Sow) => number | null | undefined) =>
    sows.reduce((sum, sow) => sum + (amountOf(sow) ?? 0), 0);
  return {
    kols: new Set(sows.map(({ kol }) => kol.id)).size,
    sows: sows.length,
    posted: add(({ posted }) => posted),
    promised: add(({ post_count }) => post_count),
    money: sows.length > 0 ? moneyOf(sows) : null,
  };
}

/** How the SOW table is searched, filtered and ordered. */
export const sowRules: LocalRules<Sow> = {
  text: ({ number, kol }) => `#${number} ${kol.stage_name} ${kol.code}`,
  filters: {
    social_type: ({ social_type, is_offline }, values) =>
      values.includes(social_type ?? '') || (is_offline && values.includes('offline')),
    post_format: ({ post_format }, values) => values.includes(post_format ?? ''),
    lacking: ({ hints = [] }, values) => hints.some((hint) => values.includes(hint)),
  },
  sorts: {
    position: ({ position }) => position,
    kol: ({ kol }) => kol.stage_name,
    followers: ({ followers }) => followers,
    // How much of what was promised is there; nothing promised cannot be late.
    posted: ({ posted, post_count }) => (post_count > 0 ? posted / post_count : null),
    kpi_views: (sow) => sow.kpi_views,
    kpi_engagement: (sow) => sow.kpi_engagement,
    kpi_buzz: (sow) => sow.kpi_buzz,
    booking: (sow) => bookingPriceOf(sow) ?? null,
    sale: (sow) => salePriceOf(sow) ?? null,
    margin: marginOf,
  },
};
