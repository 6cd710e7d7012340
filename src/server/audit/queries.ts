import { type SQL, sql } from 'drizzle-orm';
import type { AuditQuery } from '../../domain/audit/schema';
import type { AuditRecord } from '../../domain/audit/types';
import { addDays, startOfDay } from '../../domain/dates';
import type { Page } from '../../domain/lists';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { allOf, listPage } from '../db/list';

const nameColumns = {
  user: ['users', 'fullname'],
  role: ['roles', 'name_display'],
  kol: ['kols', 'stage_name'],
  customer: ['customers', 'name'],
  brand: ['brands', 'name'],
  campaign: ['campaigns', 'name'],
  department: ['departments', 'name'],
  studio: ['studios', 'name'],
  language: ['languages', 'language'],
  file: ['media_files', 'file_name'],
} as const;

/** The name of the record an entry is about. */
function entityName(): SQL {
  const names = Object.entries(nameColumns).map(
    ([entity, [table, column]]) =>
      sql`when ${entity} then (select named.${sql.raw(column)} from ${sql.raw(table)} named where named.id = a.entity_id)`,
  );
  return sql`case a.entity ${sql.join(names, sql` `)}
    when 'sow' then (select k.stage_name from sows s join kols k on k.id = s.kol_id where s.id = a.entity_id)
    when 'campaign_post' then (select p.url_post from campaign_posts p where p.id = a.entity_id) end`;
}

/** The entries of a record; those of a campaign with what became of its SOWs and posts, which have no page of their own. */
function ofRecord({ entity, entity_id }: AuditQuery): SQL {
  if (entity !== 'campaign' || !entity_id) {
    return allOf(entity && sql`a.entity = ${entity}`, entity_id && sql`a.entity_id = ${entity_id}`);
  }
  // An array, so that the index on entity and id is still used.
  return sql`a.entity in ('campaign', 'sow', 'campaign_post') and a.entity_id = any(array(
    select ${entity_id}::uuid union all select id from sows where campaign_id = ${entity_id}
    union all select id from campaign_posts where campaign_id = ${entity_id}))`;
}

/** The trail, newest first, by record, actor, action and days. */
export function findAudit(db: Db, query: AuditQuery): Promise<Page<AuditRecord>> {
  return listPage(db, query, {
    columns: sql`a.id, ${isoInstant(sql`a.at`)} as at, a.action, a.entity, a.entity_id, a.changes, a.request_id, a.address,
      case when u.id is null then null else ${personJson('u')} end as actor, ${entityName()} as entity_name`,
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
