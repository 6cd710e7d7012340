import type { BrandKpiReport, BrandReport } from './brandTypes';
import type { ReportDocument, WrittenTexts } from './document';
import type { ReportFigure } from './figure';
import type { CampaignOverview } from './types';

/** What the calls of reports answer. */
export interface ReportAnswers {
  campaignOverview: CampaignOverview;
  finalReport: ReportDocument;
  reportFigure: ReportFigure;
  reportTextsUpdate: WrittenTexts;
  brandReport: BrandReport;
  brandReportKpi: BrandKpiReport;
}
