import * as yup from 'yup';
import type { Endpoint } from '../endpoint';
import { calendarQuery } from './calendar';
import { campaignFilters } from './schema';

const access = { scope: 'campaigns_management', action: 'r' } as const;

/** Calls beside `GET /campaigns` that its list, board and calendar are made of. */
export const campaignListEndpoints = {
  campaignCounts: {
    method: 'GET',
    path: '/campaigns/status-counts',
    access,
    summary: 'How many campaigns have which status',
    answer: 'one',
    query: yup.object(campaignFilters),
  },
  campaignCalendar: {
    method: 'GET',
    path: '/campaigns/calendar',
    access,
    summary: 'Campaigns and posts of a period, day by day',
    answer: 'one',
    query: calendarQuery,
  },
} satisfies Record<string, Endpoint>;
