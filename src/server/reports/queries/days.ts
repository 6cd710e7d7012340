import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { endOf, postsUntil } from './postsUntil';

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

// Days are 24 hours from midnight at +07:00 (domain/dates.ts); the interval is cheaper per row than the zone's rules.
const dayIn = (instant: SQL): SQL => sql`((${instant} at time zone 'UTC') + interval '7 hours')::date`;

/** The days up to `day` on which anything was read, oldest first. A reading before its post appeared counts from then on. */
export async function dailyChanges(db: Db, campaignId: string, day: string): Promise<DailyChange[]> {
  const { rows } = await db.execute<DailyChange>(sql`
    with post as (${postsUntil([campaignId], day)}),
    change as (
      select subject_id, metric, captured_at, value, lag(value) over readings as before
      from metric_snapshots
      where owner_id = ${campaignId} and captured_at < ${endOf(day)}
        and metric in ('view', 'reaction', 'comment', 'share')
      window readings as (partition by subject_id, metric order by captured_at)
    ),
    daily as (
      select greatest(${dayIn(sql`captured_at`)}, ${dayIn(sql`post_time`)}) as day, metric,
        sum(coalesce(value, 0) - coalesce(before, 0)) as value,
        sum((value is not null)::int - (before is not null)::int) as known
      from change join post on post.id = change.subject_id group by 1, 2
    )
    select day,
      coalesce(sum(value) filter (where metric = 'view'), 0) as views,
      coalesce(sum(known) filter (where metric = 'view'), 0) as views_known,
      coalesce(sum(value) filter (where metric <> 'view'), 0) as engagement,
      coalesce(sum(known) filter (where metric <> 'view'), 0) as engagement_known,
      coalesce(sum(value) filter (where metric in ('comment', 'share')), 0) as buzz,
      coalesce(sum(known) filter (where metric in ('comment', 'share')), 0) as buzz_known
    from daily group by day order by day`);
  return rows;
}

/** The day the campaign's first post known to have appeared by `day` did, or null. */
export async function firstPostDay(db: Db, campaignId: string, day: string): Promise<string | null> {
  const {
    rows: [row],
  } = await db.execute<{ day: string | null }>(
    sql`with post as (${postsUntil([campaignId], day)}) select ${dayIn(sql`min(post_time)`)} as day from post`,
  );
  return row?.day ?? null;
}
