import type { Endpoint } from '../endpoint';

// Whose changes one hears of goes by the first entity of a call: this one tells nobody of records.
const reads = [
  'me',
  'campaigns',
  'sows',
  'campaignPosts',
  'evaluations',
  'requests',
  'kols',
  'customers',
  'brands',
  'reportSnapshots',
  'reportMails',
  'queueJobs',
] as const;

/** Calls of what waits for the caller (CONTRACT-2 §11 Today). */
export const todayEndpoints = {
  today: {
    method: 'GET',
    path: '/today',
    access: 'self',
    summary: 'What waits for the caller, each kind worst first; what is none of their business is left out',
    answer: 'one',
    reads,
  },
  todayBadges: {
    method: 'GET',
    path: '/today/badges',
    access: 'self',
    summary: 'How much waits for the caller, by page of the menu',
    answer: 'one',
    reads,
  },
} satisfies Record<string, Endpoint>;
