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
    readsStandby: true,
  },
  channelPostCourse: {
    method: 'GET',
    path: '/social/posts/{id}/course',
    access: read,
    summary: 'The figures of a post of a KOL’s channel day by day, the last reading of each',
    answer: 'one',
    reads: ['socials', 'kols'],
    readsStandby: true,
  },
  socialNetworkData: {
    method: 'GET',
    path: '/social/social-network-data',
    access: read,
    summary: "A KOL's accounts with followers and growth of the last 30 days",
    answer: 'list',
    reads: ['socials', 'kols'],
    readsStandby: true,
  },
  socialStatus: {
    method: 'GET',
    path: '/social/status',
    access: { scope: 'setting', action: 'r_setting' },
    summary: 'How the reading of each network stands: budget, backlog, failures',
    answer: 'list',
    reads: ['networks'],
  },
  socialSync: {
    method: 'POST',
    path: '/social/sync',
    access: [
      { scope: 'kol_management', action: 'r_detail' },
      { scope: 'campaigns_management', action: 'r_detail' },
      { scope: 'setting', action: 'r_setting' },
    ],
    partly: [
      { scope: 'kol_management', action: 'u' },
      { scope: 'campaigns_management', action: 'u' },
      { scope: 'setting', action: 'r_setting_update_sync_time' },
    ],
    summary: "Read a KOL's accounts, a campaign's posts and booked accounts, or all of a network now",
    answer: 'nothing',
    changes: ['kols', 'networks', 'queueJobs', 'audit'],
  },
} satisfies Record<string, Endpoint>;
