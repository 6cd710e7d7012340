import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { foundStates } from '../../../domain/campaigns/foundPosts';
import type { Mark } from '../../../domain/captionMarks';
import { campaignPosts, campaigns, sows } from './campaigns';
import { inList, instant } from './columns';
import { users } from './identity';
import { channelPosts } from './kols';

/** A post of a KOL's channel that may be of a campaign, and what became of it. */
export const foundPosts = pgTable(
  'found_posts',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    channel_post_id: uuid()
      .notNull()
      .references(() => channelPosts.id, { onDelete: 'cascade' }),
    state: text({ enum: foundStates }).notNull().default('proposed'),
    reasons: jsonb().$type<Mark[]>().notNull(),
    /** The SOW it is proposed for, or became a post of. */
    sow_id: uuid().references(() => sows.id, { onDelete: 'set null' }),
    /** The campaign's post it became. */
    post_id: uuid().references(() => campaignPosts.id, { onDelete: 'set null' }),
    /** Null where it was taken by itself. */
    decided_by: uuid().references(() => users.id),
    decided_at: instant(),
    found_at: instant().notNull().defaultNow(),
    /** When people were told of it. */
    told_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.channel_post_id] }),
    index('found_posts_channel_post').on(table.channel_post_id),
    index('found_posts_sow').on(table.sow_id),
    index('found_posts_post').on(table.post_id),
    index('found_posts_untold').on(table.campaign_id).where(sql`${table.told_at} is null`),
    check('found_posts_state', inList(table.state, foundStates)),
    check('found_posts_decided', sql`(${table.state} = 'proposed') = (${table.decided_at} is null)`),
  ],
);
