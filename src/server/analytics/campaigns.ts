import { monthIn, monthsOf, type Period } from '../../domain/analytics/period';
import type {
  CampaignAnalytics,
  KolValue,
  ManagerLoad,
  MonthResults,
  SectorBudget,
} from '../../domain/analytics/types';
import { type CampaignsAverage, campaignsSummaryOf } from '../../domain/evaluations/summary';
import { ratioRounded } from '../../domain/ratio';
import type { Day } from '../../domain/units';
import { campaignMatches } from '../campaigns/queries/list';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { averageEvaluationsOfManagersIn, noAverage, tallyOfCampaigns } from '../evaluationAverages/queries';
import { budgetsBySector, campaignsAtRisk, campaignTotals, countByStatus } from './queries/campaigns';
import { loadByManager } from './queries/managers';
import { clicksByMonth, type ReadMonth, readByMonth, type StartedMonth, startedByMonth } from './queries/months';
import { bestKols, type RankedKol } from './queries/topKols';

/**
 * The campaigns of a period as their list shows them, judged on a day (CONTRACT-2 §11): states, sectors, money and
 * results by month, managers, those behind their pace, KOLs by cost, evaluations. Money in VND, in digits.
 */
export async function campaignAnalytics(
  db: Db,
  viewer: Viewer,
  period: Period,
  today: Day,
): Promise<CampaignAnalytics> {
  const matching = campaignMatches(viewer, period);
  const [totals, by_status, sectors, started, read, clicked, managers, evaluations, at_risk, kols, tally] =
    await Promise.all([
      campaignTotals(db, viewer, period),
      countByStatus(db, viewer, period),
      budgetsBySector(db, viewer, period),
      startedByMonth(db, viewer, period),
      readByMonth(db, viewer, period),
      clicksByMonth(db, viewer, period),
      loadByManager(db, viewer, period, today),
      averageEvaluationsOfManagersIn(db, matching),
      campaignsAtRisk(db, viewer, period),
      bestKols(db, viewer, period),
      tallyOfCampaigns(db, matching),
    ]);
  return {
    ...period,
    totals,
    by_status,
    by_sector: sectors.map(({ sector, count, by_group }) => ({ sector, count, by_group })),
    budget_by_sector: byBudget(sectors),
    by_month: monthsOf(period).map((month) => resultsOf(month, period, { started, read, clicked })),
    by_manager: managers.map((load) => withEvaluation(load, evaluations)),
    at_risk,
    top_kols: { by_cpe: rankedBy('cpe', kols), by_cpv: rankedBy('cpv', kols) },
    evaluation: campaignsSummaryOf(tally),
  };
}

const byBudget = (sectors: readonly SectorBudget[]) =>
  sectors
    .filter(({ budget }) => budget !== '0')
    .map(({ sector, count, budget, budget_by_group }) => ({ sector, count, budget, budget_by_group }))
    .sort((a, b) => (BigInt(b.budget) > BigInt(a.budget) ? 1 : -1));

function withEvaluation(load: Omit<ManagerLoad, 'evaluation'>, averages: Map<string, CampaignsAverage>): ManagerLoad {
  return { ...load, evaluation: averages.get(load.manager.id) ?? noAverage };
}

const costOf = (price: string | null, got: string | number | null) =>
  ratioRounded(price === null ? null : BigInt(price), got === null ? null : BigInt(got));

const rankedBy = (wanted: RankedKol['by'], kols: readonly RankedKol[]): KolValue[] =>
  kols
    .filter(({ by }) => by === wanted)
    .map(({ by: _by, ...kol }) => ({ ...kol, cost: costOf(kol.price, kol.reached) ?? 0 }));

const nothingStarted: Omit<StartedMonth, 'month'> = {
  campaigns: 0,
  budget: '0',
  sale: '0',
  booking: '0',
  margin: '0',
  cpe_campaigns: 0,
  cpe_sale: null,
  engagement: null,
  cpv_campaigns: 0,
  cpv_sale: null,
  views: null,
  clicked_campaigns: 0,
  clicked_sale: null,
  clicks: null,
  kpis_met: 0,
  kpis_missed: 0,
};

interface MonthParts {
  started: readonly StartedMonth[];
  read: readonly ReadMonth[];
  clicked: Awaited<ReturnType<typeof clicksByMonth>>;
}

function resultsOf(month: string, period: Period, { started, read, clicked }: MonthParts): MonthResults {
  const { cpe_sale, cpv_sale, clicked_sale, engagement, views, clicks, ...own } = started.find(
    (one) => one.month === month,
  ) ?? {
    month,
    ...nothingStarted,
  };
  const got = read.find((one) => one.month === month);
  return {
    ...own,
    ...monthIn(month, period),
    views: got?.views ?? null,
    engagement: got?.engagement ?? null,
    cpe: costOf(cpe_sale, engagement),
    cpv: costOf(cpv_sale, views),
    clicks: clicked.find((one) => one.month === month)?.clicks ?? null,
    cost_per_click: costOf(clicked_sale, clicks),
  };
}
