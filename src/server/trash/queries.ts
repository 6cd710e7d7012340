import { type SQL, sql } from 'drizzle-orm';
import { statusesOfGroup } from '../../domain/campaigns/values';
import type { Page } from '../../domain/lists';
import { type TrashKind, trashDays } from '../../domain/trash/rules';
import type { TrashListQuery } from '../../domain/trash/schema';
import type { TrashItem } from '../../domain/trash/types';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { allOf, arrayOf, containing, listPage, pictureUrl, selectRows } from '../db/list';
import { isRestorable } from '../db/trash';

/** The picture of a deleted record. */
const picture = pictureUrl(sql`(case trash.kind
  when 'kol' then (select avatar_file_id from kols where id = trash.id)
  when 'customer' then (select logo_file_id from customers where id = trash.id)
  when 'brand' then (select logo_file_id from brands where id = trash.id)
  else (select coalesce(avatar_file_id, cover_file_id) from campaigns where id = trash.id) end)`);

/** What has to be restored before it: the customer of a brand; of a campaign that is not over also brand and KOLs. */
const parents: SQL = sql`coalesce((
  select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'code', p.code, 'name', p.name)
    order by array_position(array['customer', 'brand', 'kol'], p.kind), p.name, p.id)
  from trash p where p.deleted_at > now() - make_interval(days => ${trashDays}) and p.id in (
    select b.customer_id from brands b where trash.kind = 'brand' and b.id = trash.id
    union all select unnest(array[b.id, b.customer_id]) from campaigns c join brands b on b.id = c.brand_id
      where trash.kind = 'campaign' and c.id = trash.id and c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')})
    union all select s.kol_id from sows s join campaigns c on c.id = s.campaign_id
      where trash.kind = 'campaign' and c.id = trash.id and c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')})
  )), '[]'::json)`;

/** What lies in the trash of these kinds, what was deleted last first. */
export function findTrash(db: Db, kinds: readonly TrashKind[], query: TrashListQuery): Promise<Page<TrashItem>> {
  return listPage<TrashItem>(db, query, {
    columns: sql`trash.id, trash.kind, trash.code, trash.name, trash.reason, ${picture} as picture,
      ${isoInstant(sql`trash.deleted_at`)} as deleted_at,
      case when u.id is null then null else ${personJson('u')} end as deleted_by,
      ceil(extract(epoch from trash.deleted_at + make_interval(days => ${trashDays}) - now()) / 86400)::int as days_left,
      ${parents} as parents`,
    from: sql`from trash left join users u on u.id = trash.deleted_by`,
    where: allOf(
      isRestorable,
      sql`trash.kind = any(${arrayOf(kinds, 'text')})`,
      query.kinds && sql`trash.kind = any(${arrayOf(query.kinds, 'text')})`,
      query.name && sql`trash.search like ${containing(query.name)}`,
    ),
    order: { name: sql`trash.search`, date: sql`trash.deleted_at`, id: sql`trash.id` },
  });
}

/** The kinds of those of these records that lie in the trash, by id. */
export async function findKinds(db: Db, ids: readonly string[]): Promise<Map<string, TrashKind>> {
  const rows = await selectRows<{ id: string; kind: TrashKind }>(
    db,
    sql`select id, kind from trash where id = any(${arrayOf(ids, 'uuid')}) and ${isRestorable}`,
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
