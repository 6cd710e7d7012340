import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { acceptancePostTypes } from '../../../domain/campaigns/values';
import { campaigns, sows } from './campaigns';
import { id, inList, tracked } from './columns';
import { mediaFiles } from './media';

/** Proof that work other than a post was done (spec 1 §3 Campaign acceptance). */
export const campaignAcceptances = pgTable(
  'campaign_acceptances',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    sow_id: uuid()
      .notNull()
      .references(() => sows.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    post_type: text({ enum: acceptancePostTypes }).notNull(),
    url_posts: text().array().notNull().default(sql`'{}'`),
    ...tracked(),
  },
  (table) => [
    index('campaign_acceptances_campaign').on(table.campaign_id),
    index('campaign_acceptances_sow').on(table.sow_id),
    check('campaign_acceptances_post_type', inList(table.post_type, acceptancePostTypes)),
  ],
);

export const acceptanceImages = pgTable(
  'acceptance_images',
  {
    acceptance_id: uuid()
      .notNull()
      .references(() => campaignAcceptances.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.acceptance_id, table.file_id] })],
);
