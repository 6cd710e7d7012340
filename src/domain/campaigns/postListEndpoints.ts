import type { Endpoint } from '../endpoint';

/** A campaign's posts, page by page: one of five thousand is too much for one answer. */
export const postListEndpoints = {
  campaignPostList: {
    method: 'GET',
    path: '/campaigns/{id}/posts',
    access: { scope: 'campaigns_management', action: 'r_detail' },
    summary: 'Posts of one campaign with their latest figures, and the sums of all that were found',
    answer: 'list',
    reads: ['campaignPosts'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
