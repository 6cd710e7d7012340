import { type SQL, sql } from 'drizzle-orm';
import {
  type CalendarCampaign,
  type CalendarDay,
  type CalendarPost,
  type CalendarQuery,
  type CampaignCalendar,
  calendarLimits,
} from '../../../domain/campaigns/calendar';
import { addDays, startOfDay, timeZone } from '../../../domain/dates';
import { cardMetrics } from '../../../domain/postFigures';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, isoInstant, kolJson } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';
import { figuresOf } from '../../ledger/queries';
import { postThumbnail } from './detail';
import { campaignMatches, courseColumns, ownParts } from './list';

const ofCampaign = sql`campaigns c join brands b on b.id = c.brand_id`;

/** Campaigns that run between two days and the posts published in them, as far as the viewer has them. */
export async function findCalendar(db: Db, viewer: Viewer, query: CalendarQuery): Promise<CampaignCalendar> {
  const { from, to } = query;
  const [campaigns, days] = await Promise.all([
    selectRows<CalendarCampaign & { total: number }>(db, campaignsBetween(viewer, query)),
    selectRows<CalendarPost & { day: string; total: number }>(db, postsBetween(viewer, query)),
  ]);
  return {
    from,
    to,
    campaigns: campaigns.map(({ total, ...campaign }) => campaign),
    campaign_total: campaigns[0]?.total ?? 0,
    days: byDay(days),
  };
}

function campaignsBetween(viewer: Viewer, query: CalendarQuery): SQL {
  return sql`select c.id, c.code, c.name, c.status, c.start_date, c.end_date, ${courseColumns}, ${companyJson('b')} as brand, count(*) over () as total
    from ${ofCampaign} where ${campaignMatches(viewer, query)} and c.start_date <= ${query.to}::date
      and coalesce(c.end_date, 'infinity') >= ${query.from}::date
    order by c.start_date, c.id limit ${calendarLimits.campaigns}`;
}

const cardJson = sql`json_build_object('url_post', p.url_post, 'content', p.content, ${sql.join(
  cardMetrics.map((metric) => sql`${sql.raw(`'${metric}', m.${metric}`)}`),
  sql`, `,
)}, 'metrics_at', m.metrics_at)`;

/** The statement behind the days: posts are counted first, pictures and names looked up for those shown alone. */
export function postsBetween(viewer: Viewer, query: CalendarQuery): SQL {
  const cards = query.cards === true;
  const first = startOfDay(query.from).toISOString();
  const end = startOfDay(addDays(query.to, 1)).toISOString();
  const parts = allOf(viewer.reduced && sql`p.is_active`, ownParts(viewer, 'p'));
  return sql`select p.id, placed.day, placed.total, json_build_object('id', c.id, 'name', c.name, 'status', c.status,
        'brand', ${companyJson('b')}) as campaign, ${postThumbnail},
      ${kolJson('k')} as kol, p.social_type, ${isoInstant(sql`p.post_time`)} as post_time, p.is_active${cards ? sql`, ${cardJson} as card` : sql``}
    from (
      select found.*, count(*) over (partition by day) as total, row_number() over (partition by day order by post_time, id) as place
      from (
        select p.id, p.post_time, (p.post_time at time zone ${timeZone})::date::text as day
        from campaign_posts p join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id
        where p.post_time >= ${first}::timestamptz and p.post_time < ${end}::timestamptz
          and ${parts} and ${campaignMatches(viewer, query)}
      ) found
    ) placed
    join campaign_posts p on p.id = placed.id join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id
    join kols k on k.id = p.kol_id
      ${cards ? figuresOf(sql`p.campaign_id`, sql`p.id`) : sql``}
    where placed.place <= ${query.per_day}
    order by placed.day, placed.place`;
}

function byDay(rows: readonly (CalendarPost & { day: string; total: number })[]): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  for (const { day, total, ...post } of rows) {
    const known = days.get(day);
    if (known) known.posts.push(post);
    else days.set(day, { day, total, posts: [post] });
  }
  return [...days.values()];
}
