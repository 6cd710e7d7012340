import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import { findBrand } from '../brands/queries/list';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx, Viewer } from '../context';
import { type Api, FileAnswer } from '../http/api';
import { brandKpiReport, brandReport } from './brandReport';
import { excelReport } from './excel';
import { finalReport, reportWithPosts } from './finalReport';
import { presentOverview, presentReport, presentReportPost } from './present';
import { presentBrandReport } from './presentBrandReport';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Binds the reports of campaigns and brands (spec 2 §7 Campaigns, Brands). */
export function reportRoutes(api: Api): void {
  api.handle('campaignOverview', async ({ ctx, params }) => {
    return { data: presentOverview(ctx.viewer, await reportOf(ctx, params.id)) };
  });
  api.handle('finalReport', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    return { data: await reportOf(ctx, params.id, query.as_of) };
  });
  api.handle('excelReport', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    const campaign = await campaignOf(ctx, params.id);
    const { report, posts } = await reportWithPosts(ctx.db, campaign, query.as_of || dayOf(new Date()));
    const bytes = await excelReport(report, builtInFor(ctx.language), ctx.viewer.reduced, posts.map(presentReportPost));
    return new FileAnswer(bytes, `${report.campaign.code}_${report.as_of}.xlsx`, spreadsheet);
  });
  api.handle('brandReport', async ({ ctx, params, query }) => {
    const brand = await brandOf(ctx, params.id);
    const report = await brandReport(ctx.db, brand, query.as_of || dayOf(new Date()));
    return { data: presentBrandReport(ctx.viewer, report) };
  });
  api.handle('brandReportKpi', async ({ ctx, params, query }) => {
    const brand = await brandOf(ctx, params.id);
    return { data: await brandKpiReport(ctx.db, brand, query.as_of || dayOf(new Date())) };
  });
}

// The report is the whole campaign's; a KOL has only its own rows of it, whatever its role was granted.
function refuseKol(viewer: Viewer): void {
  if (viewer.type === 'kol') throw new AppError('permission_denied');
}

async function reportOf(ctx: SignedCtx, id: string, asOf?: string) {
  const report = await finalReport(ctx.db, await campaignOf(ctx, id), asOf || dayOf(new Date()));
  return presentReport(report, ctx.viewer);
}

async function campaignOf({ db, viewer }: SignedCtx, id: string) {
  const campaign = await findCampaignItem(db, viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  return presentCampaign(viewer, campaign);
}

async function brandOf({ db, viewer }: SignedCtx, id: string) {
  const brand = await findBrand(db, viewer, id);
  if (!brand) throw new AppError('brand_not_exist');
  return brand;
}
