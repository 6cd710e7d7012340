import {
  boolean,
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
import { reportBlocks } from '../../../domain/reports/blocks';
import { campaigns } from './campaigns';
import { id, inList, instant, tracked } from './columns';
import { users } from './identity';
import { reportSnapshots } from './reportSnapshots';

/** Links to reports for people without an account; the token itself is nowhere (CONTRACT-2 §9). */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Of the token, hexadecimal. */
    token_sha256: text().notNull(),
    label: text(),
    expires_at: instant().notNull(),
    /** Argon2id. */
    passcode_hash: text(),
    hidden_blocks: text({ enum: reportBlocks }).array().notNull(),
    lang: text({ enum: builtInLanguages }).notNull(),
    snapshot_id: uuid().references(() => reportSnapshots.id),
    active: boolean().notNull().default(true),
    created_by: uuid().references(() => users.id),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('report_links_token').on(table.token_sha256),
    index('report_links_campaign').on(table.campaign_id, table.created_at),
    check('report_links_lang', inList(table.lang, builtInLanguages)),
  ],
);

/** How often a link was opened on a day of Asia/Ho_Chi_Minh; nobody's address. */
export const reportLinkVisits = pgTable(
  'report_link_visits',
  {
    link_id: uuid()
      .notNull()
      .references(() => reportLinks.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    count: integer().notNull(),
    last_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.link_id, table.day] })],
);
