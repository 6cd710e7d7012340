import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deviceClasses, referrers } from '../../../domain/shorteners/types';
import { campaignPosts, campaigns } from './campaigns';
import { id, inList, instant, searchText, tracked, whole } from './columns';
import { users } from './identity';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const count = () => whole().notNull().default(0);

/** A short link (CONTRACT-2 §13). One that was deleted stays, so that its slug is never given again. */
export const shorteners = pgTable(
  'shorteners',
  {
    id: id(),
    slug: text().notNull(),
    slug_plain: text().generatedAlwaysAs(sql`lower(slug)`),
    original_url: text().notNull(),
    label: text(),
    active: boolean().notNull().default(true),
    expires_at: instant(),
    campaign_id: uuid().references(() => campaigns.id, { onDelete: 'set null' }),
    post_id: uuid().references(() => campaignPosts.id, { onDelete: 'set null' }),
    /** Of people. */
    total_click: count(),
    last_click_at: instant(),
    created_by: uuid().references(() => users.id),
    deleted_at: instant(),
    search: searchText(sql`coalesce(label, '') || ' ' || slug || ' ' || original_url`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('shorteners_slug_key').on(table.slug_plain),
    index('shorteners_campaign').on(table.campaign_id),
    index('shorteners_post').on(table.post_id),
    index('shorteners_newest').on(table.created_at, table.id),
    index('shorteners_clicks').on(table.total_click, table.id),
    index('shorteners_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

/** Visits of a link on a day of Asia/Ho_Chi_Minh: those of people, and the rest apart. */
export const shortenerDays = pgTable(
  'shortener_days',
  {
    shortener_id: uuid()
      .notNull()
      .references(() => shorteners.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    people: count(),
    /** Visitors that were different on that day. */
    unique_people: count(),
    repeat: count(),
    bot: count(),
    prefetch: count(),
    head: count(),
  },
  (table) => [primaryKey({ columns: [table.shortener_id, table.day] }), index('shortener_days_day').on(table.day)],
);

/** The people of a day by what they came with and from where. */
export const shortenerDayParts = pgTable(
  'shortener_day_parts',
  {
    shortener_id: uuid()
      .notNull()
      .references(() => shorteners.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    device: text({ enum: deviceClasses }).notNull(),
    referrer: text({ enum: referrers }).notNull(),
    people: count(),
  },
  (table) => [
    primaryKey({ columns: [table.shortener_id, table.day, table.device, table.referrer] }),
    check('shortener_day_parts_device', inList(table.device, deviceClasses)),
    check('shortener_day_parts_referrer', inList(table.referrer, referrers)),
  ],
);

/** The key a day's visitors are told apart by; unlogged, and gone with the day. */
export const clickKeys = pgTable('click_keys', { day: date().primaryKey(), key: bytes().notNull() });

/** Who visited a link on a day, under the day's key; unlogged, and gone with the day. */
export const clickVisitors = pgTable(
  'click_visitors',
  { day: date().notNull(), shortener_id: uuid().notNull(), visitor: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.shortener_id, table.visitor] })],
);

/** Batches of clicks that were written, so that none is written twice after its answer was lost. */
export const clickBatches = pgTable('click_batches', { id: id(), at: instant().notNull().defaultNow() });
