import { dayOf } from '../../domain/dates';
import { AppError, invalid } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { ReportDocument } from '../../domain/reports/document';
import { reportEndpoints } from '../../domain/reports/endpoints';
import type { FigureName } from '../../domain/reports/liveFigures';
import type { FigureQuery, ReportQuery } from '../../domain/reports/schema';
import { findBrand } from '../brands/queries/list';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx, Viewer } from '../context';
import { type Api, type ApiCall, FileAnswer } from '../http/api';
import { brandKpiReport, brandReport } from './brandReport';
import { reportDocument } from './document';
import { reportFigure } from './figure';
import { reportFile } from './files/reportFile';
import type { ReportForm } from './files/task';
import { finalReport, reportParts } from './finalReport';
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
  api.handle('excelReport', (call) => fileOf(call, 'xlsx', reportEndpoints.excelReport.fileType));
  api.handle('pptxReport', (call) => fileOf(call, 'pptx', reportEndpoints.pptxReport.fileType));
  api.handle('pdfReport', (call) => fileOf(call, 'pdf', reportEndpoints.pdfReport.fileType));
  api.handle('reportFigure', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    refuseCosts(ctx.viewer, query);
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

// The report is the whole campaign's; a KOL has only its own rows of it, whatever its role was granted.
function refuseKol(viewer: Viewer): void {
  if (viewer.type === 'kol') throw new AppError('permission_denied');
}

const told: readonly FigureName[] = ['cpe', 'cpv'];
const costs: readonly FigureName[] = [...told, 'price', 'booking_price', 'booking_cpe', 'booking_cpv'];

/** To reduced viewers only what the whole campaign's engagement and views cost is told: of less it would reveal a price. */
function refuseCosts({ reduced }: Viewer, { figure, sow_id, kol_id, post_id, social_type }: FigureQuery): void {
  const isWhole = !sow_id && !kol_id && !post_id && !social_type;
  if (reduced && costs.includes(figure) && !(isWhole && told.includes(figure))) {
    throw invalid([{ property: 'figure', message: 'invalid_value' }]);
  }
}

/** The whole report of a campaign for this caller. @throws AppError permission_denied (a KOL), campaign_not_exist */
async function documentOf(ctx: SignedCtx, id: string, { as_of, blocks }: ReportQuery): Promise<ReportDocument> {
  refuseKol(ctx.viewer);
  const campaign = await campaignOf(ctx, id);
  const parts = await reportParts(ctx.db, ctx.viewer, campaign, as_of || dayOf(new Date()));
  return reportDocument(parts, { reduced: ctx.viewer.reduced, language: builtInFor(ctx.language), blocks });
}

/** The report as a file, for this caller and in its language. @throws AppError as `documentOf` and `reportFile` */
type FileCall = Pick<ApiCall<'pdfReport'>, 'ctx' | 'params' | 'query' | 'gone'>;

async function fileOf({ ctx, params, query, gone }: FileCall, form: ReportForm, type: string): Promise<FileAnswer> {
  const document = await documentOf(ctx, params.id, query);
  const bytes = await reportFile(ctx.files, document, { form, language: builtInFor(ctx.language), gone });
  return new FileAnswer(bytes, `${document.campaign.code}_${document.as_of}.${form}`, type);
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
