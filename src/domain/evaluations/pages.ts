import type { PageRoute } from '../pageRoute';

/** The page where a done campaign is evaluated (CONTRACT-2 §10). */
export const evaluationPages = {
  campaignEvaluation: {
    path: '/campaigns/:type/:id/evaluation',
    label: 'page.campaign_evaluation',
    access: { scope: 'campaigns_management', action: 'r_evaluation' },
    parent: 'campaignView',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
