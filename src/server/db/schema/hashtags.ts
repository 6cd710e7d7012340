import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, inList, instant, searchText, tracked } from './columns';
import { brands } from './customers';
import { kols } from './kols';

const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What hashtags are put in by staff. */
export const hashtagCategories = pgTable(
  'hashtag_categories',
  { id: id(), name: text().notNull(), plain: searchText(sql`name`), ...tracked() },
  (table) => [uniqueIndex('hashtag_categories_name_key').on(table.plain)],
);

/** A hashtag without its mark, as most posts write it; counters are kept by the database as posts are written. */
export const hashtags = pgTable(
  'hashtags',
  {
    id: id(),
    tag: text().notNull(),
    /** What makes two hashtags one: neither case nor accents. */
    plain: searchText(sql`tag`),
    category_id: uuid().references(() => hashtagCategories.id, { onDelete: 'set null' }),
    brand_count: integer().notNull().default(0),
    classified: boolean().generatedAlwaysAs(sql`category_id is not null or brand_count > 0`),
    post_count: bigint({ mode: 'number' }).notNull().default(0),
    kol_count: bigint({ mode: 'number' }).notNull().default(0),
    first_seen: instant(),
    last_seen: instant(),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('hashtags_plain_key').on(table.plain),
    index('hashtags_search').using('gin', sql`${table.plain} gin_trgm_ops`),
    index('hashtags_begin').on(sql`${table.plain} text_pattern_ops`),
    index('hashtags_work').on(table.classified, table.post_count, table.id),
    index('hashtags_most').on(table.post_count, table.id),
    index('hashtags_category').on(table.category_id),
  ],
);

const useKinds = ['campaign', 'channel'] as const;

/**
 * A hashtag in a post that counts, each once; a post of a channel that is one of a campaign too stands once, as the
 * campaign's. Written by triggers alone.
 */
export const hashtagUses = pgTable(
  'hashtag_uses',
  {
    plain: text().notNull(),
    post_id: uuid().notNull(),
    kind: text({ enum: useKinds }).notNull(),
    kol_id: uuid().notNull(),
    /** Null of a channel's post. */
    campaign_id: uuid(),
    /** As it is written there. */
    tag: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plain, table.post_id] }),
    index('hashtag_uses_post').on(table.post_id),
    index('hashtag_uses_kol').on(table.kol_id, table.plain),
    index('hashtag_uses_of_tag').on(table.plain, table.kol_id, table.campaign_id, table.at, table.post_id),
    index('hashtag_uses_seen').on(table.plain, table.at),
    // The few among many that have a brand.
    index('hashtag_uses_of_campaigns')
      .on(table.plain, table.campaign_id, table.at, table.post_id)
      .where(sql`${table.campaign_id} is not null`),
    check('hashtag_uses_kind', inList(table.kind, useKinds)),
  ],
);

/** Hashtags whose counters a transaction has to set as it ends; in one order, so that none waits for another in a circle. */
export const hashtagsTouched = pgTable(
  'hashtags_touched',
  {
    transaction: transaction().notNull().default(sql`pg_current_xact_id()`),
    plain: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.plain] })],
);

export const brandHashtags = pgTable(
  'brand_hashtags',
  {
    brand_id: uuid()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    hashtag_id: uuid()
      .notNull()
      .references(() => hashtags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.brand_id, table.hashtag_id] }),
    index('brand_hashtags_hashtag').on(table.hashtag_id),
  ],
);

export const kolHashtags = pgTable(
  'kol_hashtags',
  {
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    hashtag_id: uuid()
      .notNull()
      .references(() => hashtags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kol_id, table.hashtag_id] }),
    index('kol_hashtags_hashtag').on(table.hashtag_id),
  ],
);
