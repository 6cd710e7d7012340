import { buildAttachments } from './attachments';
import { buildCampaigns } from './campaigns';
import { buildCollectOrders } from './collectOrders';
import { buildCompanies } from './companies';
import { buildHashtags } from './hashtags';
import { buildKols } from './kols';
import { buildNotifications } from './notifications';
import { buildPosts } from './posts';
import { buildRequests } from './requests';
import { buildReviews } from './reviews';
import { buildShortLinks } from './shortLinks';
import { sponsorChannels } from './sponsored';
import { buildPeople } from './users';
import type { World } from './world';

/** Every row of the demo but its pictures, which the world's picture book holds; `passwordHash` is for all accounts. */
export function buildDemo(world: World, passwordHash: string) {
  const people = buildPeople(world, passwordHash);
  const companies = buildCompanies(world, people);
  const kols = buildKols(world, people);
  const campaigns = buildCampaigns(world, people, companies, kols);
  sponsorChannels(kols, campaigns.list);
  const posts = buildPosts(world, campaigns.list);
  const requests = buildRequests(world, people, companies, kols.bookable, campaigns.list);
  return {
    people,
    companies,
    kols,
    campaigns,
    posts,
    reviews: buildReviews(world, people, campaigns.list, posts),
    requests,
    collections: buildCollectOrders(world, people),
    hashtags: buildHashtags(world, campaigns.list),
    attachments: buildAttachments(world, campaigns.list),
    notifications: buildNotifications(world, people, kols, requests, campaigns.list),
    shortLinks: buildShortLinks(world, people, campaigns.list),
  };
}

export type Demo = ReturnType<typeof buildDemo>;
