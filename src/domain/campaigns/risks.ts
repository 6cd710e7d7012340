import { budgetUse } from '../budget';
import type { Day, Vnd } from '../units';
import { isPaced } from './pace';
import { isEditable } from './rules';
import { awaitedOn } from './sowHints';
import type { CampaignListItem } from './types';

/** Why a campaign may not come out as promised; `by` in VND. */
export type CampaignRisk =
  | { is: 'behind' }
  | { is: 'overdue' | 'no_post'; sows: number }
  | { is: 'over_budget'; by: Vnd };

/** A campaign with the figures its risks are told from; those its answer withholds tell none. */
export type RiskFacts = Pick<
  CampaignListItem,
  'status' | 'start_date' | 'end_date' | 'pace' | 'budget' | 'risk_figures'
>;

/**
 * What endangers a campaign on a day (`YYYY-MM-DD`), the most pressing first: a pace judged `behind`, SOWs that await posts
 * (`awaitedOn`), SOWs sold for more than the budget. None of one that is over.
 */
export function risksOf(campaign: RiskFacts, today: Day): CampaignRisk[] {
  const { status, pace, budget, risk_figures: figures } = campaign;
  if (!isEditable(status)) return [];
  const awaited = figures ? awaitedOn(campaign, today) : null;
  const sows = (awaited === 'overdue' ? figures?.owing_sows : figures?.empty_sows) ?? 0;
  const left = figures && budget !== undefined ? budgetUse(figures.sale_total, budget).left : 0;
  const risks: (CampaignRisk | false | null)[] = [
    isPaced(status) && pace === 'behind' && { is: 'behind' },
    awaited && sows > 0 && { is: awaited, sows },
    left < 0 && { is: 'over_budget', by: -left },
  ];
  return risks.filter((risk) => risk !== false && risk !== null);
}
