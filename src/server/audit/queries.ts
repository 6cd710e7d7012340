import { type SQL, sql } from 'drizzle-orm';
import type { AuditQuery } from '../../domain/audit/schema';
import type { AuditRecord } from '../../domain/audit/types';
import { addDays, startOfDay } from '../../domain/dates';
import type { Page } from '../../domain/lists';
import type { Db } from '../db/connection';
import { isoInstant, personJson, sowName } from '../db/fragments';
import { allOf, arrayOf, listPage, selectRows } from '../db/list';

const nameColumns = {
  user: ['users', 'fullname'],
  role: ['roles', 'name_display'],
  kol: ['kols', 'stage_name'],
  customer: ['customers', 'name'],
  brand: ['brands', 'name'],
  campaign: ['campaigns', 'name'],
  campaign_acceptance: ['campaign_acceptances', 'title'],
  post_content: ['campaign_post_contents', 'title'],
  report_link: ['report_links', 'label'],
  campaign_request: ['campaign_requests', 'request_name'],
  department: ['departments', 'name'],
  studio: ['studios', 'name'],
  language: ['languages', 'language'],
  keyword: ['translation_keywords', 'key'],
  file: ['media_files', 'file_name'],
  collect_order: ['collect_orders', 'keyword'],
  report_snapshot: ['report_snapshots', 'number'],
  intro_page: ['intro_drafts', 'lang'],
  shortener: ['shorteners', 'slug'],
  hashtag: ['hashtags', 'tag'],
} as const;

/** The name of the record an entry is about; of one that is gone the last name the trail knows. */
function entityName(): SQL {
  const names = Object.entries(nameColumns).map(
    ([entity, [table, column]]) =>
      sql`when ${entity} then (select named.${sql.raw(column)} from ${sql.raw(table)} named where named.id = a.entity_id)`,
  );
  return sql`coalesce(case a.entity ${sql.join(names, sql` `)}
    when 'sow' then (select k.stage_name from sows s join kols k on k.id = s.kol_id where s.id = a.entity_id)
    when 'campaign_post' then (select p.url_post from campaign_posts p where p.id = a.entity_id)
    when 'sync_time' then (select t.sync_time || ' h' from sync_times t where t.id = a.entity_id)
  end, ${lastName()})`;
}

/**
 * What the newest entry of the same record that speaks of its name says of it. One look for records of every kind:
 * PostgreSQL plans each for every month of the trail.
 */
function lastName(): SQL {
  const fields = Object.entries(nameColumns).map(([entity, [, column]]) => sql`when ${entity} then ${column}::text`);
  return sql`(select case a.entity when 'sow'
      then coalesce(l.changes->'kol_id'->'after'->>'name', l.changes->'kol_id'->'before'->>'name')
      else coalesce(l.changes->named.field->>'after', l.changes->named.field->>'before') end
    from (select case a.entity ${sql.join(fields, sql` `)} when 'sow' then 'kol_id' when 'campaign_post' then 'url_post'
        when 'queue_job' then 'kind' end as field) named
      join audit_log l on l.entity_id = a.entity_id and l.entity = a.entity and l.changes ? named.field
    order by l.at desc, l.id desc limit 1)`;
}

/** What a field may refer to: a record with a name of its own, or a SOW. */
type Referred = keyof typeof nameColumns | 'sow';

/** Fields that hold the id of another record, or several, and what that record is. */
const references: Readonly<Record<string, Referred>> = {
  department_id: 'department',
  studio_id: 'studio',
  language_id: 'language',
  campaign_id: 'campaign',
  customer_id: 'customer',
  customer_ids: 'customer',
  brand_id: 'brand',
  brand_ids: 'brand',
  kol_id: 'kol',
  sow_id: 'sow',
  managers: 'user',
  supervisors: 'user',
  executives: 'user',
  internals: 'user',
  person_in_charge_id: 'user',
  request_kols: 'kol',
  request_files: 'file',
  brand_cover_file_id: 'file',
  recipients: 'user',
  avatar_file_id: 'file',
  cover_file_id: 'file',
  internal_docs: 'file',
  customer_docs: 'file',
  liquidation_images: 'file',
  other_images: 'file',
  images: 'file',
  logo_file_id: 'file',
};

/** What the record a field refers to is; undefined where the field refers to none. */
export function referredTo(field: string): Referred | undefined {
  return Object.hasOwn(references, field) ? references[field] : undefined;
}

/** The present names of records of one kind, by id. */
export async function findNames(db: Db, entity: Referred, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; name: string }>(
    db,
    sql`${namesOf(entity)} where named.id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function namesOf(entity: Referred): SQL {
  if (entity === 'sow') {
    return sql`select named.id, ${sowName('named')} as name from sows named join kols k on k.id = named.kol_id`;
  }
  const [table, column] = nameColumns[entity];
  return sql`select named.id, named.${sql.raw(column)} as name from ${sql.raw(table)} named`;
}

/** The entries of a record; those of a campaign with what became of its parts, which have no page of their own. */
function ofRecord({ entity, entity_id }: AuditQuery): SQL {
  if (entity !== 'campaign' || !entity_id) {
    return allOf(entity && sql`a.entity = ${entity}`, entity_id && sql`a.entity_id = ${entity_id}`);
  }
  // An array, so that the index on the record is still used.
  return sql`a.entity in ('campaign', 'sow', 'campaign_post', 'campaign_acceptance', 'post_content', 'report_link', 'report_snapshot') and a.entity_id = any(array(
    select ${entity_id}::uuid union all select id from sows where campaign_id = ${entity_id}
    union all select id from campaign_posts where campaign_id = ${entity_id}
    union all select id from campaign_acceptances where campaign_id = ${entity_id}
    union all select id from campaign_post_contents where campaign_id = ${entity_id}
    union all select id from report_links where campaign_id = ${entity_id}
    union all select id from report_snapshots where campaign_id = ${entity_id}))`;
}

/** The trail, newest first, by record, actor, action and days. */
export function findAudit(db: Db, query: AuditQuery): Promise<Page<AuditRecord>> {
  return listPage(db, query, {
    columns: sql`a.id, ${isoInstant(sql`a.at`)} as at, a.action, a.entity, a.entity_id, a.changes, a.request_id, a.address,
      case when u.id is null then null else ${personJson('u')} end as actor,
      case when a.key_id is null then null else json_build_object('id', a.key_id, 'name', a.key_name) end as key, ${entityName()} as entity_name`,
    from: sql`from audit_log a left join users u on u.id = a.actor_id`,
    where: allOf(
      ofRecord(query),
      query.actor_id && sql`a.actor_id = ${query.actor_id}`,
      query.action && sql`a.action = ${query.action}`,
      query.from && sql`a.at >= ${startOfDay(query.from)}`,
      query.to && sql`a.at < ${startOfDay(addDays(query.to, 1))}`,
    ),
    order: { name: sql`a.actor_name`, date: sql`a.at`, id: sql`a.id` },
  });
}
