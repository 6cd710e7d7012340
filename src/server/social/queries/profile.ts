import { sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../../domain/dates';
import type { Network } from '../../../domain/networks';
import type { ChannelPost, FollowerPoint, PlatformProfile } from '../../../domain/social/types';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';

/** Days (`YYYY-MM-DD`, Asia/Ho_Chi_Minh) from the first to the last, both included. */
export interface Period {
  start: string;
  end: string;
}

/** An account as its own rows have it. */
export type AccountRow = Omit<PlatformProfile, 'follower_growth_rate' | 'follower_history' | 'latest_posts'>;

/** A KOL's accounts, the most followed first, each with when and from what its followers were taken. */
export function findAccounts(db: Db, kolId: string, network?: Network): Promise<AccountRow[]> {
  return selectRows<AccountRow>(
    db,
    sql`select s.id, s.social_type, s.name, s.is_verified, s.url, s.thumbnail as thumbnails, s.follower_count, s.follower_rounded,
        case when r.reason is not null then json_build_object('reason', r.reason, 'at', ${isoInstant(sql`r.last_try_at`)}) end as failure,
        ${isoInstant(sql`s.latest_update_date`)} as latest_update_date,
        json_build_object('at', ${isoInstant(sql`m.captured_at`)}, 'source', m.source) as taken
      from socials s left join metric_latest m on m.owner_id = s.kol_id and m.subject_id = s.id and m.metric = 'follower'
        left join network_readings r on r.owner_id = s.kol_id and r.subject_type = 'social' and r.subject_id = s.id
      where ${allOf(sql`s.kol_id = ${kolId} and s.is_linked`, network && sql`s.social_type = ${network}`)}
      order by s.follower_count desc nulls last, s.id`,
  );
}

/** The last reading of each day of the period, oldest first; null = the network did not say. */
export function findFollowers(db: Db, kolId: string, socialId: string, period: Period): Promise<FollowerPoint[]> {
  const day = sql`(captured_at at time zone 'Asia/Ho_Chi_Minh')::date`;
  return selectRows<FollowerPoint>(
    db,
    sql`select distinct on (${day}) to_char(${day}, 'YYYY-MM-DD') as time, value as follower from metric_snapshots
      where owner_id = ${kolId} and subject_id = ${socialId} and metric = 'follower'
        and captured_at >= ${startOfDay(period.start).toISOString()}
        and captured_at < ${startOfDay(addDays(period.end, 1)).toISOString()}
      order by ${day}, captured_at desc`,
  );
}

/** The newest posts an account published in the period, at most `limit`. */
export function findPosts(db: Db, socialId: string, period: Period, limit: number): Promise<ChannelPost[]> {
  const latest = (metric: string) => sql`max(m.value) filter (where m.metric = ${metric})`;
  return selectRows<ChannelPost>(
    db,
    sql`select p.id, p.link, p.description, ${isoInstant(sql`p.published_at`)} as published_at, p.thumbnail as thumbnails,
        ${latest('reaction')} as like_count, ${latest('comment')} as comment_count, ${latest('share')} as share_count,
        ${latest('view')} as view_count,
        json_build_object('at', ${isoInstant(sql`max(m.captured_at)`)},
          'source', (array_agg(m.source order by m.captured_at desc))[1]) as taken
      from channel_posts p left join metric_latest m on m.owner_id = p.kol_id and m.subject_id = p.id
      where p.social_id = ${socialId} and p.published_at >= ${startOfDay(period.start).toISOString()}
        and p.published_at < ${startOfDay(addDays(period.end, 1)).toISOString()}
      group by p.id order by p.published_at desc, p.id desc limit ${limit}`,
  );
}

/** The KOL whose channel a post is of; null where there is none, or its account is the KOL's no more. */
export async function findKolOfPost(db: Db, id: string): Promise<string | null> {
  const [row] = await selectRows<{ kol_id: string }>(
    db,
    sql`select p.kol_id from channel_posts p join socials s on s.id = p.social_id where p.id = ${id} and s.is_linked`,
  );
  return row?.kol_id ?? null;
}
