import type { PageRoute } from '../pageRoute';

/** Pages of analysis (spec 1 §2). */
export const reportPages = {
  analysisReport: {
    path: '/analysis-report',
    label: 'page.analysis_report',
    access: { scope: 'analysis_report', action: 'r' },
    menu: 'analysis',
    layout: 'console',
    later: true,
  },
} as const satisfies Record<string, PageRoute>;
