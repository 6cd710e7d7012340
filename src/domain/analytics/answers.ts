import type { CampaignAnalytics, CompanyAnalytics, KolAnalytics } from './types';

/** What the calls of the analytics answer. */
export interface AnalyticsAnswers {
  customersReport: CompanyAnalytics;
  brandsReport: CompanyAnalytics;
  kolsReport: KolAnalytics;
  campaignsReport: CampaignAnalytics;
}
