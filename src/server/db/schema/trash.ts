import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { trashKinds } from '../../../domain/trash/rules';
import { id, inList, instant, searchText } from './columns';
import { users } from './identity';

/** What was deleted and may be restored; the record itself stays where it is, marked by `deleted_at`. */
export const trash = pgTable(
  'trash',
  {
    /** The record's own. */
    id: id(),
    kind: text({ enum: trashKinds }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    reason: text(),
    /** What ended with it and comes back with it. */
    along: jsonb().notNull().default({}),
    deleted_at: instant().notNull().defaultNow(),
    deleted_by: uuid().references(() => users.id),
    search: searchText(sql`name || ' ' || code`),
  },
  (table) => [
    index('trash_newest').on(table.deleted_at, table.id),
    check('trash_kind', inList(table.kind, trashKinds)),
  ],
);
