import { sql } from 'drizzle-orm';
import type { MissingPosts, postingPeriod } from '../../../domain/campaigns/foundPosts';
import type { ReadingReason } from '../../../domain/networkReadings';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';
import type { RowReader } from '../../db/rowScope';
import { isPostAlready } from './foundPosts';
import { ownParts } from './list';

const shownUnmarked = 5;

/** What a SOW owes, with what tells why. */
export type OwingSow = Omit<MissingPosts, 'reason' | 'days_left' | 'owed'> & {
  has_account: boolean;
  /** Why the last reading of each of the KOL's accounts there brought nothing; null where it did, or none was tried. */
  account_reasons: (ReadingReason | null)[];
};

/**
 * The online SOWs of a campaign that have fewer posts than promised, in their order.
 */
export function findOwingSows(
  db: Db,
  viewer: RowReader,
  campaignId: string,
  { from, until }: ReturnType<typeof postingPeriod>,
): Promise<OwingSow[]> {
  const accounts = sql`from socials a where a.kol_id = s.kol_id and a.social_type = s.social_type and a.is_linked`;
  const posts = sql`from channel_posts p join socials a on a.id = p.social_id and a.is_linked
    where p.kol_id = s.kol_id and a.social_type = s.social_type`;
  const isFound = sql`exists (select 1 from found_posts f where f.campaign_id = s.campaign_id and f.channel_post_id = p.id)`;
  const isKnown = isPostAlready(sql`s.campaign_id`, sql`p.canonical_url`);
  const within = allOf(
    sql`p.published_at >= ${from.toISOString()}`,
    until && sql`p.published_at < ${until.toISOString()}`,
  );
  return selectRows<OwingSow>(
    db,
    sql`select s.id as sow_id, s.number as sow_number, ${kolJson('k')} as kol, s.social_type, s.post_format, s.post_count, had.posted,
        exists (select 1 ${accounts}) as has_account,
        (select ${isoInstant(sql`max(a.latest_update_date)`)} ${accounts}) as read_at,
        coalesce((select json_agg((select r.reason from network_readings r
          where r.owner_id = a.kol_id and r.subject_type = 'social' and r.subject_id = a.id)) ${accounts}), '[]'::json) as account_reasons,
        (select count(*) ${posts} and not ${isKnown} and exists (select 1 from found_posts f where f.campaign_id = s.campaign_id
          and f.channel_post_id = p.id and f.state = 'proposed')) as found,
        coalesce((select json_agg(json_build_object('id', one.id, 'url_post', one.link, 'content', one.description,
            'post_time', ${isoInstant(sql`one.published_at`)}) order by one.published_at desc)
          from (select p.id, p.link, p.description, p.published_at ${posts} and ${within} and not ${isFound} and not ${isKnown}
            order by p.published_at desc limit ${shownUnmarked}) one), '[]'::json) as unmarked
      from sows s join kols k on k.id = s.kol_id
        cross join lateral (select count(*) as posted from campaign_posts p where p.sow_id = s.id and p.is_active) had
      where ${allOf(sql`s.campaign_id = ${campaignId} and s.is_online and had.posted < s.post_count`, ownParts(viewer, 's'))}
      order by s.position, s.number`,
  );
}
