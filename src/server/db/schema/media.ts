import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, inList, instant } from './columns';

const kinds = ['picture', 'document'] as const;

/** A stored file; its bytes stand in the file store under `storage_key`, found by content. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    storage_key: text().notNull(),
    sha256: text().notNull(),
    type: text().notNull(),
    file_name: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    created_by: uuid(),
    created_at: instant().notNull().defaultNow(),
    deleted_at: instant(),
    /** Whether it was made for the intro page: it is public only while what is published uses it. */
    for_intro: boolean().notNull().default(false),
    /** Since when nothing shows or links it, as far as the collector has looked; null while something does. */
    unused_since: instant().defaultNow(),
  },
  (table) => [
    index('media_files_sha256').on(table.sha256),
    index('media_files_created_by').on(table.created_by),
    index('media_files_unused_since').on(table.unused_since),
    check('media_files_kind', inList(table.kind, kinds)),
  ],
);

/** Bytes of the file store that no row names, or did not when they were last begun to be written. */
export const looseBytes = pgTable('loose_bytes', {
  storage_key: text().primaryKey(),
  since: instant().notNull().defaultNow(),
});
