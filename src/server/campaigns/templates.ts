import { type PostColumnKey, postColumns } from '../../domain/campaigns/postColumns';
import type { TemplateInput } from '../../domain/campaigns/schema';
import { type SowColumnKey, sowColumns } from '../../domain/campaigns/sowColumns';
import { workbookWords } from '../../domain/campaigns/workbookWords';
import { AppError } from '../../domain/errors';
import { importRowLimit } from '../../domain/limits';
import type { RowValue } from '../adapters/workbooks/sheetSpec';
import type { SignedCtx } from '../context';
import type { FileAnswer } from '../http/api';
import { writeTemplate } from '../imports/writeTemplate';
import { findImportTarget } from './queries/importTarget';
import { findKolsByCode } from './queries/kolsByCode';
import { findPromisedSows, type PromisedSow } from './queries/promisedSows';

interface NamedKol {
  kol_code: string;
  stage_name: string;
}

/** The SOWs of the campaign named, none without one. @throws AppError campaign_not_exist */
async function sowsOf(ctx: SignedCtx, campaignId: string | undefined): Promise<PromisedSow[]> {
  if (!campaignId) return [];
  if (!(await findImportTarget(ctx.db, ctx.viewer, campaignId, false))) throw new AppError('campaign_not_exist');
  return findPromisedSows(ctx.db, campaignId);
}

/** KOLs named by the caller, with their own stage names where the code is known; null where none are named. */
async function namedKols(
  ctx: SignedCtx,
  { kol_codes = [], stage_names = [] }: TemplateInput,
): Promise<NamedKol[] | null> {
  if (kol_codes.length === 0) return null;
  const known = await findKolsByCode(ctx.db, [...new Set(kol_codes)]);
  return kol_codes.map((given, index) => {
    const kol = known.get(given)?.kol;
    return { kol_code: kol?.code ?? given, stage_name: kol?.stage_name ?? stage_names[index] ?? '' };
  });
}

const kolOf = ({ kol }: PromisedSow): NamedKol => ({ kol_code: kol.code, stage_name: kol.stage_name });

function presentSows(sows: readonly PromisedSow[]): Partial<Record<SowColumnKey, RowValue>>[] {
  return sows.map((sow) => {
    const { number, social_type, post_format } = sow;
    return { number, ...kolOf(sow), social_type, post_format };
  });
}

function missingPosts(sows: readonly PromisedSow[]): Partial<Record<PostColumnKey, RowValue>>[] {
  const rows: Partial<Record<PostColumnKey, RowValue>>[] = [];
  for (const sow of sows) {
    const { number: sow_number, social_type, post_format, post_count, posted } = sow;
    const missing = social_type ? Math.min(post_count - posted, importRowLimit - rows.length) : 0;
    for (let count = 0; count < missing; count += 1) rows.push({ sow_number, ...kolOf(sow), social_type, post_format });
  }
  return rows;
}

/**
 * The SOW template (spec 2 §7 template-sows): one row per KOL named by code, else per SOW of the campaign with its number.
 * @throws AppError campaign_not_exist
 */
export async function sowTemplate(ctx: SignedCtx, input: TemplateInput): Promise<FileAnswer> {
  const sows = await sowsOf(ctx, input.campaign_id);
  const rows = (await namedKols(ctx, input)) ?? presentSows(sows);
  const sheet = workbookWords('sheet', 'sows');
  return writeTemplate({ filename: 'SOW_Template.xlsx', sheet, columns: sowColumns, rows }, ctx.language);
}

/**
 * The campaign post template (spec 2 §7 template-campaign-posts): one row per promised post that is not there yet, of the
 * KOLs named if any; without a campaign one row per KOL named.
 * @throws AppError campaign_not_exist
 */
export async function postTemplate(ctx: SignedCtx, input: TemplateInput): Promise<FileAnswer> {
  const sows = await sowsOf(ctx, input.campaign_id);
  const named = await namedKols(ctx, input);
  const codes = named && new Set(named.map(({ kol_code }) => kol_code));
  const wanted = sows.filter(({ kol }) => !codes || codes.has(kol.code));
  const rows = input.campaign_id ? missingPosts(wanted) : (named ?? []);
  const sheet = workbookWords('sheet', 'posts');
  return writeTemplate({ filename: 'Campaign_Post_Template.xlsx', sheet, columns: postColumns, rows }, ctx.language);
}
