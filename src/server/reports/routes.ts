import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { ReportDocument } from '../../domain/reports/document';
import { formTypes, type ReportForm } from '../../domain/reports/forms';
import type { ReportQuery } from '../../domain/reports/schema';
import { findBrand } from '../brands/queries/list';
import { campaignDetail, campaignView } from '../campaigns/detail';
import type { SignedCtx } from '../context';
import { type Api, type ApiCall, FileAnswer } from '../http/api';
import { brandKpiReport, brandReport } from './brandReport';
import { reportDocument } from './document';
import { reportFigure } from './figure';
import { reportFile } from './files/reportFile';
import { reportParts } from './finalReport';
import { refuseKol, refuseWithheld } from './guards';
import { campaignOverview, reportedCampaign } from './overview';
import { presentFigure } from './present';
import { presentBrandReport } from './presentBrandReport';
import { updateReportTexts } from './updateTexts';

/** Binds the reports of campaigns and brands (spec 2 §7 Campaigns, Brands). */
export function reportRoutes(api: Api): void {
  // Here, as its progress is the report's.
  api.handle('campaignDetail', async ({ ctx, params, query }) => {
    if (query.without) return { data: await campaignView(ctx, params.id) };
    const [campaign, { progress: dataProcess }] = await Promise.all([
      campaignDetail(ctx, params.id),
      campaignOverview(ctx, params.id),
    ]);
    return { data: { ...campaign, dataProcess } };
  });
  api.handle('campaignOverview', async ({ ctx, params }) => {
    return { data: await campaignOverview(ctx, params.id) };
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
    const campaign = await reportedCampaign(ctx, params.id);
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
  const campaign = await reportedCampaign(ctx, id);
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

async function brandOf({ db, viewer }: SignedCtx, id: string) {
  const brand = await findBrand(db, viewer, id);
  if (!brand) throw new AppError('brand_not_exist');
  return brand;
}
