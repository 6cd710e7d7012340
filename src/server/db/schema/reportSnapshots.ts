import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { builtInLanguages } from '../../../domain/languages/rules';
import { snapshotStatuses } from '../../../domain/reportSnapshots/values';
import { audiences } from '../../../domain/reports/audiences';
import { reportForms } from '../../../domain/reports/forms';
import { campaigns } from './campaigns';
import { id, inList, instant } from './columns';
import { users } from './identity';
import { mediaFiles } from './media';

/** The last number given out in a year of Asia/Ho_Chi_Minh: who takes the next one locks the row. */
export const reportNumbers = pgTable('report_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Frozen reports: nothing of them is ever changed but what they are worth (CONTRACT-2 §9). */
export const reportSnapshots = pgTable(
  'report_snapshots',
  {
    id: id(),
    number: text().notNull(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id),
    audience: text({ enum: audiences }).notNull(),
    label: text(),
    as_of: date().notNull(),
    /** Canonical JSON (RFC 8785), to the byte as it was hashed. */
    document: text().notNull(),
    /** Of the document, hexadecimal. */
    sha256: text().notNull(),
    status: text({ enum: snapshotStatuses }).notNull().default('rendering'),
    /** Null where the campaign's completion froze it. */
    created_by: uuid().references(() => users.id),
    created_at: instant().notNull(),
    withdrawn_at: instant(),
    withdrawn_by: uuid().references(() => users.id),
    withdraw_reason: text(),
    /** The one it takes the place of. */
    replaces_id: uuid().references((): AnyPgColumn => reportSnapshots.id),
  },
  (table) => [
    uniqueIndex('report_snapshots_number').on(table.number),
    uniqueIndex('report_snapshots_sha256').on(table.sha256),
    uniqueIndex('report_snapshots_replaces').on(table.replaces_id),
    index('report_snapshots_campaign').on(table.campaign_id, table.created_at),
    check('report_snapshots_audience', inList(table.audience, audiences)),
    check('report_snapshots_status', inList(table.status, snapshotStatuses)),
    check('report_snapshots_withdrawn', sql`(${table.withdrawn_at} is null) = (${table.withdraw_reason} is null)`),
  ],
);

/** The files of a frozen report, by content. */
export const reportSnapshotFiles = pgTable(
  'report_snapshot_files',
  {
    snapshot_id: uuid()
      .notNull()
      .references(() => reportSnapshots.id),
    type: text({ enum: reportForms }).notNull(),
    lang: text({ enum: builtInLanguages }).notNull(),
    file_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
    sha256: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.snapshot_id, table.type, table.lang] }),
    index('report_snapshot_files_sha256').on(table.sha256),
    index('report_snapshot_files_file').on(table.file_id),
    check('report_snapshot_files_type', inList(table.type, reportForms)),
    check('report_snapshot_files_lang', inList(table.lang, builtInLanguages)),
  ],
);

/** Pictures a frozen report names by their content: they stay as long as it does. */
export const reportSnapshotPictures = pgTable(
  'report_snapshot_pictures',
  {
    snapshot_id: uuid()
      .notNull()
      .references(() => reportSnapshots.id),
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.snapshot_id, table.sha256] }),
    index('report_snapshot_pictures_sha256').on(table.sha256),
  ],
);
