import type { CampaignListItem, PersonRef } from '../campaigns/types';
import type { UserType } from '../roles';
import type { Instant } from '../units';
import type { EvaluationQuestion } from './questions';
import type { EvaluationScores } from './rules';
import type { CampaignsSummary, EvaluationSummary, QuestionAverage } from './summary';

/** Who evaluated, or was asked to: `role` is the name of the first permission group. */
export interface Evaluator extends PersonRef {
  type: UserType;
  role: string | null;
}

/** What one person answered (CONTRACT-2 §10). `average` is the mean of its questions, to one decimal. */
export interface Evaluation extends EvaluationScores {
  id: string;
  evaluator: Evaluator;
  comment: string | null;
  average: number | null;
  by_question: QuestionAverage[];
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** Somebody who was asked for an evaluation: when, once more, and when it came. */
export interface AskedEvaluator {
  user: Evaluator;
  asked_at: Instant;
  reminded_at: Instant | null;
  answered_at: Instant | null;
}

/** The campaign as it stands on its evaluation. */
export type EvaluatedCampaign = Pick<
  CampaignListItem,
  | 'id'
  | 'code'
  | 'name'
  | 'type'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'cover_image'
  | 'avatar'
  | 'brand'
  | 'kols'
  | 'kol_total'
>;

/** `GET /campaigns/evaluation/{id}`: staff see all evaluations, customers and brands their own. */
export interface CampaignEvaluation {
  campaign: EvaluatedCampaign;
  questions: EvaluationQuestion[];
  /** Null as long as the caller has not answered. */
  mine: Evaluation | null;
  evaluations: Evaluation[];
  /** Of the customer's and the brand's people, staff stand apart; of others than staff their own. */
  summary: EvaluationSummary;
  /** For staff: what staff answered, what all campaigns of the brand were given, and who was asked. */
  staff_summary?: EvaluationSummary;
  brand_summary?: CampaignsSummary;
  asked?: AskedEvaluator[];
}
