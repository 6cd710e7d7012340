import { sql } from 'drizzle-orm';
import { can } from '../../../domain/access';
import { addDays, startOfDay } from '../../../domain/dates';
import type { KolCampaign, SocialOverview } from '../../../domain/social/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, isoInstant } from '../../db/fragments';
import { allOf, arrayOf, pictureUrl, selectRows } from '../../db/list';
import { ownCampaigns } from '../../db/rowScope';
import type { Period } from './profile';

/** The campaigns of the viewer, as `c` with its brand `b`; cancelled ones for those who may read that list. */
export const visibleCampaign = (viewer: Viewer) =>
  allOf(
    sql`c.deleted_at is null`,
    ownCampaigns(viewer, sql`c.id`, sql`b.id`, sql`b.customer_id`),
    !can(viewer.access, 'campaigns_management', 'r_cancel') && sql`c.status <> 'cancel'`,
  );

/**
 * Sums over the posts a KOL published in the period: those of its channels, and those of campaigns the viewer has.
 * A post that is both counts once. An unknown figure is left out of its sum and of what the sum covers.
 */
export async function findTotals(
  db: Db,
  viewer: Viewer,
  kolId: string,
  { start, end }: Period,
): Promise<Omit<SocialOverview, 'campaigns'> | undefined> {
  const total = (...metrics: string[]) => {
    const known = sql`filter (where metric = any(${arrayOf(metrics, 'text')}) and value is not null)`;
    return sql`json_build_object('value', sum(value) ${known}, 'known', count(distinct id) ${known}, 'of', count(distinct id),
      'at', ${isoInstant(sql`max(captured_at) ${known}`)},
      'sources', coalesce(array_agg(distinct source) ${known}, '{}'))`;
  };
  const inPeriod = (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${startOfDay(start).toISOString()} and ${at} < ${startOfDay(addDays(end, 1)).toISOString()}`;
  const [row] = await selectRows<Omit<SocialOverview, 'campaigns'>>(
    db,
    sql`with posts as (
        select distinct on (link) link, owner_id, id from (
          select post_name(coalesce(p.canonical_url, p.link)) as link, p.kol_id as owner_id, p.id, 1 as place from channel_posts p
            where p.kol_id = ${kolId} and ${inPeriod(sql`p.published_at`)}
          union all
          select post_name(p.canonical_url), p.campaign_id, p.id, 0 from campaign_posts p
            join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id
            where p.kol_id = ${kolId} and p.is_active and ${inPeriod(sql`coalesce(p.post_time, p.created_at)`)}
              and ${visibleCampaign(viewer)}
        ) found order by link, place
      ), readings as (
        select p.id, m.metric, m.value, m.source, m.captured_at
        from posts p left join metric_latest m on m.owner_id = p.owner_id and m.subject_id = p.id
      )
      select ${total('view')} as total_view, ${total('reaction')} as total_like, ${total('comment')} as total_comment,
        ${total('share')} as total_share, ${total('reaction', 'comment', 'share')} as total_engagement,
        ${isoInstant(sql`max(captured_at)`)} as latest_update_date from readings`,
  );
  return row;
}

/** The campaigns of the viewer a KOL has SOWs in and that ran in the period, newest first. */
export function findKolCampaigns(
  db: Db,
  viewer: Viewer,
  kolId: string,
  { start, end }: Period,
): Promise<KolCampaign[]> {
  const distinct = (column: string) =>
    sql`coalesce((select json_agg(distinct ${sql.raw(column)}) filter (where ${sql.raw(column)} is not null)
      from sows s where s.campaign_id = c.id and s.kol_id = ${kolId}), '[]'::json)`;
  return selectRows<KolCampaign>(
    db,
    sql`select c.id, c.code, c.name, c.status, ${pictureUrl(sql`c.cover_file_id`)} as cover_image,
        ${companyJson('b')} as brand, c.start_date, c.end_date, c.budget,
        ${distinct('s.social_type')} as social_types, ${distinct('s.post_format')} as post_formats
      from campaigns c join brands b on b.id = c.brand_id
      where ${visibleCampaign(viewer)} and exists (select 1 from sows s where s.campaign_id = c.id and s.kol_id = ${kolId})
        and c.start_date <= ${end}::date and coalesce(c.end_date, 'infinity') >= ${start}::date
      order by c.start_date desc, c.id desc`,
  );
}
