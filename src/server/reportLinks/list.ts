import { AppError } from '../../domain/errors';
import type { Page } from '../../domain/lists';
import type { LinkListQuery } from '../../domain/reportLinks/schema';
import type { ReportLink } from '../../domain/reportLinks/types';
import { findCampaignAbout } from '../campaigns/queries/about';
import type { Services, SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { presentLink } from './present';
import { findLinks } from './queries/kept';

/**
 * The links of a campaign, newest first, with their addresses below `home` and their visits.
 * @throws AppError permission_denied, campaign_not_exist
 */
export async function listReportLinks(
  ctx: SignedCtx,
  campaignId: string,
  query: LinkListQuery,
  home: string,
): Promise<Page<ReportLink>> {
  onlyStaff(ctx.viewer);
  if ((await findCampaignAbout(ctx.db, ctx.viewer, campaignId)) === null) throw new AppError('campaign_not_exist');
  const page = await findLinks(ctx.db, campaignId, query);
  return { ...page, data: page.data.map((link) => presentLink(link, ctx.secrets, home, ctx.viewer.proven)) };
}

/** One link as the list shows it; whoever has just made it is told its address. @throws AppError report_link_not_exist */
export async function linkShown(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { id, campaign_id, told }: { id: string; campaign_id: string; told: boolean },
  home: string,
): Promise<ReportLink> {
  const [link] = (await findLinks(db, campaign_id, { page: 1, size: 1, count: 'none', ids: [id] })).data;
  if (!link) throw new AppError('report_link_not_exist');
  return presentLink(link, secrets, home, told);
}
