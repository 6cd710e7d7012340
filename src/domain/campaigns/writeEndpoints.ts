import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';
import { importBodyLimit } from '../limits';

const campaigns = rightIn('campaigns_management');

/** Calls that write a campaign itself (spec 2 §7 Campaigns). */
export const campaignWriteEndpoints = {
  campaignNextCode: {
    method: 'GET',
    path: '/campaigns/next-code',
    access: campaigns('c'),
    summary: 'The next code in the house’s own series, null where there is none; unique only once it is written',
    answer: 'one',
    reads: ['campaigns'],
  },
  campaignCheckCode: {
    method: 'GET',
    path: '/campaigns/check-code',
    access: [campaigns('c'), campaigns('u')],
    summary: 'Whether a code is free; a taken one is refused with campaign_code_already_exist',
    answer: 'one',
    reads: ['campaigns'],
  },
  campaignCreate: {
    method: 'POST',
    path: '/campaigns',
    access: campaigns('c'),
    summary: 'Add a campaign with its parts; all of it or nothing. Answers it as the detail does',
    answer: 'one',
    changes: [
      'campaigns',
      'sows',
      'acceptances',
      'campaignPosts',
      'brands',
      'customers',
      'requests',
      'notifications',
      'audit',
    ],
    failure: 'campaign_create_failed',
    bodyLimit: importBodyLimit,
  },
  campaignUpdate: {
    method: 'PUT',
    path: '/campaigns/{id}',
    access: campaigns('u'),
    partly: [campaigns('u_status'), campaigns('c_sow'), campaigns('c_post')],
    summary: 'Change a campaign that is not final; what is left out stays. Answers it as the detail does',
    answer: 'one',
    changes: [
      'campaigns',
      'sows',
      'acceptances',
      'campaignPosts',
      'brands',
      'customers',
      'requests',
      'notifications',
      'audit',
    ],
    failure: 'campaign_update_failed',
    bodyLimit: importBodyLimit,
  },
  campaignUpdateStatus: {
    method: 'PUT',
    path: '/campaigns/{id}/status',
    access: campaigns('u_status'),
    summary: 'Move a campaign to a status that may follow; cancelling needs a reason',
    answer: 'one',
    changes: ['campaigns', 'brands', 'customers', 'notifications', 'audit'],
    failure: 'campaign_update_failed',
  },
  campaignReadiness: {
    method: 'GET',
    path: '/campaigns/{id}/readiness',
    access: campaigns('u_status'),
    summary:
      'What is missing before each status that may follow, which forbids nothing, and how many people a step reaches',
    answer: 'one',
    reads: ['campaigns', 'sows', 'acceptances', 'campaignPosts'],
  },
  campaignDelete: {
    method: 'DELETE',
    path: '/campaigns/{id}',
    access: campaigns('d'),
    summary: 'Remove a campaign: it leaves lists and reports, its code becomes free; restorable for 30 days',
    answer: 'nothing',
    changes: ['campaigns', 'sows', 'acceptances', 'campaignPosts', 'brands', 'customers', 'requests', 'trash', 'audit'],
  },
} satisfies Record<string, Endpoint>;
