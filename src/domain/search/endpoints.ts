import type { Endpoint } from '../endpoint';

/** The search of the top bar (spec 1 §2). */
export const searchEndpoints = {
  search: {
    method: 'GET',
    path: '/search',
    access: 'signed_in',
    summary:
      'KOLs, brands, customers, campaigns, requests, users and hashtags found by a text; #tag finds what bears the hashtag, a link its posts',
    answer: 'one',
    reads: ['kols', 'brands', 'customers', 'campaigns', 'requests', 'users', 'campaignPosts', 'hashtags'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
