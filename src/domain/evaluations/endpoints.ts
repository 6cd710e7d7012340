import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const campaigns = rightIn('campaigns_management');

/** Calls of the evaluation of done campaigns (CONTRACT-2 §10). */
export const evaluationEndpoints = {
  campaignEvaluation: {
    method: 'GET',
    path: '/campaigns/evaluation/{id}',
    access: campaigns('r_evaluation'),
    summary: 'The evaluation of a done campaign: its questions, and the answers: staff all, others their own',
    answer: 'one',
    reads: ['evaluations', 'campaigns'],
  },
  campaignEvaluate: {
    method: 'POST',
    path: '/campaigns/evaluation',
    access: campaigns('u_evaluation'),
    summary: 'Evaluate a done campaign; again is an edit',
    answer: 'one',
    changes: ['evaluations', 'campaigns', 'brands', 'customers', 'audit'],
  },
} satisfies Record<string, Endpoint>;
