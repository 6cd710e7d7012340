import type { Endpoint } from '../endpoint';

const access = { scope: 'analysis_report', action: 'r' } as const;

/** Calls of the analytics, each of a period of days (CONTRACT-2 §11). Staff alone are answered. */
export const analyticsEndpoints = {
  customersReport: {
    method: 'GET',
    path: '/customers/report',
    access,
    summary: 'How many customers there are, how many came, and of which sectors',
    answer: 'one',
    reads: ['customers'],
    readsStandby: true,
  },
  brandsReport: {
    method: 'GET',
    path: '/brands/report',
    access,
    summary: 'How many brands there are, how many came, and of which sectors',
    answer: 'one',
    reads: ['brands', 'customers'],
    readsStandby: true,
  },
  kolsReport: {
    method: 'GET',
    path: '/kols/report',
    access,
    summary: 'How many KOLs there are, how many came, of which sectors and networks',
    answer: 'one',
    reads: ['kols', 'socials'],
    readsStandby: true,
  },
  campaignsReport: {
    method: 'GET',
    path: '/campaigns/report',
    access,
    summary: 'Campaigns of a period: states, sectors, money and results by month, managers, risks, KOLs, evaluations',
    answer: 'one',
    reads: ['campaigns', 'sows', 'campaignPosts', 'brands', 'evaluations', 'users'],
    readsStandby: true,
  },
  analyticsExport: {
    method: 'GET',
    path: '/analysis-report/export',
    access,
    needsProof: true,
    summary:
      'All analytics of a period as a workbook in the language of the caller, with every campaign behind its pace',
    answer: 'file',
    exports: true,
    reads: ['customers', 'brands', 'kols', 'socials', 'campaigns', 'sows', 'campaignPosts', 'evaluations', 'users'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
