import { isBlankRichText } from '../../domain/campaigns/richText';
import { AppError } from '../../domain/errors';
import type { WrittenTexts } from '../../domain/reports/document';
import type { ReportTextsInput } from '../../domain/reports/schema';
import { reportTextNames } from '../../domain/reports/texts';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { lockForChange } from '../campaigns/guards';
import { inTransaction, type SignedCtx } from '../context';
import { cleanRichText } from '../richText';
import { nothingWritten, reportTexts, saveTexts } from './queries/texts';

const noText = null;

/** Rich text as it is kept; what shows nothing is none. */
function kept(text: string | null): string | null {
  const clean = text === null ? noText : cleanRichText(text);
  return clean === null || isBlankRichText(clean) ? noText : clean;
}

/**
 * Writes what staff say in a campaign's report, in every status but cancelled; what is left out stays (spec 1 §3 Report
 * option keys, CONTRACT-2 §9). Answers all of them.
 * @throws AppError permission_denied, campaign_not_exist, campaign_is_final (cancelled), record_was_changed (texts of
 * another version, 0 while there are none)
 */
export function updateReportTexts(ctx: SignedCtx, input: ReportTextsInput): Promise<WrittenTexts> {
  const { campaign_id, version } = input;
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockForChange(tx, campaign_id);
    if (campaign.status === 'cancel') throw new AppError('campaign_is_final');
    const stored = (await reportTexts(tx.db, campaign_id)) ?? nothingWritten;
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const given = reportTextNames.flatMap((name) => {
      const text = input[name];
      return text === undefined ? [] : [[name, kept(text)] as const];
    });
    const texts = {
      ...Object.fromEntries(given),
      ...(input.scorecard_metric !== undefined && { scorecard_metric: input.scorecard_metric }),
    };
    const changes = changesOf(stored, { ...stored, ...texts });
    if (Object.keys(changes).length === 0) return stored;
    await saveTexts(tx.db, campaign_id, texts);
    await recordAudit(tx, { action: 'update', entity: 'campaign', entity_id: campaign_id, changes });
    return { ...stored, ...texts, version: stored.version + 1 };
  });
}
