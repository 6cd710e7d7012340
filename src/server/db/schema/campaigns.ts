import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { campaignStatuses, campaignTypes, postContentStatuses, postFormats } from '../../../domain/campaigns/values';
import { networks } from '../../../domain/networks';
import { courseChecks, courseColumns } from './campaignCourse';
import { id, inList, instant, nameOfPost, searchText, tracked, whole } from './columns';
import { brands } from './customers';
import { users } from './identity';
import { kols } from './kols';
import { mediaFiles } from './media';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    type: text({ enum: campaignTypes }).notNull(),
    status: text({ enum: campaignStatuses }).notNull().default('pitching'),
    keywords: text().array().notNull().default(sql`'{}'`),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }),
    budget: whole().notNull(),
    description: text(),
    cover_file_id: uuid().references(() => mediaFiles.id),
    avatar_file_id: uuid().references(() => mediaFiles.id),
    brand_id: uuid()
      .notNull()
      .references(() => brands.id),
    other_doc_urls: text().array().notNull().default(sql`'{}'`),
    /** The highest number a SOW of it ever had: numbers are not given twice. */
    last_sow_number: integer().notNull().default(0),
    cancel_reason: text(),
    /** Whether found posts whose marks are clear become its own by themselves. */
    takes_found_posts: boolean().notNull().default(false),
    status_changed_at: instant(),
    ...courseColumns(),
    created_by: uuid().references(() => users.id),
    deleted_at: instant(),
    search: searchText(sql`name || ' ' || code`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('campaigns_code_key').on(sql`upper(${table.code})`).where(sql`${table.deleted_at} is null`),
    index('campaigns_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('campaigns_status').on(table.status, table.created_at, table.id),
    index('campaigns_pace').on(table.status, table.pace_ratio, table.id),
    index('campaigns_newest').on(table.created_at, table.id),
    index('campaigns_brand').on(table.brand_id),
    index('campaigns_period').on(table.start_date, table.end_date),
    check('campaigns_type', inList(table.type, campaignTypes)),
    check('campaigns_status', inList(table.status, campaignStatuses)),
    ...courseChecks(table),
    check('campaigns_budget', sql`${table.budget} >= 1`),
    check('campaigns_period', sql`${table.end_date} is null or ${table.end_date} >= ${table.start_date}`),
    check('campaigns_cancel', sql`${table.status} <> 'cancel' or ${table.cancel_reason} is not null`),
  ],
);

const duties = ['manager', 'supervisor', 'executive', 'internal'] as const;

export const campaignPeople = pgTable(
  'campaign_people',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    duty: text({ enum: duties }).notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.duty, table.user_id] }),
    index('campaign_people_user').on(table.user_id),
    check('campaign_people_duty', inList(table.duty, duties)),
  ],
);

const purposes = ['internal_doc', 'customer_doc', 'liquidation', 'other_doc'] as const;

export const campaignFiles = pgTable(
  'campaign_files',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
    purpose: text({ enum: purposes }).notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.purpose, table.file_id] }),
    index('campaign_files_file').on(table.file_id),
    check('campaign_files_purpose', inList(table.purpose, purposes)),
  ],
);

export const sows = pgTable(
  'sows',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id),
    /** Its own within the campaign, for good; the order is `position`. */
    number: integer().notNull(),
    position: integer().notNull(),
    is_online: boolean().notNull(),
    social_type: text({ enum: networks }),
    post_format: text({ enum: postFormats }),
    description: text(),
    post_count: integer().notNull().default(0),
    kpi_like: whole(),
    kpi_share: whole(),
    kpi_comment: whole(),
    kpi_views: whole(),
    kpi_engagement: whole(),
    kpi_buzz: whole(),
    kpi_mentions: whole(),
    engagement_rate: numeric({ precision: 7, scale: 2, mode: 'number' }),
    booking_price: whole(),
    sale_price: whole(),
    is_offline: boolean().notNull().default(false),
    off_description: text(),
    off_booking_price: whole(),
    off_sale_price: whole(),
    note: text(),
    followers: whole(),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('sows_number_key').on(table.campaign_id, table.number),
    index('sows_kol').on(table.kol_id),
    check('sows_numbered', sql`${table.number} >= 1 and ${table.position} >= 1`),
    check('sows_part', sql`${table.is_online} or ${table.is_offline}`),
    check(
      'sows_online',
      sql`not ${table.is_online} or (${table.social_type} is not null and ${table.post_format} is not null and ${table.booking_price} is not null and ${table.sale_price} is not null)`,
    ),
    check(
      'sows_offline',
      sql`not ${table.is_offline} or (${table.off_booking_price} is not null and ${table.off_sale_price} is not null)`,
    ),
    check('sows_social_type', inList(table.social_type, networks)),
    check('sows_post_format', inList(table.post_format, postFormats)),
    check(
      'sows_positive',
      sql`least(${table.post_count}, ${table.kpi_like}, ${table.kpi_share}, ${table.kpi_comment}, ${table.kpi_views}, ${table.kpi_engagement}, ${table.kpi_buzz}, ${table.kpi_mentions}, ${table.engagement_rate}, ${table.booking_price}, ${table.sale_price}, ${table.off_booking_price}, ${table.off_sale_price}, ${table.followers}) >= 0`,
    ),
  ],
);

/**
 * What a campaign's SOWs come to, for lists: kept by triggers (count_campaigns) and never written by hand. A campaign
 * that never had a SOW has no row.
 */
export const campaignCounts = pgTable('campaign_counts', {
  campaign_id: uuid()
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  sow_total: integer().notNull(),
  kol_total: integer().notNull(),
  /** Posts promised, and active ones there are. */
  post_count: whole().notNull(),
  post_total: whole().notNull(),
  /** Active posts within what each SOW promised: what one has beyond it keeps no other's promise. */
  post_kept: whole().notNull().default(0),
  /** Online SOWs with fewer posts than promised, and those of them without any. */
  owing_sows: integer().notNull(),
  empty_sows: integer().notNull(),
  /** VND; null without SOWs. */
  sale_total: whole(),
});

/** A post of a SOW. Its metrics live in the ledger, their latest in metric_latest. */
export const campaignPosts = pgTable(
  'campaign_posts',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    sow_id: uuid()
      .notNull()
      .references(() => sows.id, { onDelete: 'cascade' }),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id),
    social_type: text({ enum: networks }).notNull(),
    url_post: text().notNull(),
    canonical_url: text().notNull(),
    post_time: instant(),
    content: text(),
    hashtags: text().array().notNull().default(sql`'{}'`),
    /** The hashtags of caption and field, each once (`tagsIn`). */
    tags: text().array().notNull().default(sql`'{}'`),
    is_active: boolean().notNull().default(true),
    is_short_video: boolean().notNull().default(false),
    /** Where its short link leads; with one, the link is made by itself. */
    original_url: text(),
    shortener_id: uuid(),
    thumbnail_file_id: uuid().references(() => mediaFiles.id),
    hashtag_search: text().generatedAlwaysAs(sql`normalise_tags(hashtags)`),
    ...tracked(),
  },
  (table) => [
    index('campaign_posts_hashtags').using('gin', sql`${table.hashtag_search} gin_trgm_ops`),
    uniqueIndex('campaign_posts_url_key').on(table.campaign_id, table.canonical_url),
    // The version before looks posts up by it.
    index('campaign_posts_address').on(table.canonical_url),
    index('campaign_posts_name').on(nameOfPost(table.canonical_url)),
    index('campaign_posts_sow').on(table.sow_id),
    index('campaign_posts_active').on(table.campaign_id, table.sow_id).where(sql`${table.is_active}`),
    index('campaign_posts_kol').on(table.kol_id),
    index('campaign_posts_time').on(table.post_time),
    index('campaign_posts_thumbnail').on(table.thumbnail_file_id),
    check('campaign_posts_social_type', inList(table.social_type, networks)),
  ],
);

/** What a KOL is to publish, drafted before it is posted (spec 1 §3 Campaign post content). */
export const campaignPostContents = pgTable(
  'campaign_post_contents',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    sow_id: uuid()
      .notNull()
      .references(() => sows.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text(),
    hashtag: text().array().notNull().default(sql`'{}'`),
    note: text(),
    used_time: instant(),
    status: text({ enum: postContentStatuses }).notNull().default('draft'),
    /** The post it became. */
    post_id: uuid().references(() => campaignPosts.id, { onDelete: 'set null' }),
    ...tracked(),
  },
  (table) => [
    index('campaign_post_contents_campaign').on(table.campaign_id, table.used_time),
    index('campaign_post_contents_sow').on(table.sow_id),
    uniqueIndex('campaign_post_contents_post_key').on(table.post_id),
    check('campaign_post_contents_status', inList(table.status, postContentStatuses)),
  ],
);

export const postContentImages = pgTable(
  'post_content_images',
  {
    content_id: uuid()
      .notNull()
      .references(() => campaignPostContents.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.content_id, table.file_id] }),
    index('post_content_images_file').on(table.file_id),
  ],
);
