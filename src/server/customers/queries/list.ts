import { type SQL, sql } from 'drizzle-orm';
import type { CompanyRef } from '../../../domain/campaigns/types';
import type { CustomerListQuery } from '../../../domain/customers/schema';
import type { Customer, CustomerDetail } from '../../../domain/customers/types';
import type { Page } from '../../../domain/lists';
import { isOfStatus, isOpenTo, isPendingEdit, isRunning, registrationOf, shownStatus } from '../../companies/queries';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { createdIn, inSectors, isoInstant, personJson, sectorsJson } from '../../db/fragments';
import { allOf, containing, pickerPage, pictureUrl, selectRows } from '../../db/list';
import { ownBrands, ownCustomers } from '../../db/rowScope';
import { representativeCount } from '../../representatives/queries';

const from = sql`from customers cu left join users u on u.id = cu.created_by`;

function columnsFor(viewer: Viewer): SQL {
  const brands = allOf(
    sql`b.customer_id = cu.id and b.deleted_at is null`,
    viewer.reduced ? sql`b.status = 'active'` : sql`b.status <> 'reject'`,
    ownBrands(viewer, sql`b.id`, sql`b.customer_id`),
  );
  return sql`cu.id, cu.code, cu.name, ${pictureUrl(sql`cu.logo_file_id`)} as logo, cu.trading_name, cu.tax_number, cu.website,
    ${shownStatus(viewer, 'customer', 'cu')} as status, ${isPendingEdit(viewer, 'customer', 'cu')} as pending_edit,
    ${isoInstant(sql`cu.created_at`)} as created_at, cu.version, ${sectorsJson('customer_sectors', 'customer_id', sql`cu.id`)} as sectors,
    (select count(*) from brands b where ${brands}) as brand_total,
    (select count(*) from campaigns c join brands b on b.id = c.brand_id where ${brands} and c.deleted_at is null) as campaign_total,
    case when u.id is null then null else ${personJson('u')} end as "createdBy"`;
}

/** The condition that this viewer may open a customer. */
function openTo(viewer: Viewer): SQL {
  return allOf(isOpenTo(viewer, 'cu'), ownCustomers(viewer, sql`cu.id`));
}

/** The condition that this viewer finds a customer in lists. */
export function customerVisible(viewer: Viewer): SQL {
  return allOf(openTo(viewer), sql`cu.status <> 'reject'`);
}

/** Customers the viewer has, filtered and sorted. */
export function findCustomers(db: Db, viewer: Viewer, query: CustomerListQuery): Promise<Page<Customer | CompanyRef>> {
  return pickerPage<Customer, CompanyRef>(db, query, {
    columns: columnsFor(viewer),
    from,
    picker: sql`cu.id, cu.code, cu.name, ${pictureUrl(sql`cu.logo_file_id`)} as logo`,
    where: allOf(
      customerVisible(viewer),
      query.name && sql`cu.search like ${containing(query.name)}`,
      isOfStatus(viewer, 'customer', 'cu', query.statuses),
      inSectors('customer_sectors', 'customer_id', sql`cu.id`, query.sector_ids),
      createdIn(sql`cu.created_at`, query),
    ),
    order: { name: sql`cu.search`, date: sql`cu.created_at`, id: sql`cu.id` },
  });
}

/** One customer the viewer may open, with what hangs on it; null otherwise. */
export async function findCustomer(db: Db, viewer: Viewer, id: string): Promise<CustomerDetail | null> {
  const rows = await selectRows<CustomerDetail>(
    db,
    sql`select ${columnsFor(viewer)}, cu.status_reason, ${registrationOf('customer', 'cu')} as registration,
      (select count(*) from campaigns c join brands b on b.id = c.brand_id where b.customer_id = cu.id and ${isRunning('c')})
        as running_campaign_total,
      ${representativeCount('customer', sql`cu.id`)} as representative_total
    ${from} where ${allOf(openTo(viewer), sql`cu.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}
