import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connection';
import { acceptanceImages, campaignAcceptances } from '../db/schema/acceptances';
import * as campaignTables from '../db/schema/campaigns';
import * as companyTables from '../db/schema/customers';
import { brandHashtags, hashtagCategories, hashtags, kolHashtags } from '../db/schema/hashtags';
import { userRoles, users } from '../db/schema/identity';
import { kolPrices } from '../db/schema/kolPrices';
import * as kolTables from '../db/schema/kols';
import { mediaFiles } from '../db/schema/media';
import * as reportTables from '../db/schema/reports';
import { campaignRequests, requestFiles, requestKols } from '../db/schema/requests';
import { departments, notifications, studios } from '../db/schema/settings';
import * as linkTables from '../db/schema/shorteners';
import { insertSnapshots, type Snapshot } from '../ledger/queries';
import type { Demo } from './build';

// PostgreSQL takes at most 65,535 parameters in a statement.
const rowsAtOnce = 1_000;
const snapshotsAtOnce = 20_000;

async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}

/** Adds the readings to the ledger; their months need partitions beforehand. */
export async function insertLedger(db: Db, snapshots: readonly Snapshot[]): Promise<void> {
  for (let start = 0; start < snapshots.length; start += snapshotsAtOnce) {
    await insertSnapshots(db, snapshots.slice(start, start + snapshotsAtOnce));
  }
}

/** Writes every row of the demo but the ledger's, in the order their references ask for. */
export async function insertDemo(
  db: Db,
  demo: Demo,
  media: readonly (typeof mediaFiles.$inferInsert)[],
): Promise<void> {
  const { people, companies, kols, campaigns, posts, reviews, requests } = demo;
  await insertAll(db, mediaFiles, media);
  await insertAll(db, departments, people.departments);
  await insertAll(db, studios, people.studios);
  await insertAll(db, users, people.users);
  await insertAll(db, userRoles, people.userRoles);
  await insertAll(db, companyTables.customers, companies.customers);
  await insertAll(db, companyTables.customerSectors, companies.customerSectors);
  await insertAll(db, companyTables.brands, companies.brands);
  await insertAll(db, companyTables.brandSectors, companies.brandSectors);
  await insertAll(db, companyTables.representatives, companies.representatives);
  await insertAll(db, kolTables.kols, kols.kols);
  await insertAll(db, kolTables.kolSectors, kols.kolSectors);
  await insertAll(db, kolTables.kolJobs, kols.kolJobs);
  await insertAll(db, kolPrices, kols.kolPrices);
  await insertAll(db, kolTables.socials, kols.socials);
  await insertAll(db, kolTables.channelPosts, kols.channelPosts);
  await insertAll(
    db,
    campaignTables.campaigns,
    campaigns.list.map((campaign) => campaign.row),
  );
  await insertAll(db, campaignTables.campaignPeople, campaigns.people);
  await insertAll(db, campaignTables.campaignFiles, demo.attachments);
  await insertAll(
    db,
    campaignTables.sows,
    campaigns.list.flatMap((campaign) => campaign.sows.map(({ kol, social, ...row }) => row)),
  );
  await insertAll(db, hashtagCategories, demo.hashtags.categories);
  await insertAll(db, hashtags, demo.hashtags.hashtags);
  await insertAll(db, brandHashtags, demo.hashtags.brandHashtags);
  await insertAll(db, kolHashtags, demo.hashtags.kolHashtags);
  await insertAll(db, linkTables.shorteners, demo.shortLinks.links);
  await insertAll(db, linkTables.shortenerDays, demo.shortLinks.days);
  await insertAll(db, linkTables.shortenerDayParts, demo.shortLinks.parts);
  await insertAll(db, campaignTables.campaignPosts, posts.posts);
  await insertAll(db, campaignAcceptances, reviews.acceptances);
  await insertAll(db, acceptanceImages, reviews.images);
  await insertAll(db, reportTables.reportTexts, reviews.reportTexts);
  await insertAll(db, reportTables.campaignEvaluations, reviews.evaluations);
  await insertAll(db, reportTables.evaluationAsks, reviews.asks);
  await insertAll(db, campaignRequests, requests.requests);
  await insertAll(db, requestKols, requests.kols);
  await insertAll(db, requestFiles, requests.files);
  await insertAll(db, kolTables.collectOrders, demo.collections.orders);
  await insertAll(db, kolTables.collectedAccounts, demo.collections.accounts);
  await insertAll(db, notifications, demo.notifications);
}
