import type { BrandReport, SpendFigures } from '../../domain/brands/reportTypes';

/**
 * A brand's report as this viewer may see it: to reduced viewers no price, and cost per engagement and view of whole
 * campaigns only; that of a part would reveal a KOL's price (CONTRACT.md §3).
 */
export function presentBrandReport(viewer: { reduced: boolean }, report: BrandReport): BrandReport {
  if (!viewer.reduced) return report;
  return {
    ...report,
    totals: withoutPrices(report.totals),
    campaigns: report.campaigns.map(withoutPrices),
    by_network: report.by_network.map(withoutCosts),
    by_kol: report.by_kol.map(withoutCosts),
    by_format: report.by_format.map(withoutCosts),
  };
}

function withoutPrices<T extends SpendFigures>(figures: T): T {
  const { price, booking_price, booking_cpe, booking_cpv, ...shown } = figures;
  return shown as T;
}

function withoutCosts<T extends SpendFigures>(figures: T): T {
  const { cpe, cpv, ...shown } = withoutPrices(figures);
  return shown as T;
}
