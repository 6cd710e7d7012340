import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import type { DailyChange } from './days';
import { endOf, postsUntil } from './postsUntil';

// Days are 24 hours from midnight at +07:00 (domain/dates.ts); the interval is cheaper per row than the zone's rules.
const dayIn = (instant: SQL): SQL => sql`((${instant} at time zone 'UTC') + interval '7 hours')::date`;

/** What `dailyChanges` answers, reckoned from the posts and their readings: slow, to prove it by. */
export async function ledgerChanges(db: Db, campaignId: string, day: string): Promise<DailyChange[]> {
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

/** Every day on which a post of the campaign appeared or was read, oldest first; what was read before counts on the first. */
export async function changedDays(db: Db, campaignId: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select day from (
      select ${dayIn(sql`post_time`)} as day from campaign_posts where campaign_id = ${campaignId} and is_active
      union select ${dayIn(sql`captured_at`)} from metric_snapshots where owner_id = ${campaignId} and subject_type = 'post'
    ) changed where day is not null order by day`);
  return rows.map(({ day }) => day);
}
