import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { reasonTypes, sectorTypes } from '../../../domain/lookups';
import { notificationTypes } from '../../../domain/notifications/types';
import { id, instant, searchText, tracked, whole } from './columns';

export const departments = pgTable('departments', { id: id(), name: text().notNull(), ...tracked() }, (table) => [
  uniqueIndex('departments_name_key').on(sql`lower(${table.name})`),
]);

export const studios = pgTable(
  'studios',
  {
    id: id(),
    department_id: uuid()
      .notNull()
      .references(() => departments.id),
    name: text().notNull(),
    ...tracked(),
  },
  (table) => [uniqueIndex('studios_name_key').on(table.department_id, sql`lower(${table.name})`)],
);

/** Sync-time options in hours; exactly one per type is active. */
export const syncTimes = pgTable(
  'sync_times',
  {
    id: id(),
    type: text({ enum: ['profile', 'post'] }).notNull(),
    sync_time: integer().notNull(),
    active: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sync_times_value_key').on(table.type, table.sync_time),
    uniqueIndex('sync_times_active_key').on(table.type).where(sql`${table.active}`),
    check('sync_times_hours', sql`${table.sync_time} > 0`),
  ],
);

export const languages = pgTable(
  'languages',
  {
    id: id(),
    code: text().notNull(),
    language: text().notNull(),
    country_code: text().notNull(),
    flag: text(),
    enable: boolean().notNull().default(true),
    ...tracked(),
  },
  (table) => [uniqueIndex('languages_code_key').on(sql`lower(${table.code})`)],
);

export const translationKeywords = pgTable('translation_keywords', {
  id: id(),
  key: text().notNull().unique(),
  ...tracked(),
});

export const translations = pgTable(
  'translations',
  {
    id: id(),
    keyword_id: uuid()
      .notNull()
      .references(() => translationKeywords.id, { onDelete: 'cascade' }),
    language_id: uuid()
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    translation: text().notNull(),
    search: searchText(sql`translation`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('translations_key').on(table.keyword_id, table.language_id),
    index('translations_language').on(table.language_id),
  ],
);

export const sectors = pgTable(
  'sectors',
  {
    id: id(),
    type: text({ enum: [...sectorTypes, 'industry'] }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    un_name: text().generatedAlwaysAs(sql`normalise_text(name)`),
    color_top: text().notNull(),
    color_bottom: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('sectors_code_key').on(table.type, table.code)],
);

export const jobs = pgTable('jobs', {
  code: text().primaryKey(),
  name: text().notNull(),
  name_en: text().notNull(),
  position: integer().notNull(),
});

export const reasons = pgTable(
  'reasons',
  {
    id: id(),
    type: text({ enum: reasonTypes }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
  },
  (table) => [uniqueIndex('reasons_code_key').on(table.type, table.code)],
);

/** What the public intro page said and says in each language: each publishing is a new row, the newest is shown. */
export const introPages = pgTable(
  'intro_pages',
  {
    id: id(),
    lang: text().notNull(),
    content: jsonb().notNull(),
    /** Pictures in it, so that they are kept. */
    file_ids: uuid().array().notNull(),
    created_by: uuid(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('intro_pages_newest').on(table.lang, table.created_at)],
);

/** Of each language the intro page's draft, null while there is nothing unpublished, and how often either was written. */
export const introDrafts = pgTable('intro_drafts', {
  id: id(),
  lang: text().notNull().unique('intro_drafts_lang_key'),
  content: jsonb(),
  file_ids: uuid().array().notNull(),
  version: integer().notNull(),
  updated_by: uuid(),
  updated_at: instant().notNull().defaultNow(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    title: jsonb().notNull(),
    content: jsonb().notNull(),
    dependencies: jsonb().notNull(),
    event_key: text().notNull(),
    /** Of one user's notifications a later one has a greater number, in the order they become visible. */
    seq: whole().notNull().generatedAlwaysAsIdentity(),
    is_read: boolean().notNull().default(false),
    create_date: instant().notNull().defaultNow(),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.create_date),
    index('notifications_seq').on(table.user_id, table.seq),
    index('notifications_unread').on(table.user_id).where(sql`not ${table.is_read}`),
    index('notifications_unread_keys').on(table.event_key.op('text_pattern_ops')).where(sql`not ${table.is_read}`),
    uniqueIndex('notifications_event_key').on(table.user_id, table.event_key),
  ],
);

/** Records that were told of together and wait still, by the key of what told of them. */
export const toldTogether = pgTable(
  'told_together',
  { event_key: text().notNull(), entity_id: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.entity_id, table.event_key] }),
    index('told_together_event').on(table.event_key),
  ],
);

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: uuid().notNull(),
    kind: text().notNull(),
    in_app: boolean().notNull().default(true),
    by_mail: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
);
