import * as yup from 'yup';
import type { CampaignType } from '../campaigns/values';
import { blankIsNull, id, text } from '../validation';
import { asksCreative, commentLength, partCount, scoreRange } from './questions';

// A number alone is a score: yup would read texts such as "5" as numbers too.
const score = () =>
  yup
    .number()
    .transform((_value, given: unknown) => given)
    .typeError('invalid_value')
    .integer('score_incorrect')
    .min(scoreRange.min, 'score_incorrect')
    .max(scoreRange.max, 'score_incorrect');
const oneScore = () => score().required('score_required');
const threeScores = () => yup.array(oneScore()).length(partCount, 'invalid_value');

const answers = {
  q1: oneScore(),
  q2: oneScore(),
  q3: oneScore(),
  q4: oneScore(),
  q5: threeScores().required('score_required'),
  q6: threeScores().required('score_required'),
  comment: text(commentLength).nullable().transform(blankIsNull),
};

/** Body of `POST /campaigns/evaluation`; whether q7 is asked, the campaign says. `version` is 0 while there is none. */
export const evaluationSchema = yup.object({
  campaign_id: id().lowercase().required(),
  ...answers,
  q7: threeScores().nullable(),
  version: yup.number().integer().min(0),
});
export type EvaluationInput = yup.InferType<typeof evaluationSchema>;

/** What the form of a campaign of this type takes. */
export function evaluationFormSchema(type: CampaignType) {
  return yup.object({
    ...answers,
    q7: asksCreative(type) ? threeScores().required('score_required') : yup.mixed<never>().nullable(),
  });
}
