import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../../domain/dates';
import { arrayOf } from '../../db/list';

/** The instant a day (`YYYY-MM-DD`) is over, as a parameter. */
export const endOf = (day: string): SQL => sql`${startOfDay(addDays(day, 1)).toISOString()}::timestamptz`;

/** Active posts of campaigns that had appeared by the end of the day; a post without a time counts always. */
export const postsUntil = (campaignIds: readonly string[], day: string): SQL => sql`
  select id, campaign_id, sow_id, social_type, post_time from campaign_posts
  where campaign_id = any(${arrayOf(campaignIds, 'uuid')}) and is_active and (post_time is null or post_time < ${endOf(day)})`;
