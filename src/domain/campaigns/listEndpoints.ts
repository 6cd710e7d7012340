import type { Endpoint } from '../endpoint';

const access = { scope: 'campaigns_management', action: 'r' } as const;

/** Calls beside `GET /campaigns` that its list, board and calendar are made of. */
export const campaignListEndpoints = {
  campaignCounts: {
    method: 'GET',
    path: '/campaigns/status-counts',
    access,
    summary: 'How many campaigns have which status',
    answer: 'one',
    reads: ['campaigns'],
  },
  campaignCalendar: {
    method: 'GET',
    path: '/campaigns/calendar',
    access,
    summary: 'Campaigns and posts of a period, day by day',
    answer: 'one',
    reads: ['campaigns', 'campaignPosts'],
  },
} satisfies Record<string, Endpoint>;
