import { sql } from 'drizzle-orm';
import type { PublishedMetrics } from '../../adapters/social/network';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';

interface KnownAccount {
  name: string | null;
  is_verified: boolean;
  follower_count: number | null;
  read_at: string | null;
}

/** What was last read of an account, so that its network goes on from there. */
export async function findKnownAccount(db: Db, url: string): Promise<KnownAccount | undefined> {
  const [row] = await selectRows<KnownAccount>(
    db,
    sql`select name, is_verified, follower_count, ${isoInstant(sql`latest_update_date`)} as read_at
      from socials where url = ${url} and is_linked`,
  );
  return row;
}

/** A campaign's post with what was last read of it. */
export interface KnownPost {
  read_at: string;
  metrics: PublishedMetrics;
}

/** A post the demo data has readings of, by its canonical address; one whose figures people gave is not known there. */
export async function findKnownPost(db: Db, url: string): Promise<KnownPost | undefined> {
  const [row] = await selectRows<KnownPost>(
    db,
    sql`select ${isoInstant(sql`max(m.captured_at)`)} as read_at, json_build_object(
        'view', max(m.value) filter (where m.metric = 'view'), 'reaction', max(m.value) filter (where m.metric = 'reaction'),
        'comment', max(m.value) filter (where m.metric = 'comment'), 'share', max(m.value) filter (where m.metric = 'share')
      ) as metrics
      from campaign_posts p join metric_latest m on m.owner_id = p.campaign_id and m.subject_id = p.id
      where p.canonical_url = ${url} group by p.id having bool_and(m.source = 'api') limit 1`,
  );
  return row;
}
