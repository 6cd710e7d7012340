import type { BrandKpiReport, BrandReport } from './brandTypes';
import type { CampaignOverview, FinalReport } from './types';

/** What the calls of reports answer. */
export interface ReportAnswers {
  campaignOverview: CampaignOverview;
  finalReport: FinalReport;
  brandReport: BrandReport;
  brandReportKpi: BrandKpiReport;
}
