import type { Endpoint } from '../endpoint';

const access = { scope: 'campaigns_management', action: 'r' } as const;

/** Calls beside `GET /campaigns` that its list, board, calendar and the choice of KOLs are made of. */
export const campaignListEndpoints = {
  campaignCounts: {
    method: 'GET',
    path: '/campaigns/status-counts',
    access,
    summary: 'How many campaigns have which status',
    answer: 'one',
    reads: ['campaigns'],
    readsStandby: true,
  },
  campaignSums: {
    method: 'GET',
    path: '/campaigns/sums',
    access,
    summary: 'What all campaigns found come to: SOWs, posts, budget, views',
    answer: 'one',
    reads: ['campaigns', 'sows', 'campaignPosts'],
    readsStandby: true,
  },
  campaignCalendar: {
    method: 'GET',
    path: '/campaigns/calendar',
    access,
    summary: 'Campaigns and posts of a period, day by day',
    answer: 'one',
    reads: ['campaigns', 'campaignPosts'],
    readsStandby: true,
  },
  campaignOverlaps: {
    method: 'GET',
    path: '/campaigns/overlaps',
    access,
    summary: 'Which of these KOLs work, or did within 90 days, for a competitor of the brand; for staff',
    answer: 'one',
    reads: ['campaigns', 'sows', 'brands'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
