import type { CampaignListItem, FinalReport } from '../../domain/campaigns/types';
import { networks } from '../../domain/networks';
import type { Db } from '../db/connection';
import { statesByDay } from './byDay';
import { figuresOf, progressOf, totalsOf } from './progress';
import { campaignSums, dailyChanges, firstPostDay, postSums, reportTexts, sowTargets } from './queries';

const noTexts = {
  key_finding: null,
  key_finding_top_1: null,
  key_finding_top_2: null,
  key_finding_top_3: null,
  key_recommendation: null,
  scorecard_metric: null,
};

/**
 * The report of a campaign as of the end of a day (`YYYY-MM-DD`), with everything staff may see; `presentReport` withholds
 * the rest. All figures come from one state of the database. Money in VND, ratios rounded to two decimals (CONTRACT.md §5).
 */
export function finalReport(db: Db, campaign: CampaignListItem, asOf: string): Promise<FinalReport> {
  return db.transaction((transaction) => read(transaction, campaign, asOf), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(db: Db, campaign: CampaignListItem, asOf: string): Promise<FinalReport> {
  const sows = await sowTargets(db, campaign.id);
  const sums = await postSums(db, campaign.id, asOf);
  const money = await campaignSums(db, campaign.id);
  const changes = await dailyChanges(db, campaign.id, asOf);
  const { start_date, end_date } = campaign;
  const first_post = await firstPostDay(db, campaign.id, asOf);
  const promised = new Set(sows.filter(({ is_online }) => is_online).map(({ social_type }) => social_type));
  return {
    campaign,
    as_of: asOf,
    totals: totalsOf(sums.all, money),
    progress: sows.map((sow) => progressOf(sow, sums.bySow.get(sow.id))),
    by_network: networks
      .filter((network) => promised.has(network) || sums.byNetwork.has(network))
      .map((network) => ({ social_type: network, ...figuresOf(sums.byNetwork.get(network)) })),
    by_day: statesByDay(changes, { start_date, end_date, first_post, as_of: asOf }),
    ...((await reportTexts(db, campaign.id)) ?? noTexts),
  };
}
