import { type SQL, sql } from 'drizzle-orm';
import type { BrandListQuery } from '../../../domain/brands/schema';
import type { Brand, BrandDetail } from '../../../domain/brands/types';
import type { CompanyRef } from '../../../domain/campaigns/types';
import type { Page } from '../../../domain/lists';
import { isOfStatus, isOpenTo, isPendingEdit, isRunning, registrationOf, shownStatus } from '../../companies/queries';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, createdIn, inSectors, isoInstant, personJson, sectorsJson } from '../../db/fragments';
import { allOf, containing, pickerPage, pictureUrl, selectRows } from '../../db/list';
import { ownBrands } from '../../db/rowScope';
import { representativeCount } from '../../representatives/queries';

const columnsFor = (
  viewer: Viewer,
) => sql`b.id, b.code, b.name, ${pictureUrl(sql`b.logo_file_id`)} as logo, b.website, b.phone, b.address, b.email,
  b.description, ${shownStatus(viewer, 'brand', 'b')} as status, ${isPendingEdit(viewer, 'brand', 'b')} as pending_edit,
  ${isoInstant(sql`b.created_at`)} as created_at, b.version, ${companyJson('cu')} as customer,
  ${sectorsJson('brand_sectors', 'brand_id', sql`b.id`)} as sectors,
  (select count(*) from campaigns c where c.brand_id = b.id and c.deleted_at is null) as campaign_total,
  case when u.id is null then null else ${personJson('u')} end as "createdBy"`;

const from = sql`from brands b join customers cu on cu.id = b.customer_id left join users u on u.id = b.created_by`;

/** The condition that this viewer may open a brand. */
function openTo(viewer: Viewer): SQL {
  return allOf(isOpenTo(viewer, 'b'), ownBrands(viewer, sql`b.id`, sql`b.customer_id`));
}

/** The condition that this viewer finds a brand in lists. */
export function brandVisible(viewer: Viewer): SQL {
  return allOf(openTo(viewer), sql`b.status <> 'reject'`);
}

/** Brands the viewer has, filtered and sorted; `status` filters are the staff's (CONTRACT.md §4). */
export function findBrands(db: Db, viewer: Viewer, query: BrandListQuery): Promise<Page<Brand | CompanyRef>> {
  return pickerPage<Brand, CompanyRef>(db, query, {
    columns: columnsFor(viewer),
    from,
    picker: sql`b.id, b.code, b.name, ${pictureUrl(sql`b.logo_file_id`)} as logo`,
    where: allOf(
      brandVisible(viewer),
      query.name && sql`b.search like ${containing(query.name)}`,
      isOfStatus(viewer, 'brand', 'b', query.statuses),
      query.customer_id && sql`b.customer_id = ${query.customer_id}`,
      inSectors('brand_sectors', 'brand_id', sql`b.id`, query.sector_ids),
      createdIn(sql`b.created_at`, query),
    ),
    order: { name: sql`b.search`, date: sql`b.created_at`, id: sql`b.id` },
  });
}

/** One brand the viewer may open, with what hangs on it; null otherwise. */
export async function findBrand(db: Db, viewer: Viewer, id: string): Promise<BrandDetail | null> {
  const rows = await selectRows<BrandDetail>(
    db,
    sql`select ${columnsFor(viewer)}, b.status_reason, ${registrationOf('brand', 'b')} as registration,
      (select count(*) from campaigns c where c.brand_id = b.id and ${isRunning('c')}) as running_campaign_total,
      ${representativeCount('brand', sql`b.id`)} as representative_total
    ${from} where ${allOf(openTo(viewer), sql`b.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}
