import type { Api } from '../http/api';
import { readEvaluation } from './read';
import { evaluateCampaign } from './save';

/** Binds the evaluation of done campaigns (CONTRACT-2 §10). */
export function evaluationRoutes(api: Api): void {
  api.handle('campaignEvaluation', async ({ ctx, params }) => ({ data: await readEvaluation(ctx, params.id) }));
  api.handle('campaignEvaluate', async ({ ctx, body }) => {
    await evaluateCampaign(ctx, body);
    return { data: await readEvaluation(ctx, body.campaign_id) };
  });
}
