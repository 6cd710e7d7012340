import type { FinalReport } from '../../domain/campaigns/types';
import { priceRevealing } from '../../domain/reports/metrics';

/**
 * The report of an already presented campaign as this viewer may see it: to reduced viewers no price and no cost per KOL,
 * which would reveal it; the campaign's cost per engagement and per view stay (CONTRACT.md §3).
 */
export function presentReport(report: FinalReport, viewer: { reduced: boolean }): FinalReport {
  if (!viewer.reduced) return report;
  const { price, booking_price, booking_cpe, booking_cpv, ...totals } = report.totals;
  const progress = report.progress.map(({ sow_id, kol, social_type, post_format, postProcess }) => ({
    sow_id,
    kol,
    social_type,
    post_format,
    postProcess: postProcess.filter(({ type }) => !priceRevealing.includes(type)),
  }));
  return { ...report, totals, progress };
}
