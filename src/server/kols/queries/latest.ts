import { sql } from 'drizzle-orm';
import type { PublicPost } from '../../../domain/kols/types';
import type { FollowerPoint } from '../../../domain/social/types';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';

/** The last known reading of each of the newest days that have one, oldest first, at most `limit`. */
export function findLatestFollowers(db: Db, kolId: string, socialId: string, limit: number): Promise<FollowerPoint[]> {
  const day = sql`(captured_at at time zone 'Asia/Ho_Chi_Minh')::date`;
  return selectRows<FollowerPoint>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as time, follower from (
        select distinct on (${day}) ${day} as day, value as follower from metric_snapshots
        where owner_id = ${kolId} and subject_id = ${socialId} and metric = 'follower' and value is not null
        order by ${day} desc, captured_at desc limit ${limit}) newest
      order by day`,
  );
}

/** The newest posts of an account as its network shows them to anybody, at most `limit`. */
export function findLatestPosts(db: Db, socialId: string, limit: number): Promise<PublicPost[]> {
  const latest = (metric: string) =>
    sql`(select m.value from metric_latest m where m.owner_id = p.kol_id and m.subject_id = p.id and m.metric = ${metric})`;
  return selectRows<PublicPost>(
    db,
    sql`select p.link, p.description, ${isoInstant(sql`p.published_at`)} as published_at, p.thumbnail as thumbnails,
        ${latest('reaction')} as like_count, ${latest('comment')} as comment_count, ${latest('share')} as share_count,
        ${latest('view')} as view_count
      from channel_posts p where p.social_id = ${socialId} order by p.published_at desc, p.id desc limit ${limit}`,
  );
}
