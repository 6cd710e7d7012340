import type { CampaignEvaluation } from './types';

/** What the calls of evaluations answer. */
export interface EvaluationAnswers {
  campaignEvaluation: CampaignEvaluation;
  campaignEvaluate: CampaignEvaluation;
}
