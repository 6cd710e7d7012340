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
import { metricSources } from '../../../domain/campaigns/types';
import { campaignPosts, campaigns } from './campaigns';
import { id, inList, instant, tracked, whole } from './columns';
import { brands } from './customers';
import { users } from './identity';
import { kols } from './kols';

/** The newest snapshot of each metric of each subject, written together with the ledger. */
export const metricLatest = pgTable(
  'metric_latest',
  {
    owner_id: uuid().notNull(),
    subject_id: uuid().notNull(),
    metric: text().notNull(),
    value: whole(),
    source: text({ enum: metricSources }).notNull(),
    captured_at: instant().notNull(),
    actor_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.subject_id, table.metric] }),
    check('metric_latest_source', inList(table.source, metricSources)),
  ],
);

export const hashtags = pgTable(
  'hashtags',
  {
    id: id(),
    tag: text().notNull(),
    category: text(),
    classified: boolean().notNull().default(false),
    ...tracked(),
  },
  (table) => [uniqueIndex('hashtags_tag_key').on(sql`lower(${table.tag})`)],
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

export const shorteners = pgTable(
  'shorteners',
  {
    id: id(),
    slug: text().notNull().unique(),
    original_url: text().notNull(),
    total_click: integer().notNull().default(0),
    expires_at: instant(),
    campaign_id: uuid().references(() => campaigns.id, { onDelete: 'set null' }),
    post_id: uuid().references(() => campaignPosts.id, { onDelete: 'set null' }),
    created_by: uuid().references(() => users.id),
    ...tracked(),
  },
  (table) => [index('shorteners_campaign').on(table.campaign_id)],
);

/** One commit of an uploaded workbook: who, when, which file, and what it wrote. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    kind: text().notNull(),
    target_id: uuid(),
    file_name: text().notNull(),
    sha256: text().notNull(),
    /** Rows that wrote something. */
    rows: integer().notNull(),
    adds: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    nothing: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    undone_at: instant(),
    undone_by: uuid().references(() => users.id),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('import_runs_target').on(table.kind, table.target_id, table.created_at),
    index('import_runs_person').on(table.created_by, table.created_at),
  ],
);

/** What one commit wrote of one record, so that it can be taken back. */
export const importRunRows = pgTable(
  'import_run_rows',
  {
    run_id: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    effect: text({ enum: ['adds', 'changes'] }).notNull(),
    entity_id: uuid().notNull(),
    label: text().notNull(),
    held: boolean().notNull().default(false),
    before: jsonb(),
    after: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.row] }),
    check('import_run_rows_effect', inList(table.effect, ['adds', 'changes'])),
  ],
);

/** An uncaught error of a browser, reported to ourselves. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: id(),
    user_id: uuid(),
    message: text().notNull(),
    detail: jsonb().notNull(),
    times: integer().notNull().default(1),
    fingerprint: text().notNull().unique(),
    first_at: instant().notNull().defaultNow(),
    last_at: instant().notNull().defaultNow(),
  },
  (table) => [index('client_errors_last').on(table.last_at)],
);
