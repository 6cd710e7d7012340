import { type SQL, sql } from 'drizzle-orm';
import { shortLink } from '../../../domain/campaigns/postRules';
import type { SowFacts } from '../../../domain/campaigns/sowHints';
import type { CampaignAcceptance, CampaignDetail, CampaignPost, FileRef, Sow } from '../../../domain/campaigns/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, pictureUrl, selectRows } from '../../db/list';
import type { RowReader } from '../../db/rowScope';
import { openFoundPosts } from './foundPosts';
import { campaignColumns, campaignFrom, campaignVisible, ownParts, peopleJson } from './list';

/** A file as stored; `present` makes its short-lived link. */
export type StoredFileRef = Omit<FileRef, 'url'>;

type Base = Omit<
  CampaignDetail,
  'sows' | 'campaignPosts' | 'campaignAcceptances' | 'internal_docs' | 'customer_docs'
> & {
  internal_docs: StoredFileRef[];
  customer_docs: StoredFileRef[];
};

function filesJson(purpose: string): SQL {
  return sql`coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'size', f.size) order by cf.position)
    from campaign_files cf join media_files f on f.id = cf.file_id where cf.campaign_id = c.id and cf.purpose = ${purpose}), '[]'::json)`;
}

function picturesOf(purpose: string): SQL {
  return sql`array(select '/pictures/' || f.sha256 from campaign_files cf join media_files f on f.id = cf.file_id
    where cf.campaign_id = c.id and cf.purpose = ${purpose} order by cf.position)`;
}

/** A campaign without its parts; null where the viewer has none of that id. */
export async function findCampaignBase(db: Db, viewer: Viewer, id: string): Promise<Base | null> {
  const rows = await selectRows<Base>(
    db,
    sql`
    select ${campaignColumns(viewer)}, c.description, c.keywords, c.cancel_reason, c.takes_found_posts, ${openFoundPosts} as found_posts, ${isoInstant(sql`c.updated_at`)} as updated_at,
      ${peopleJson('supervisor')} as supervisors, ${peopleJson('executive')} as executives, ${peopleJson('internal')} as internals,
      ${filesJson('internal_doc')} as internal_docs, ${filesJson('customer_doc')} as customer_docs,
      ${picturesOf('liquidation')} as liquidation_images,
      (select json_build_object('id', r.id, 'request_name', r.request_name) from campaign_requests r
        where r.campaign_id = c.id order by r.request_date limit 1) as request,
      json_build_object('images', ${picturesOf('other_doc')}, 'url_posts', c.other_doc_urls) as "otherDoc"
    ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}

/** How many posts SOW `s` has, whether its KOL has an account there, and of how many posts no figure is known. */
export const sowFacts = sql`(select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active) as posted,
      exists (select 1 from socials a where a.kol_id = s.kol_id and a.social_type = s.social_type and a.is_linked) as has_account,
      (select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active and not exists (
        select 1 from metric_latest m where m.owner_id = p.campaign_id and m.subject_id = p.id and m.value is not null)) as unmeasured`;

/** A SOW with what tells what it lacks. */
export type FoundSow = Sow & SowFacts;

/** SOWs of a campaign in their order; only the one asked for, where one is. */
export async function findSows(db: Db, viewer: Viewer, campaignId: string, id?: string): Promise<FoundSow[]> {
  const rows = await selectRows<FoundSow>(
    db,
    sql`
    select s.id, s.number, s.position, ${kolJson('k')} as kol, s.is_online, s.social_type, s.post_format, s.description, s.post_count, s.kpi_like,
      s.kpi_share, s.kpi_comment, s.kpi_views, s.kpi_engagement, s.kpi_buzz, s.kpi_mentions, s.engagement_rate,
      s.booking_price, s.sale_price, s.is_offline, s.off_description, s.off_booking_price, s.off_sale_price, s.note, s.followers,
      s.version, ${sowFacts}
    from sows s join kols k on k.id = s.kol_id
    where ${allOf(sql`s.campaign_id = ${campaignId}`, id && sql`s.id = ${id}`, ownParts(viewer, 's'))}
    order by s.position, s.number`,
  );
  return rows;
}

/** The picture given to post `p`, else the one its network shows for it. */
export const postThumbnail = sql`coalesce(${pictureUrl(sql`p.thumbnail_file_id`)}, (select shown.thumbnail
      from channel_posts shown where shown.kol_id = p.kol_id and post_name(shown.canonical_url) = post_name(p.canonical_url)
      and shown.thumbnail is not null limit 1)) as thumbnail`;

/** The columns of a post; `p`, `k`, `short` and `m` are post, KOL, short link and latest metrics. */
export const postColumns = sql`p.id, p.sow_id, (select number from sows where sows.id = p.sow_id) as sow_number, ${kolJson('k')} as kol, p.social_type, ${isoInstant(sql`p.post_time`)} as post_time, p.url_post, p.content, p.hashtags, p.is_active,
      p.is_short_video, p.version, ${postThumbnail}, ${shortLink('')} || short.slug as shortened_link,
      coalesce(p.original_url, short.original_url) as original_url, short.total_click as clicks, m.view, m.reaction, m.comment, m.share, m.brand_mention, ${isoInstant(sql`m.metrics_at`)} as metrics_at, m.metrics_source`;

/** `from` of a query of one campaign's posts. */
export function postFrom(campaignId: string): SQL {
  return sql`
    from campaign_posts p join kols k on k.id = p.kol_id
    left join shorteners short on short.id = p.shortener_id and short.deleted_at is null
    left join (
      select subject_id, max(value) filter (where metric = 'view') as view, max(value) filter (where metric = 'reaction') as reaction,
        max(value) filter (where metric = 'comment') as comment, max(value) filter (where metric = 'share') as share,
        max(value) filter (where metric = 'brand_mention') as brand_mention, max(captured_at) as metrics_at,
        (array_agg(source order by captured_at desc))[1] as metrics_source
      from metric_latest where owner_id = ${campaignId} group by subject_id
    ) m on m.subject_id = p.id`;
}

/** Posts of a campaign with their latest metrics, newest first, or the one asked for; reduced viewers see active ones. */
export async function findPosts(db: Db, viewer: Viewer, campaignId: string, id?: string): Promise<CampaignPost[]> {
  const rows = await selectRows<CampaignPost>(
    db,
    sql`
    select ${postColumns} ${postFrom(campaignId)}
    where ${allOf(sql`p.campaign_id = ${campaignId}`, id && sql`p.id = ${id}`, viewer.reduced && sql`p.is_active`, ownParts(viewer, 'p'))}
    order by p.post_time desc nulls last, p.id desc`,
  );
  return rows;
}

/** Acceptances of a campaign. */
export async function findAcceptances(db: Db, viewer: RowReader, campaignId: string): Promise<CampaignAcceptance[]> {
  const rows = await selectRows<CampaignAcceptance>(
    db,
    sql`
    select a.id, a.title, a.sow_id, ${kolJson('k')} as kol, a.post_type, a.url_posts, a.version,
      array(select ${pictureUrl(sql`i.file_id`)} from acceptance_images i where i.acceptance_id = a.id order by i.position) as images
    from campaign_acceptances a join sows s on s.id = a.sow_id join kols k on k.id = s.kol_id
    where ${allOf(sql`a.campaign_id = ${campaignId}`, ownParts(viewer, 's'))}
    order by a.created_at, a.id`,
  );
  return rows;
}
