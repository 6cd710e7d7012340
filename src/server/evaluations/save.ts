import type { CampaignType } from '../../domain/campaigns/values';
import { AppError, invalid } from '../../domain/errors';
import { asksCreative } from '../../domain/evaluations/questions';
import type { EvaluationScores } from '../../domain/evaluations/rules';
import type { EvaluationInput } from '../../domain/evaluations/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { lockCampaign } from '../campaigns/queries/writes';
import { inTransaction, type SignedCtx } from '../context';
import { askForScores } from '../jobs/scores';
import { settleEvaluation } from '../notifications/settle';
import { onlyDone, refuseKol } from './guards';
import { findOwn, insertEvaluation, saveEvaluation } from './queries/writes';

/** The answers about the creative team: there where it took part, and only there. @throws AppError validation_failed (q7) */
function creativeAnswers(type: CampaignType, q7: EvaluationInput['q7']): number[] | null {
  if (!asksCreative(type)) {
    if (q7) throw invalid([{ property: 'q7', message: 'invalid_value' }]);
    return null;
  }
  if (!q7) throw invalid([{ property: 'q7', message: 'score_required' }]);
  return q7;
}

// A post has comments as well.
function trailed({ comment, ...scores }: EvaluationScores & { comment: string | null }) {
  return { ...scores, evaluation_comment: comment };
}

/**
 * Keeps what the caller answers about a done campaign: one evaluation per person, again is an edit (CONTRACT-2 §10).
 * @throws AppError permission_denied (a KOL), campaign_not_exist, campaign_not_done, validation_failed (q7),
 * record_was_changed (another version than the caller's own, 0 while there is none)
 */
export async function evaluateCampaign(ctx: SignedCtx, input: EvaluationInput): Promise<void> {
  refuseKol(ctx.viewer);
  const { campaign_id, version, q1, q2, q3, q4, q5, q6 } = input;
  await inTransaction(ctx, async (tx) => {
    // Holding the campaign, two first answers of one person come one after the other.
    const campaign = await lockCampaign(tx.db, tx.viewer, campaign_id);
    if (!campaign) throw new AppError('campaign_not_exist');
    onlyDone(campaign);
    const q7 = creativeAnswers(campaign.fields.type, input.q7);
    const said = { q1, q2, q3, q4, q5, q6, q7, comment: input.comment ?? null };
    const whose = { campaign_id, evaluator_id: tx.viewer.id };
    const stored = await findOwn(tx.db, whose);
    if (version !== undefined && version !== (stored?.version ?? 0)) throw new AppError('record_was_changed');
    const changes = changesOf(stored && trailed(stored), trailed(said));
    if (stored && Object.keys(changes).length === 0) return;
    await (stored ? saveEvaluation(tx.db, stored, said) : insertEvaluation(tx.db, { ...whose, ...said }));
    await askForScores(tx.db, { campaign_ids: [campaign_id] });
    await recordAudit(tx, { action: 'evaluate', entity: 'campaign', entity_id: campaign_id, changes });
    await settleEvaluation(tx, campaign_id);
  });
}
