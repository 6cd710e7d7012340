import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { CampaignOverview } from '../../domain/reports/types';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx } from '../context';
import { finalReport } from './finalReport';
import { presentOverview, presentReport } from './present';

/** The campaign a report is of, as this caller may see it. @throws AppError campaign_not_exist */
export async function reportedCampaign({ db, viewer }: SignedCtx, id: string) {
  const campaign = await findCampaignItem(db, viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  return presentCampaign(viewer, campaign);
}

/** The headline numbers of a campaign today and its progress by SOW, as this caller may see them. @throws AppError campaign_not_exist */
export async function campaignOverview(ctx: SignedCtx, id: string): Promise<CampaignOverview> {
  const report = await finalReport(ctx.db, await reportedCampaign(ctx, id), dayOf(new Date()));
  return presentOverview(ctx.viewer, presentReport(report, ctx.viewer));
}
