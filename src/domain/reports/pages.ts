import type { PageRoute } from '../pageRoute';

/** Pages of reports and analysis (spec 1 §2). */
export const reportPages = {
  campaignReport: {
    path: '/campaigns/:type/:id/report',
    label: 'page.campaign_report',
    access: { scope: 'campaigns_management', action: 'r_report' },
    parent: 'campaignView',
    layout: 'console',
  },
  analysisReport: {
    path: '/analysis-report',
    label: 'page.analysis_report',
    access: { scope: 'analysis_report', action: 'r' },
    menu: 'analysis',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
