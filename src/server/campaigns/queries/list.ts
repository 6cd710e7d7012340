import { type SQL, sql } from 'drizzle-orm';
import { can } from '../../../domain/access';
import { paceFields, resultFields } from '../../../domain/campaigns/pace';
import { seesPace } from '../../../domain/campaigns/rules';
import type { CampaignFilters, CampaignListQuery } from '../../../domain/campaigns/schema';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { type CampaignGroup, type CampaignStatus, statusesOfGroup } from '../../../domain/campaigns/values';
import { dayOf } from '../../../domain/dates';
import type { Page } from '../../../domain/lists';
import type { Day } from '../../../domain/units';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, inSectors, isoInstant, kolJson, personJson } from '../../db/fragments';
import { allOf, arrayOf, containing, listPage, pictureUrl, selectRows } from '../../db/list';
import { ownCampaigns, type RowReader } from '../../db/rowScope';
import { isAsked } from './evaluated';

const shownKols = 5;

/** SOWs and posts of a campaign this viewer has: a KOL user only its own. */
export function ownParts(viewer: RowReader, alias: string): SQL | undefined {
  return viewer.type === 'kol' ? sql`${sql.raw(alias)}.kol_id = ${viewer.kolId}::uuid` : undefined;
}

/** People with one duty in campaign `c`, in order. */
export function peopleJson(duty: string): SQL {
  return sql`coalesce((select json_agg(${personJson('person')} order by duty.position) from campaign_people duty
    join users person on person.id = duty.user_id where duty.campaign_id = c.id and duty.duty = ${duty}), '[]'::json)`;
}

/** How campaign `c` goes and what it got. */
export const courseColumns = sql.raw([...paceFields, ...resultFields].map((field) => `c.${field}`).join(', '));

/** Posts within what SOW `s` promises. */
export const keptPosts = sql.raw(
  'least(s.post_count, (select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active))',
);

/** How many SOWs, KOLs and posts campaign `c` has for this viewer: kept, or counted of a KOL user's own. */
function partCounts(viewer: RowReader): SQL {
  if (viewer.type !== 'kol') {
    return sql`coalesce(kept.kol_total, 0) as kol_total, coalesce(kept.sow_total, 0) as sow_total,
    coalesce(kept.post_total, 0) as post_total, coalesce(kept.post_count, 0) as post_count,
    coalesce(kept.post_kept, 0) as post_kept, round(100.0 * kept.post_kept / nullif(kept.post_count, 0), 2) as progress`;
  }
  const mySows = sql`from sows s where ${allOf(sql`s.campaign_id = c.id`, ownParts(viewer, 's'))}`;
  const myPosts = sql`(select count(*) from campaign_posts p where ${allOf(
    sql`p.campaign_id = c.id and p.is_active`,
    ownParts(viewer, 'p'),
  )})`;
  return sql`(select count(distinct s.kol_id) ${mySows}) as kol_total, (select count(*) ${mySows}) as sow_total,
    ${myPosts} as post_total, (select coalesce(sum(s.post_count), 0) ${mySows}) as post_count,
    (select coalesce(sum(${keptPosts}), 0) ${mySows}) as post_kept,
    (select round(100.0 * sum(${keptPosts}) / nullif(sum(s.post_count), 0), 2) ${mySows}) as progress`;
}

/** The columns of a campaign in lists; of `campaignFrom`. */
export function campaignColumns(viewer: RowReader): SQL {
  const mySows = allOf(sql`s.campaign_id = c.id`, ownParts(viewer, 's'));
  return sql`c.id, c.code, c.name, c.type, c.status, c.start_date, c.end_date, c.budget, c.version, ${courseColumns}, ${isoInstant(sql`c.created_at`)} as created_at,
    ${pictureUrl(sql`c.cover_file_id`)} as cover_image, ${pictureUrl(sql`c.avatar_file_id`)} as avatar,
    ${companyJson('b')} as brand, ${companyJson('cu')} as customer, ${peopleJson('manager')} as managers,
    coalesce((select json_agg(kol) from (select ${kolJson('k')} as kol from kols k where k.id in
      (select s.kol_id from sows s where ${mySows}) order by k.search limit ${shownKols}) shown), '[]'::json) as kols,
    ${partCounts(viewer)}`;
}

/** What the risks of campaign `c` are told from, while it is not over. */
const riskFigures = sql`case when c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')}) then
    json_build_object('owing_sows', coalesce(kept.owing_sows, 0), 'empty_sows', coalesce(kept.empty_sows, 0),
      'sale_total', kept.sale_total) end as risk_figures`;

/** `from` of every campaign query: campaign `c` with its counts `kept`, brand `b` and customer `cu`. */
export const campaignFrom = sql`from campaigns c join brands b on b.id = c.brand_id join customers cu on cu.id = b.customer_id
  left join campaign_counts kept on kept.campaign_id = c.id`;

/** The condition that a campaign exists for this viewer. */
export function campaignVisible(viewer: RowReader): SQL {
  return allOf(sql`c.deleted_at is null`, ownCampaigns(viewer, sql`c.id`, sql`b.id`, sql`b.customer_id`));
}

function statusesOf(filter: CampaignGroup | CampaignStatus): readonly string[] {
  return filter in statusesOfGroup ? statusesOfGroup[filter as CampaignGroup] : [filter];
}

/** Whether campaign `c` is past its last day on this one (`YYYY-MM-DD`) and neither done nor cancelled. */
export function overdueOn(today: Day): SQL {
  const running = arrayOf(statusesOfGroup.inprogress, 'text');
  return sql`(c.status = any(${running}) and coalesce(c.end_date < ${today}::date, false))`;
}

/**
 * The condition that campaign `c` of brand `b` exists for the viewer and meets the filters. A period finds campaigns that
 * run in it; min and max are of the budget in VND. Cancelled ones are for those who may read that list; filters on
 * withheld fields are ignored.
 */
export function campaignMatches(viewer: Viewer, query: CampaignFilters): SQL {
  return allOf(
    campaignVisible(viewer),
    query.name && sql`(c.search like ${containing(query.name)} or b.search like ${containing(query.name)})`,
    query.filter_status && sql`c.status = any(${arrayOf(statusesOf(query.filter_status), 'text')})`,
    query.statuses && sql`c.status = any(${arrayOf(query.statuses, 'text')})`,
    query.overdue !== undefined && sql`${overdueOn(dayOf(new Date()))} = ${query.overdue}`,
    !can(viewer.access, 'campaigns_management', 'r_cancel') && sql`c.status <> 'cancel'`,
    seesPace(viewer) && query.pace && sql`c.pace = ${query.pace}`,
    query.brand_ids && sql`c.brand_id = any(${arrayOf(query.brand_ids, 'uuid')})`,
    query.customer_id && sql`b.customer_id = ${query.customer_id}`,
    query.kol_id && sql`exists (select 1 from sows s where s.campaign_id = c.id and s.kol_id = ${query.kol_id})`,
    inSectors('brand_sectors', 'brand_id', sql`b.id`, query.sector_ids),
    !viewer.reduced &&
      query.manager_id &&
      sql`exists (select 1 from campaign_people cp where cp.campaign_id = c.id and cp.duty = 'manager' and cp.user_id = ${query.manager_id})`,
    !viewer.reduced &&
      query.person_id &&
      sql`exists (select 1 from campaign_people cp where cp.campaign_id = c.id and cp.user_id = ${query.person_id})`,
    !viewer.reduced &&
      query.unfrozen &&
      sql`c.status = 'done' and not exists (select 1 from report_snapshots frozen
      where frozen.campaign_id = c.id and frozen.withdrawn_at is null and frozen.status <> 'failed')`,
    query.unevaluated && unevaluatedBy(viewer),
    query.start_date && sql`coalesce(c.end_date, 'infinity') >= ${query.start_date}::date`,
    query.end_date && sql`c.start_date <= ${query.end_date}::date`,
    !viewer.reduced && query.min_value !== undefined && sql`c.budget >= ${query.min_value}`,
    !viewer.reduced && query.max_value !== undefined && sql`c.budget <= ${query.max_value}`,
  );
}

/** Done campaigns whose evaluation by this viewer is awaited; of who is not asked for any, none. */
function unevaluatedBy(viewer: Viewer): SQL {
  if (!isAsked(viewer)) return sql`false`;
  return sql`c.status = 'done' and not exists (select 1 from campaign_evaluations given
    where given.campaign_id = c.id and given.evaluator_id = ${viewer.id})`;
}

/** A page of the campaigns the viewer has. */
export function findCampaigns(db: Db, viewer: Viewer, query: CampaignListQuery): Promise<Page<CampaignListItem>> {
  return listPage<CampaignListItem>(db, query, {
    columns: viewer.reduced ? campaignColumns(viewer) : sql`${campaignColumns(viewer)}, ${riskFigures}`,
    from: campaignFrom,
    where: campaignMatches(viewer, query),
    order: { name: sql`c.search`, date: sql`c.created_at`, id: sql`c.id` },
    own: {
      END: sql`c.end_date`,
      ...(!viewer.reduced && { BUDGET: sql`c.budget` }),
      ...(seesPace(viewer) && { PACE: sql`c.pace_ratio` }),
    },
  });
}

/** One campaign as lists show it; null where the viewer has none of that id. */
export async function findCampaignItem(db: Db, viewer: RowReader, id: string): Promise<CampaignListItem | null> {
  const rows = await selectRows<CampaignListItem>(
    db,
    sql`
    select ${campaignColumns(viewer)} ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}
