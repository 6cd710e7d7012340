import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';

/** How the sums over all posts, and the numbers of known values in them, changed on a day. */
export type DailyChange = {
  day: string;
  views: number;
  views_known: number;
  engagement: number;
  engagement_known: number;
  buzz: number;
  buzz_known: number;
};

/** The days up to `day` on which anything was read, oldest first. A reading before its post appeared counts from then on. */
export async function dailyChanges(db: Db, campaignId: string, day: string): Promise<DailyChange[]> {
  const { rows } = await db.execute<DailyChange>(sql`
    select day, sum(view) as views, sum(view_known) as views_known,
      sum(reaction + comment + share) as engagement, sum(reaction_known + comment_known + share_known) as engagement_known,
      sum(comment + share) as buzz, sum(comment_known + share_known) as buzz_known
    from report_days where campaign_id = ${campaignId} and day <= ${day}::date and readings > 0
    group by day order by day`);
  return rows;
}

/** The day the campaign's first post known to have appeared by `day` did, or null. */
export async function firstPostDay(db: Db, campaignId: string, day: string): Promise<string | null> {
  const {
    rows: [row],
  } = await db.execute<{ day: string | null }>(sql`
    select min(day) as day from report_days
    where campaign_id = ${campaignId} and day <= ${day}::date and day > '-infinity' and posts > 0`);
  return row?.day ?? null;
}
