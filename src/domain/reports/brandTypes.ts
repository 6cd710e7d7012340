import type { CompanyRef, KolRef } from '../campaigns/types';
import type { CampaignStatus, PostFormat } from '../campaigns/values';
import type { Network } from '../networks';
import type { Day } from '../units';
import type { CoveredMetric, ProgressRow, ReportTotals } from './types';

/** What a set of posts got, what it was sold and booked for in VND, and what an engagement and a view of it cost. */
export type SpendFigures = Pick<
  ReportTotals,
  'posts' | CoveredMetric | 'coverage' | 'price' | 'booking_price' | 'booking_cpe' | 'booking_cpv'
> &
  Partial<Pick<ReportTotals, 'cpe' | 'cpv'>>;

/** A campaign of a brand, as its reports name it. */
export interface BrandCampaignRef {
  id: string;
  code: string;
  name: string;
  status: CampaignStatus;
  start_date: Day;
  end_date: Day | null;
}

/** Cost per engagement and per view of all the campaigns of the brand that began before; null where there was none. */
export type EarlierCosts = Pick<ReportTotals, 'cpe' | 'cpv'> | null;

/** `GET /brands/report/{id}`: what a brand spent, got and paid, the oldest campaign first. Prices are the staff's. */
export interface BrandReport {
  brand: CompanyRef;
  as_of: Day;
  totals: SpendFigures;
  campaigns: (SpendFigures & { campaign: BrandCampaignRef; earlier: EarlierCosts })[];
  /** Null stands for work that is on no network. */
  by_network: (SpendFigures & { social_type: Network | null })[];
  by_kol: (SpendFigures & { kol: KolRef })[];
  by_format: (SpendFigures & { post_format: PostFormat | null })[];
}

/** `GET /brands/report-kpi/{id}`: what was promised and what was got, together and by campaign. */
export interface BrandKpiReport {
  brand: CompanyRef;
  as_of: Day;
  progress: ProgressRow[];
  campaigns: { campaign: BrandCampaignRef; progress: ProgressRow[] }[];
}
