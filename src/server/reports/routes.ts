import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { ReportDocument } from '../../domain/reports/document';
import { formTypes, type ReportForm } from '../../domain/reports/forms';
import type { ReportQuery } from '../../domain/reports/schema';
import { findBrand } from '../brands/queries/list';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx } from '../context';
import { type Api, type ApiCall, FileAnswer } from '../http/api';
import { brandKpiReport, brandReport } from './brandReport';
import { reportDocument } from './document';
import { reportFigure } from './figure';
import { reportFile } from './files/reportFile';
import { finalReport, reportParts } from './finalReport';
import { refuseKol, refuseWithheld } from './guards';
import { presentFigure, presentOverview, presentReport } from './present';
import { presentBrandReport } from './presentBrandReport';
import { updateReportTexts } from './updateTexts';

/** Binds the reports of campaigns and brands (spec 2 §7 Campaigns, Brands). */
export function reportRoutes(api: Api): void {
  api.handle('campaignOverview', async ({ ctx, params }) => {
    return { data: presentOverview(ctx.viewer, await overviewOf(ctx, params.id)) };
  });
  api.handle('finalReport', async ({ ctx, params, query }) => {
    return { data: await documentOf(ctx, params.id, query) };
  });
  api.handle('excelReport', (call) => fileOf(call, 'xlsx'));
  api.handle('pptxReport', (call) => fileOf(call, 'pptx'));
  api.handle('pdfReport', (call) => fileOf(call, 'pdf'));
  api.handle('reportFigure', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    refuseWithheld(ctx.viewer, query);
    const { page, size, day, as_of, ...asked } = query;
    const campaign = await campaignOf(ctx, params.id);
    const figure = await reportFigure(ctx.db, campaign.id, day || as_of || dayOf(new Date()), asked);
    const { parts, ...why } = presentFigure(figure, ctx.viewer);
    return { data: { ...why, parts: parts.slice((page - 1) * size, page * size) } };
  });
  api.handle('reportTextsUpdate', async ({ ctx, body }) => {
    return { data: await updateReportTexts(ctx, body) };
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

/** The whole report of a campaign for this caller. @throws AppError permission_denied (a KOL), campaign_not_exist */
async function documentOf(ctx: SignedCtx, id: string, { as_of, blocks }: ReportQuery): Promise<ReportDocument> {
  refuseKol(ctx.viewer);
  const campaign = await campaignOf(ctx, id);
  const parts = await reportParts(ctx.db, ctx.viewer, campaign, as_of || dayOf(new Date()));
  return reportDocument(parts, { reduced: ctx.viewer.reduced, language: builtInFor(ctx.language), blocks });
}

type FileCall = Pick<ApiCall<'pdfReport'>, 'ctx' | 'params' | 'query' | 'gone'>;

/** The report as a file, for this caller and in its language. @throws AppError as `documentOf` and `reportFile` */
async function fileOf({ ctx, params, query, gone }: FileCall, form: ReportForm): Promise<FileAnswer> {
  const document = await documentOf(ctx, params.id, query);
  const bytes = await reportFile(ctx.files, document, { form, language: builtInFor(ctx.language), gone });
  return new FileAnswer(bytes, `${document.campaign.code}_${document.as_of}.${form}`, formTypes[form]);
}

async function overviewOf(ctx: SignedCtx, id: string) {
  const report = await finalReport(ctx.db, await campaignOf(ctx, id), dayOf(new Date()));
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
