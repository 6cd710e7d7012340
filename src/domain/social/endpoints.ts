import type { Endpoint } from '../endpoint';
import type { Network, networks } from '../networks';

const read = { scope: 'kol_management', action: 'r_detail' } as const;

function platform(network: Network) {
  return {
    method: 'GET',
    path: `/social/${network}`,
    access: read,
    summary: `A KOL's ${network} account: followers over time and latest posts`,
    answer: 'one',
    reads: ['socials', 'kols'],
  } as const satisfies Endpoint;
}

/** The call of one network's profile, by network. */
export const platformCalls = {
  facebook: 'socialFacebook',
  instagram: 'socialInstagram',
  tiktok: 'socialTiktok',
  youtube: 'socialYoutube',
} as const satisfies Record<(typeof networks)[number], string>;

/** Calls of what the networks say of a KOL (spec 2 §7 KOLs and social, CONTRACT.md §1). */
export const socialEndpoints = {
  socialFacebook: platform('facebook'),
  socialInstagram: platform('instagram'),
  socialTiktok: platform('tiktok'),
  socialYoutube: platform('youtube'),
  socialOverview: {
    method: 'GET',
    path: '/social/overview',
    access: read,
    summary: "A KOL's totals over its posts of a period, with the campaigns it worked in",
    answer: 'one',
    reads: ['kols', 'socials', 'campaigns', 'sows', 'campaignPosts'],
  },
  socialNetworkData: {
    method: 'GET',
    path: '/social/social-network-data',
    access: read,
    summary: "A KOL's accounts with followers and growth of the last 30 days",
    answer: 'list',
    reads: ['socials', 'kols'],
  },
} satisfies Record<string, Endpoint>;
