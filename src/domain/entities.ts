/**
 * What reads are kept by and writes make out of date. `me` is the signed-in person's own profile, rights and choices;
 * `settings` are departments, studios and sync times; `socials` the accounts of KOLs, `networks` how the
 * networks they are on are read.
 */
export const entities = [
  'kols',
  'socials',
  'campaigns',
  'sows',
  'acceptances',
  'reportSnapshots',
  'reportLinks',
  'reportMails',
  'evaluations',
  'campaignPosts',
  'customers',
  'brands',
  'representatives',
  'requests',
  'users',
  'roles',
  'languages',
  'translations',
  'settings',
  'notifications',
  'collectOrders',
  'hashtags',
  'shorteners',
  'audit',
  'imports',
  'trash',
  'queueJobs',
  'networks',
  'clientErrors',
  'contacts',
  'introPages',
  'media',
  'me',
] as const;

export type Entity = (typeof entities)[number];
