import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { builtInLanguages } from '../../../domain/languages/rules';
import { mailAttachments, mailStates } from '../../../domain/reportMails/values';
import { campaigns } from './campaigns';
import { id, inList, instant, tracked } from './columns';
import { users } from './identity';
import { reportLinks } from './reportLinks';
import { reportSnapshots } from './reportSnapshots';

/** The weekly mail with a campaign's report; weekday (1 is Monday) and hour in Asia/Ho_Chi_Minh (CONTRACT-2 §9). */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    campaign_id: uuid()
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    weekday: integer().notNull(),
    hour: integer().notNull(),
    to: text().array().notNull(),
    attach: text({ enum: mailAttachments }).notNull(),
    lang: text({ enum: builtInLanguages }).notNull(),
    active: boolean().notNull(),
    last_sent_on: date(),
    /** Who set it last: the mails are in their name. */
    created_by: uuid().references(() => users.id),
    ...tracked(),
  },
  (table) => [
    check('report_schedules_weekday', sql`${table.weekday} between 1 and 7`),
    check('report_schedules_hour', sql`${table.hour} between 0 and 23`),
    check('report_schedules_attach', inList(table.attach, mailAttachments)),
    check('report_schedules_lang', inList(table.lang, builtInLanguages)),
  ],
);

/** Mails about campaigns that were sent to clients: to whom, when, and what came with them. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    message: text().notNull(),
    to: text().array().notNull(),
    attach: text({ enum: mailAttachments }).notNull(),
    lang: text({ enum: builtInLanguages }),
    snapshot_id: uuid().references(() => reportSnapshots.id),
    link_id: uuid().references(() => reportLinks.id, { onDelete: 'set null' }),
    state: text({ enum: mailStates }).notNull(),
    /** Whom it did not reach, of `to`. */
    missed: text().array().notNull().default(sql`'{}'::text[]`),
    scheduled: boolean().notNull(),
    created_by: uuid().references(() => users.id),
    created_at: instant().notNull().defaultNow(),
    sent_at: instant(),
  },
  (table) => [
    index('report_mails_campaign').on(table.campaign_id, table.created_at),
    index('report_mails_snapshot').on(table.snapshot_id),
    check('report_mails_attach', inList(table.attach, mailAttachments)),
    check('report_mails_state', inList(table.state, mailStates)),
  ],
);
