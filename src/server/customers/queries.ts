import { type SQL, sql } from 'drizzle-orm';
import type { CompanyRef } from '../../domain/campaigns/types';
import type { CustomerListQuery } from '../../domain/customers/schema';
import type { Customer } from '../../domain/customers/types';
import type { Page } from '../../domain/lists';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { isoInstant, personJson, sectorsJson } from '../db/fragments';
import { allOf, arrayOf, containing, pickerPage, pictureUrl, selectRows } from '../db/list';
import { ownBrands, ownCustomers } from '../db/rowScope';

const from = sql`from customers cu left join users u on u.id = cu.created_by`;

function columnsFor(viewer: Viewer): SQL {
  const brands = allOf(
    sql`b.customer_id = cu.id and b.deleted_at is null`,
    ownBrands(viewer, sql`b.id`, sql`b.customer_id`),
  );
  return sql`cu.id, cu.code, cu.name, ${pictureUrl(sql`cu.logo_file_id`)} as logo, cu.trading_name, cu.tax_number, cu.website,
    cu.status, ${isoInstant(sql`cu.created_at`)} as created_at, cu.version, ${sectorsJson('customer_sectors', 'customer_id', sql`cu.id`)} as sectors,
    (select count(*) from brands b where ${brands}) as brand_total,
    (select count(*) from campaigns c join brands b on b.id = c.brand_id where ${brands} and c.deleted_at is null) as campaign_total,
    case when u.id is null then null else ${personJson('u')} end as "createdBy"`;
}

function visible(viewer: Viewer): SQL {
  return allOf(
    sql`cu.deleted_at is null`,
    viewer.reduced ? sql`cu.status = 'active'` : sql`cu.status <> 'reject'`,
    ownCustomers(viewer, sql`cu.id`),
  );
}

/** Customers the viewer has, filtered and sorted. */
export function findCustomers(db: Db, viewer: Viewer, query: CustomerListQuery): Promise<Page<Customer | CompanyRef>> {
  return pickerPage<Customer, CompanyRef>(db, query, {
    columns: columnsFor(viewer),
    from,
    picker: sql`cu.id, cu.code, cu.name, ${pictureUrl(sql`cu.logo_file_id`)} as logo`,
    where: allOf(
      visible(viewer),
      query.name && sql`cu.search like ${containing(query.name)}`,
      !viewer.reduced && query.statuses && sql`cu.status = any(${arrayOf(query.statuses, 'text')})`,
      query.sector_ids &&
        sql`exists (select 1 from customer_sectors cs where cs.customer_id = cu.id and cs.sector_id = any(${arrayOf(query.sector_ids, 'uuid')}))`,
    ),
    order: { name: sql`cu.search`, date: sql`cu.created_at`, id: sql`cu.id` },
  });
}

/** One customer the viewer has; null otherwise. */
export async function findCustomer(db: Db, viewer: Viewer, id: string): Promise<Customer | null> {
  const where = allOf(visible(viewer), sql`cu.id = ${id}`);
  const rows = await selectRows<Customer>(db, sql`select ${columnsFor(viewer)} ${from} where ${where}`);
  return rows[0] ?? null;
}
