import { type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../../domain/lists';
import { idEndOf } from '../../../domain/requests/rules';
import type { RequestListQuery } from '../../../domain/requests/schema';
import type { RequestDetail, RequestListItem } from '../../../domain/requests/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, isoInstant, kolJson, personJson } from '../../db/fragments';
import { allOf, containing, listPage, pictureUrl, selectRows } from '../../db/list';
import { ownBrands, ownCampaigns } from '../../db/rowScope';

const shownKols = 3;

/** A stored document of a request, before its link is made. */
export type StoredFile = Omit<RequestDetail['data_files'][number], 'url'>;

const chosen = (most: SQL) => sql`coalesce((select json_agg(shown.kol order by shown.position) from
    (select ${kolJson('k')} as kol, rk.position from request_kols rk join kols k on k.id = rk.kol_id
      where rk.request_id = r.id order by rk.position ${most}) shown), '[]'::json)`;

const columns = sql`r.id, r.request_name, r.request_budget, r.request_start_date, r.request_end_date, r.request_status,
  ${isoInstant(sql`r.request_date`)} as request_date, r.brand_name, ${pictureUrl(sql`r.brand_cover_file_id`)} as brand_cover_image,
  r.customer_name, r.version, r.guest_language is not null as is_guest, (select count(*)::int from request_kols rk where rk.request_id = r.id) as kol_total,
  case when p.id is null then null else json_build_object('id', p.id, 'fullname', p.fullname, 'code', p.code,
    'email', p.email, 'avatar', ${pictureUrl(sql`p.avatar_file_id`)}) end as person_in_charge`;

const from = sql`from campaign_requests r left join users p on p.id = r.person_in_charge_id`;

/** The condition that a request exists for this viewer: clients have those of their customers and brands (CONTRACT.md §3). */
export function requestVisible(viewer: Viewer): SQL {
  return allOf(ownBrands(viewer, sql`r.brand_id`, sql`r.customer_id`));
}

/** Requests the viewer has, by a text in name, brand or customer or by their code, and by status. */
export function findRequests(db: Db, viewer: Viewer, query: RequestListQuery): Promise<Page<RequestListItem>> {
  return listPage<RequestListItem>(db, query, {
    columns: sql`${columns}, ${chosen(sql`limit ${shownKols}`)} as data_kols`,
    from,
    where: allOf(
      requestVisible(viewer),
      query.name && calledSo(query.name),
      query.request_status && sql`r.request_status = ${query.request_status}`,
    ),
    order: { name: sql`r.search`, date: sql`r.request_date`, id: sql`r.id` },
  });
}

function calledSo(name: string): SQL {
  const end = idEndOf(name);
  const named = sql`r.search like ${containing(name)}`;
  return end ? sql`(${named} or right(r.id::text, ${end.length}) = ${end})` : named;
}

/** One request with everything its page shows; null where the viewer has none of that id. */
export async function findRequest(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<(Omit<RequestDetail, 'data_files'> & { data_files: StoredFile[] }) | null> {
  const [row] = await selectRows<Omit<RequestDetail, 'data_files'> & { data_files: StoredFile[] }>(
    db,
    sql`select ${columns}, ${chosen(sql``)} as data_kols, r.request_description, r.customer_phone, r.customer_email,
      array(select rk.kol_id from request_kols rk where rk.request_id = r.id order by rk.position) as request_kols,
      ${companyJson('b')} as brand, ${companyJson('cu')} as customer,
      coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'size', f.size) order by f.id)
        from request_files rf join media_files f on f.id = rf.file_id and f.deleted_at is null
        where rf.request_id = r.id), '[]'::json) as data_files,
      ${campaignOf(viewer)} as campaign,
      case when a.id is null then null else ${personJson('a')} end as "createdBy"
    ${from} left join brands b on b.id = r.brand_id left join customers cu on cu.id = r.customer_id
      left join users a on a.id = r.created_by
    where ${allOf(requestVisible(viewer), sql`r.id = ${id}`)}`,
  );
  return row ?? null;
}

/** The campaign made from request `r`, where the viewer has it. */
function campaignOf(viewer: Viewer): SQL {
  return sql`(select json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'status', c.status)
    from campaigns c join brands b on b.id = c.brand_id
    where ${allOf(
      sql`c.id = r.campaign_id and c.deleted_at is null`,
      ownCampaigns(viewer, sql`c.id`, sql`b.id`, sql`b.customer_id`),
    )})`;
}

/** What of a request a write goes by; locked until the transaction ends. */
export type LockedRequest = Pick<RequestDetail, 'id' | 'request_name' | 'brand_name' | 'request_status' | 'version'> & {
  person_in_charge_id: string | null;
  campaign_id: string | null;
  created_by: string | null;
  customer_email: string;
  /** Null where somebody signed in asked. */
  guest_language: string | null;
  /** UTC. */
  request_date: string;
};

/** Locks a request the viewer has; null where there is none of that id. */
export async function lockRequest(db: Db, viewer: Viewer, id: string): Promise<LockedRequest | null> {
  const [row] = await selectRows<LockedRequest>(
    db,
    sql`select r.id, r.request_name, r.brand_name, r.request_status, r.version, r.person_in_charge_id, r.campaign_id,
      r.created_by, r.customer_email, r.guest_language, ${isoInstant(sql`r.request_date`)} as request_date
      from campaign_requests r where ${allOf(requestVisible(viewer), sql`r.id = ${id}`)} for update`,
  );
  return row ?? null;
}

/** Whether this is a member of staff who works here now: only they can be responsible for a request. */
export async function isWorkingStaff(db: Db, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from users where id = ${userId} and type = 'staff' and active and deleted_at is null`,
  );
  return rows.length > 0;
}
