import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('campaigns_management');

/** Calls of single SOWs (spec 2 §7, CONTRACT.md §1, §8). */
export const sowEndpoints = {
  sowDetail: {
    method: 'GET',
    path: '/campaigns/sow/{id}',
    access: may('r_detail'),
    summary: 'One SOW; staff are told what hangs on it',
    answer: 'one',
    reads: ['sows'],
  },
  sowCreate: {
    method: 'POST',
    path: '/campaigns/{id}/sows',
    access: may('c_sow'),
    summary:
      'Add a SOW to a campaign that is not over; one of the same KOL, network and format is added once `confirm_duplicate` says so',
    answer: 'one',
    changes: ['campaigns', 'sows', 'audit'],
  },
  sowUpdate: {
    method: 'PUT',
    path: '/campaigns/update-sow/{id}',
    access: may('u'),
    summary: 'Change a SOW; what is left out stays',
    answer: 'one',
    changes: ['sows', 'campaigns', 'campaignPosts', 'audit'],
  },
  sowDelete: {
    method: 'DELETE',
    path: '/campaigns/sow/{id}',
    access: may('d_sow'),
    summary: 'Remove a SOW with its posts and acceptances',
    answer: 'nothing',
    changes: ['sows', 'acceptances', 'campaignPosts', 'campaigns', 'audit'],
  },
} satisfies Record<string, Endpoint>;
