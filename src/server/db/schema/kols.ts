import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { collectStatuses } from '../../../domain/collectOrders/values';
import { genders, kolStatuses, kolTypes, marriages } from '../../../domain/kols/values';
import { networks } from '../../../domain/networks';
import { id, inList, instant, nameOfPost, searchText, tracked, whole } from './columns';
import { users } from './identity';
import { mediaFiles } from './media';
import { jobs, sectors } from './settings';

export const kols = pgTable(
  'kols',
  {
    id: id(),
    code: text().notNull(),
    stage_name: text().notNull(),
    fullname: text(),
    type: text({ enum: kolTypes }).notNull().default('personal'),
    the_talent_partner: boolean().notNull().default(false),
    outstanding: boolean().notNull().default(false),
    /** Whether visitors may find it; staff and who is signed in see it either way. */
    public: boolean().notNull().default(true),
    gender: text({ enum: genders }),
    marriage: text({ enum: marriages }),
    birthdate: date({ mode: 'string' }),
    bio: text(),
    description: text(),
    note: text(),
    avatar_file_id: uuid().references(() => mediaFiles.id),
    group_code: text(),
    group_name: text(),
    group_photo_file_id: uuid().references(() => mediaFiles.id),
    booking_price_from: whole(),
    booking_price_to: whole(),
    status: text({ enum: kolStatuses }).notNull().default('pending'),
    status_reason: text(),
    user_id: uuid().references(() => users.id),
    created_by: uuid().references(() => users.id),
    deleted_at: instant(),
    delete_reason: text(),
    search: searchText(sql`stage_name || ' ' || coalesce(fullname, '') || ' ' || code`),
    /** What those may search who are not told the full name. */
    public_search: searchText(sql`stage_name || ' ' || code`),
    /** The names without accents, to tell who may be the same as somebody else. */
    un_stage_name: searchText(sql`stage_name`),
    un_fullname: searchText(sql`fullname`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('kols_code_key').on(sql`upper(${table.code})`).where(sql`${table.deleted_at} is null`),
    uniqueIndex('kols_user_key').on(table.user_id),
    index('kols_exact_name').using('btree', sql`lower(${table.stage_name}) text_pattern_ops`),
    index('kols_newest').on(table.created_at, table.id),
    // The highest number of a series of codes, removed ones among them.
    index('kols_code_series').using('btree', sql`length(${table.code})`, sql`upper(${table.code}) text_pattern_ops`),
    index('kols_name').on(table.stage_name, table.id),
    index('kols_birthdate').on(table.birthdate),
    index('kols_same_stage_name').on(table.un_stage_name),
    index('kols_same_fullname').on(table.un_fullname),
    check('kols_type', inList(table.type, kolTypes)),
    check('kols_status', inList(table.status, kolStatuses)),
    check('kols_gender', inList(table.gender, genders)),
    check('kols_marriage', inList(table.marriage, marriages)),
    check(
      'kols_booking_price',
      sql`${table.booking_price_from} >= 0 and ${table.booking_price_to} >= ${table.booking_price_from}`,
    ),
  ],
);

export const kolSectors = pgTable(
  'kol_sectors',
  {
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    sector_id: uuid()
      .notNull()
      .references(() => sectors.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kol_id, table.sector_id] }),
    index('kol_sectors_sector').on(table.sector_id),
  ],
);

export const kolJobs = pgTable(
  'kol_jobs',
  {
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    job_code: text()
      .notNull()
      .references(() => jobs.code),
  },
  (table) => [primaryKey({ columns: [table.kol_id, table.job_code] }), index('kol_jobs_job').on(table.job_code)],
);

/**
 * A KOL's account on a network; `url` is its canonical address. Followers live in the ledger, their latest here. Accounts
 * of a deleted KOL are kept for what was measured, but linked no longer.
 */
export const socials = pgTable(
  'socials',
  {
    id: id(),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: networks }).notNull(),
    url: text().notNull(),
    is_linked: boolean().notNull().default(true),
    name: text(),
    thumbnail: text(),
    is_verified: boolean().notNull().default(false),
    follower_count: whole(),
    /** Whether the network itself rounds that number. */
    follower_rounded: boolean().notNull().default(false),
    /** The network's own id of the account that was first read at this address. */
    remote_id: text(),
    latest_update_date: instant(),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('socials_url_key').on(table.url).where(sql`${table.is_linked}`),
    index('socials_kol').on(table.kol_id),
    check('socials_type', inList(table.social_type, networks)),
    check('socials_followers', sql`${table.follower_count} >= 0`),
  ],
);

/** A post of a KOL's own channel, outside campaigns (spec 1 §3 latest_posts). Metrics live in the ledger. */
export const channelPosts = pgTable(
  'channel_posts',
  {
    id: id(),
    social_id: uuid()
      .notNull()
      .references(() => socials.id, { onDelete: 'cascade' }),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    link: text().notNull(),
    description: text(),
    thumbnail: text(),
    published_at: instant().notNull(),
    /** What makes two addresses of a post one. */
    canonical_url: text(),
    /** The hashtags of its caption, each once (`tagsIn`). */
    tags: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    // The version before looks posts up by it.
    index('channel_posts_address').on(table.kol_id, table.canonical_url),
    index('channel_posts_name').on(table.kol_id, nameOfPost(table.canonical_url)),
    uniqueIndex('channel_posts_link_key').on(table.social_id, table.link),
    index('channel_posts_newest').on(table.social_id, table.published_at),
  ],
);

/** An order to collect KOLs by keyword (spec 1 §3 KOL collect order). */
export const collectOrders = pgTable(
  'collect_orders',
  {
    id: id(),
    social_type: text({ enum: networks }).notNull(),
    keyword: text().notNull(),
    min_follower: whole().notNull(),
    max_follower: whole().notNull(),
    filter_status: text({ enum: collectStatuses }).notNull().default('wait'),
    /** How many accounts were found; unknown until it is complete. */
    collected: integer(),
    /** The network has more than an order takes. */
    capped: boolean().notNull().default(false),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    collectTime: instant().notNull().defaultNow(),
    completed_at: instant(),
  },
  (table) => [
    check('collect_orders_status', inList(table.filter_status, collectStatuses)),
    check('collect_orders_result', sql`(${table.filter_status} = 'complete') = (${table.collected} is not null)`),
    index('collect_orders_user').on(table.created_by, table.collectTime),
    index('collect_orders_newest').on(table.collectTime, table.id),
  ],
);

/** The accounts an order found, in the order the network gave them; null where it did not say. */
export const collectedAccounts = pgTable(
  'collected_accounts',
  {
    order_id: uuid()
      .notNull()
      .references(() => collectOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    name: text(),
    is_verified: boolean(),
    follower_count: whole(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.position] })],
);

/** An edit held beside its record until someone with the approval right applies or discards it (CONTRACT.md §4). */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    id: id(),
    entity: text({ enum: ['kol', 'customer', 'brand'] }).notNull(),
    entity_id: uuid().notNull(),
    change: jsonb().notNull(),
    base_version: integer().notNull(),
    /** Null: the KOL itself, invited and without a user. */
    created_by: uuid().references(() => users.id),
    created_at: instant().notNull().defaultNow(),
    decided_by: uuid().references(() => users.id),
    decided_at: instant(),
    approved: boolean(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('pending_changes_open_key').on(table.entity, table.entity_id).where(sql`${table.decided_at} is null`),
    // What one call of a person left waiting.
    index('pending_changes_person').on(table.created_by, table.created_at),
  ],
);
