import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('campaigns_management');

/** Calls of planned posts (CONTRACT-2 §16 Post contents). */
export const postContentEndpoints = {
  postContentList: {
    method: 'GET',
    path: '/campaigns/{id}/post-contents',
    access: may('r_detail'),
    summary:
      'The posts planned for the SOWs of a campaign, for staff; by when they are to go out, those without a day last',
    answer: 'list',
    reads: ['campaignPosts', 'sows'],
    readsStandby: true,
  },
  postContentCreate: {
    method: 'POST',
    path: '/campaigns/{id}/post-contents',
    access: may('c_post'),
    summary: 'Plan a post of a SOW, before it has a link',
    answer: 'one',
    changes: ['campaignPosts', 'audit'],
  },
  postContentUpdate: {
    method: 'PUT',
    path: '/campaigns/post-content/{id}',
    access: may('u'),
    summary:
      'Change a planned post; what is left out stays. The link of the post completes it and needs the right to add posts',
    answer: 'one',
    changes: ['campaigns', 'campaignPosts', 'audit'],
  },
  postContentDelete: {
    method: 'DELETE',
    path: '/campaigns/post-content/{id}',
    access: may('d_post'),
    summary: 'Remove a planned post; the post it became stays',
    answer: 'nothing',
    changes: ['campaignPosts', 'audit'],
  },
} satisfies Record<string, Endpoint>;
