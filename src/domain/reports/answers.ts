import type { CampaignDetail, CampaignView } from '../campaigns/types';
import type { BrandKpiReport, BrandReport } from './brandTypes';
import type { ReportDocument, WrittenTexts } from './document';
import type { ReportFigure } from './figure';
import type { CampaignOverview, SowProgress } from './types';

/** A campaign with all its parts and, by SOW, how far its KPIs are today (CONTRACT-2 §16 KOL figures). */
type WholeCampaign = CampaignDetail & { dataProcess: SowProgress[] };

/** What the calls of reports answer. */
export interface ReportAnswers {
  /** The second one with `without=posts`. */
  campaignDetail: WholeCampaign | CampaignView;
  campaignOverview: CampaignOverview;
  finalReport: ReportDocument;
  reportFigure: ReportFigure;
  reportTextsUpdate: WrittenTexts;
  brandReport: BrandReport;
  brandReportKpi: BrandKpiReport;
}
