import { questionsOf } from '../../domain/evaluations/questions';
import { type EvaluationTally, evaluationMean, tallyOf } from '../../domain/evaluations/rules';
import { campaignsSummaryOf, summaryOf } from '../../domain/evaluations/summary';
import type { AskedEvaluator, CampaignEvaluation, EvaluatedCampaign, Evaluation } from '../../domain/evaluations/types';
import type { Viewer } from '../context';
import { pick } from '../present';
import type { FoundEvaluation } from './queries/found';

/** All that is known of a campaign's evaluation; of others than staff nothing but their own was read. */
export interface FoundAnswers {
  campaign: EvaluatedCampaign;
  evaluations: FoundEvaluation[];
  brand: EvaluationTally | null;
  asked: AskedEvaluator[];
}

const ofCampaign = [
  'id',
  'code',
  'name',
  'type',
  'status',
  'start_date',
  'end_date',
  'cover_image',
  'avatar',
  'brand',
  'kols',
  'kol_total',
] as const satisfies (keyof EvaluatedCampaign)[];

const ofEvaluation = [
  'id',
  'evaluator',
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'comment',
  'created_at',
  'updated_at',
  'version',
] as const satisfies (keyof FoundEvaluation)[];

function presentEvaluation(found: FoundEvaluation): Evaluation {
  const { by_question } = summaryOf(tallyOf([found]));
  return { ...pick(found, ofEvaluation), average: evaluationMean(found), by_question };
}

/** The evaluation of a campaign as this viewer may see it: staff all of it, others their own answers (CONTRACT-2 §10). */
export function presentCampaignEvaluation(viewer: Viewer, found: FoundAnswers): CampaignEvaluation {
  const { campaign, brand, asked } = found;
  const seen = viewer.reduced
    ? found.evaluations.filter(({ evaluator }) => evaluator.id === viewer.id)
    : found.evaluations;
  const mine = seen.find(({ evaluator }) => evaluator.id === viewer.id);
  const [staff, others] = [seen.filter(isOfStaff), seen.filter((one) => !isOfStaff(one))];
  return {
    campaign: pick(campaign, ofCampaign),
    questions: questionsOf(campaign.type),
    mine: mine ? presentEvaluation(mine) : null,
    evaluations: seen.map(presentEvaluation),
    summary: summaryOf(tallyOf(others)),
    ...(!viewer.reduced && {
      staff_summary: summaryOf(tallyOf(staff)),
      brand_summary: campaignsSummaryOf(brand ?? tallyOf([])),
      asked,
    }),
  };
}

function isOfStaff({ evaluator }: FoundEvaluation): boolean {
  return evaluator.type === 'staff';
}
