import type { Endpoint } from '../endpoint';

/** Calls of hashtags (spec 2 §7 Hashtags). */
export const hashtagEndpoints = {
  kolBrandsFilter: {
    method: 'GET',
    path: '/hashtags/kols-brands-filter',
    access: { scope: 'hashtags_management', action: 'r' },
    summary: 'The brands whose hashtags a KOL bears, and its hashtags of no brand; for staff',
    answer: 'one',
    reads: ['hashtags', 'kols', 'brands', 'campaigns', 'campaignPosts'],
  },
} satisfies Record<string, Endpoint>;
