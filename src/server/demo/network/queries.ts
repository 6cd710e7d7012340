import { sql } from 'drizzle-orm';
import { postName } from '../../../domain/postName';
import type { PublishedMetrics } from '../../adapters/social/network';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { campaignIdeas } from '../content/campaignIdeas';
import type { Sponsor } from './posts';

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
      where post_name(p.canonical_url) = ${postName(url)} group by p.id having bool_and(m.source = 'api') limit 1`,
  );
  return row;
}

/** The demo's campaigns that the KOL of an account is booked for on its network and that run, the earliest first. */
export async function findSponsors(db: Db, url: string): Promise<Sponsor[]> {
  const rows = await selectRows<{ name: string; start_date: string; end_date: string | null }>(
    db,
    sql`select c.name, c.start_date, c.end_date from campaigns c
      where c.status in ('on_going', 'liquidation') and c.deleted_at is null and exists (select 1 from socials a
        join sows s on s.kol_id = a.kol_id and s.social_type = a.social_type and s.is_online
        where a.url = ${url} and a.is_linked and s.campaign_id = c.id)
      order by c.start_date, c.name`,
  );
  return rows.flatMap(({ name, ...days }) => {
    const idea = campaignIdeas.find((one) => one.name === name);
    return idea ? [{ hashtag: idea.hashtag, product: idea.product, ...days }] : [];
  });
}
