import type { BrandReport, SpendFigures } from '../../domain/reports/brandTypes';
import { pick } from '../present';

/** What a part got: its cost per engagement and view would reveal a KOL's price. */
const partFigures = [
  'posts',
  'views',
  'like',
  'comment',
  'share',
  'engagement',
  'buzz',
  'mentions',
  'coverage',
] as const satisfies (keyof SpendFigures)[];

const figures = [...partFigures, 'cpe', 'cpv'] as const satisfies (keyof SpendFigures)[];

/**
 * A brand's report as this viewer may see it: to reduced viewers no price, and cost per engagement and view of whole
 * campaigns only (CONTRACT.md §3).
 */
export function presentBrandReport(viewer: { reduced: boolean }, report: BrandReport): BrandReport {
  const { brand, as_of } = report;
  const prices = viewer.reduced ? [] : (['price', 'booking_price', 'booking_cpe', 'booking_cpv'] as const);
  const whole = [...figures, ...prices] as const;
  const part = viewer.reduced ? partFigures : whole;
  return {
    brand,
    as_of,
    totals: pick(report.totals, whole),
    campaigns: report.campaigns.map((one) => pick(one, [...whole, 'campaign', 'earlier'])),
    by_network: report.by_network.map((one) => pick(one, [...part, 'social_type'])),
    by_kol: report.by_kol.map((one) => pick(one, [...part, 'kol'])),
    by_format: report.by_format.map((one) => pick(one, [...part, 'post_format'])),
  };
}
