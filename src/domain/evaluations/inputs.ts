import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { evaluationEndpoints } from './endpoints';
import { evaluationSchema } from './schema';

/** What the calls of evaluations are sent. */
export const evaluationInputs = {
  campaignEvaluation: { params: idParams },
  campaignEvaluate: { body: evaluationSchema },
} satisfies InputsOf<typeof evaluationEndpoints>;
