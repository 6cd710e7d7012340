import type { PaceMetric } from '../campaigns/pace';
import type { CompanyRef, KolRef, PersonRef } from '../campaigns/types';
import type { CampaignGroup, CampaignStatus } from '../campaigns/values';
import type { CampaignsAverage, CampaignsSummary } from '../evaluations/summary';
import type { SectorRef } from '../kols/types';
import type { Network } from '../networks';
import type { Day, Percent, VndEach, VndSum } from '../units';
import type { Period } from './period';

/** How many there are, how many came in the period, and how many in as many days before it. */
export interface CountTotals {
  total: number;
  added: number;
  before: number;
}

/** How many have a sector; null: how many have none. One of several sectors counts in each. */
export interface SectorCount {
  sector: SectorRef | null;
  count: number;
}

/** Customers or brands in force, created by the end of the period; most of a sector first. */
export interface CompanyAnalytics extends Period {
  totals: CountTotals;
  by_sector: SectorCount[];
  other_sectors: OtherSectors;
}

/** Those of any sector but the five largest, each once. */
export interface OtherSectors {
  sectors: SectorRef[];
  count: number;
}

/** KOLs in force, created by the end of the period. */
export interface KolAnalytics extends Period {
  totals: CountTotals;
  /** The five largest sectors. */
  by_sector: SectorCount[];
  other_sectors: OtherSectors;
  without_sector: number;
  /** KOLs with an account there; one of several networks counts in each. */
  by_network: { social_type: Network; count: number }[];
}

/** Campaigns of a sector, and how many of them stand in which list. */
export interface CampaignSector extends SectorCount {
  by_group: Record<CampaignGroup, number>;
}

/** Budgets of a sector's campaigns by the list they stand in; cancelled ones are left out. */
export interface SectorBudget extends SectorCount {
  budget: VndSum;
  budget_by_group: Record<Exclude<CampaignGroup, 'cancel'>, VndSum>;
}

/**
 * A month of the period. Money counts whole in the month its campaign starts, of campaigns that run or ran (neither
 * pitched only nor cancelled); views and engagement on the day they were read.
 */
export interface MonthResults extends Period {
  /** `YYYY-MM` */
  month: string;
  /** Campaigns that started. */
  campaigns: number;
  budget: VndSum;
  sale: VndSum;
  booking: VndSum;
  margin: VndSum;
  /** Null: nothing was read. */
  views: number | null;
  engagement: number | null;
  /**
   * What an engagement and a view cost of the campaigns that started, all they got by the period's end; of those alone
   * whose figures are known, so many of them.
   */
  cpe: VndEach | null;
  cpe_campaigns: number;
  cpv: VndEach | null;
  cpv_campaigns: number;
  /** Clicks of people on the short links of posts in the month; null: nobody clicked. */
  clicks: number | null;
  /** As `cpe`, of those with short links. */
  cost_per_click: VndEach | null;
  clicked_campaigns: number;
  /** Targets of posts, views and engagement of those of them that are done, as far as their figures are known. */
  kpis_met: number;
  kpis_missed: number;
}

/** A manager's campaigns of the period; a campaign of several managers counts with each. */
export interface ManagerLoad {
  manager: PersonRef;
  /** Neither done nor cancelled. */
  running: number;
  /** Those of them whose last day has passed. */
  overdue: number;
  margin: VndSum;
  evaluation: CampaignsAverage;
}

/** A campaign behind its pace. */
export interface CampaignAtRisk {
  id: string;
  code: string;
  name: string;
  status: CampaignStatus;
  brand: CompanyRef;
  managers: PersonRef[];
  start_date: Day;
  end_date: Day | null;
  pace_ratio: number;
  /** What limits it, and how much of its target is reached. */
  pace_metric: PaceMetric;
  pace_reached: Percent | null;
  pace_low: Percent | null;
  pace_high: Percent | null;
  /** The day it was judged of. */
  pace_day: Day;
}

/** What a KOL delivered in campaigns of the period by its end, and what it was sold for. */
export interface KolValue {
  kol: KolRef;
  campaigns: number;
  posts: number;
  price: VndSum;
  /** Views or engagement, whichever the ranking is about, known of so many posts. */
  reached: number;
  known: number;
  cost: VndEach;
}

/** Campaigns that run on a day of the period. */
export interface CampaignAnalytics extends Period {
  /** `added`: those that started in the period. */
  totals: CountTotals;
  by_status: { status: CampaignStatus; count: number }[];
  by_sector: CampaignSector[];
  budget_by_sector: SectorBudget[];
  by_month: MonthResults[];
  by_manager: ManagerLoad[];
  /** Worst pace first, the worst ten of so many. */
  at_risk: { count: number; campaigns: CampaignAtRisk[] };
  /** The ten who cost least of those with three posts or more. */
  top_kols: { by_cpe: KolValue[]; by_cpv: KolValue[] };
  evaluation: CampaignsSummary;
}
