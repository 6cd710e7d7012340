import { type SQL, sql } from 'drizzle-orm';
import { shortLink } from '../../../domain/campaigns/postRules';
import type { Page } from '../../../domain/lists';
import type { ShortenersQuery } from '../../../domain/shorteners/schema';
import type { Shortener } from '../../../domain/shorteners/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { createdIn, isoInstant, kolJson, personJson } from '../../db/fragments';
import { allOf, containing, listPage, selectRows } from '../../db/list';
import { visibleCampaign } from '../../social/queries/overview';

const state = sql`case when not s.active then 'inactive' when s.expires_at <= now() then 'ended' else 'active' end`;

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

const course = sql`array(select coalesce(d.people, 0)::float8 from generate_series(0, 29) back
    left join shortener_days d on d.shortener_id = s.id and d.day = ${today} - back order by back desc)`;

/** A link with its address below `home`. */
const columns = (
  home: string,
): SQL => sql`s.id, s.slug, ${home + shortLink('')} || s.slug as short_url, s.original_url, s.label,
    case when c.id is null then null
      else json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'status', c.status) end as campaign,
    case when p.id is null then null else json_build_object('id', p.id, 'url_post', p.url_post,
      'social_type', p.social_type, 'kol', ${kolJson('k')}) end as post,
    s.active, ${state} as state, ${isoInstant(sql`s.expires_at`)} as expires_at, s.total_click, ${course} as course,
    ${isoInstant(sql`s.last_click_at`)} as last_click_at,
    case when u.id is null then null else ${personJson('u')} end as created_by,
    ${isoInstant(sql`s.created_at`)} as created_at, ${isoInstant(sql`s.updated_at`)} as updated_at, s.version`;

const from = sql`from shorteners s left join campaigns c on c.id = s.campaign_id
    left join brands b on b.id = c.brand_id left join campaign_posts p on p.id = s.post_id
    left join kols k on k.id = p.kol_id left join users u on u.id = s.created_by`;

/** Links of campaigns the viewer has, and those of none. */
const visible = (viewer: Viewer): SQL =>
  sql`s.deleted_at is null and (s.campaign_id is null or (${visibleCampaign(viewer)}))`;

/** A page of short links; without a sort the newest first. */
export function findShortenerPage(
  db: Db,
  viewer: Viewer,
  home: string,
  query: ShortenersQuery,
): Promise<Page<Shortener>> {
  const { search, status, campaign_id, post_id } = query;
  return listPage<Shortener>(db, query, {
    columns: columns(home),
    from,
    where: allOf(
      visible(viewer),
      search &&
        sql`(s.search like ${containing(search)} or normalise_text(c.name || ' ' || c.code) like ${containing(search)})`,
      status && sql`${state} = ${status}`,
      campaign_id && sql`s.campaign_id = ${campaign_id}`,
      post_id && sql`s.post_id = ${post_id}`,
      createdIn(sql`s.created_at`, query),
    ),
    order: { name: sql`lower(coalesce(s.label, s.slug))`, date: sql`s.created_at`, id: sql`s.id` },
    own: { CLICKS: sql`s.total_click` },
  });
}

/** One short link; null where the viewer has none such. */
export async function findShortener(db: Db, viewer: Viewer, home: string, id: string): Promise<Shortener | null> {
  const [found] = await selectRows<Shortener>(
    db,
    sql`select ${columns(home)} ${from} where s.id = ${id} and ${visible(viewer)}`,
  );
  return found ?? null;
}
