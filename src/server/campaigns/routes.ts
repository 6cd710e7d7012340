import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { SignedCtx, Viewer } from '../context';
import { type Api, FileAnswer } from '../http/api';
import { excelReport } from '../reports/excel';
import { finalReport } from '../reports/finalReport';
import { presentReport } from '../reports/present';
import { campaignDetail, campaignView } from './detail';
import { presentCampaign, presentOverview, presentPost } from './present';
import { findPosts } from './queries/detail';
import { findCampaignItem, findCampaigns } from './queries/list';
import { findPostPage } from './queries/posts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Binds `/campaigns` reads and reports (spec 2 §7 Campaigns). */
export function campaignRoutes(api: Api): void {
  api.handle('campaignList', async ({ ctx, query }) => {
    const page = await findCampaigns(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((campaign) => presentCampaign(ctx.viewer, campaign)) };
  });
  api.handle('campaignPostList', async ({ ctx, params, query }) => {
    const page = await findPostPage(ctx.db, ctx.viewer, params.id, query);
    if (!page) throw new AppError('campaign_not_exist');
    return { ...page, data: page.data.map((post) => presentPost(ctx.viewer, post)) };
  });
  api.handle('campaignDetail', async ({ ctx, params, query }) => {
    return { data: await (query.without ? campaignView : campaignDetail)(ctx, params.id) };
  });
  api.handle('campaignOverview', async ({ ctx, params }) => {
    return { data: presentOverview(ctx.viewer, await reportOf(ctx, params.id)) };
  });
  api.handle('finalReport', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    return { data: await reportOf(ctx, params.id, query.as_of) };
  });
  api.handle('excelReport', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    const report = await reportOf(ctx, params.id, query.as_of);
    const posts = await findPosts(ctx.db, ctx.viewer, params.id);
    const shown = posts.filter(({ is_active }) => is_active).map((post) => presentPost(ctx.viewer, post));
    const bytes = await excelReport(report, builtInFor(ctx.language), ctx.viewer.reduced, shown);
    return new FileAnswer(bytes, `${report.campaign.code}_${report.as_of}.xlsx`, spreadsheet);
  });
}

// The report is the whole campaign's; a KOL has only its own rows of it, whatever its role was granted.
function refuseKol(viewer: Viewer): void {
  if (viewer.type === 'kol') throw new AppError('permission_denied');
}

async function reportOf(ctx: SignedCtx, id: string, asOf = dayOf(new Date())) {
  const campaign = await findCampaignItem(ctx.db, ctx.viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  const report = await finalReport(ctx.db, presentCampaign(ctx.viewer, campaign), asOf);
  return presentReport(report, ctx.viewer);
}
