import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../context';
import { arrayOf } from './list';

/** Whose rows are meant. */
export type RowReader = Pick<Viewer, 'type' | 'customerIds' | 'brandIds' | 'kolId'>;

/** The product itself, which reads for nobody in particular: every row there is. */
export const everyRow: RowReader = { type: 'staff', customerIds: [], brandIds: [], kolId: null };

/**
 * Which rows a caller has at all (CONTRACT.md §3): staff every one; a customer or brand user those of the customers
 * and brands it represents; a KOL user the campaigns it works in. Everything else does not exist for them.
 */
export function ownBrands(viewer: RowReader, brand: SQL, customer: SQL): SQL | undefined {
  if (viewer.type === 'staff') return undefined;
  return sql`(${customer} = any(${arrayOf(viewer.customerIds, 'uuid')}) or ${brand} = any(${arrayOf(viewer.brandIds, 'uuid')}))`;
}

/** Campaigns of the caller, by the campaign's id, brand and customer columns. */
export function ownCampaigns(viewer: RowReader, campaign: SQL, brand: SQL, customer: SQL): SQL | undefined {
  const byBrand = ownBrands(viewer, brand, customer);
  if (!byBrand) return undefined;
  return sql`(${byBrand} or exists (select 1 from sows own where own.campaign_id = ${campaign} and own.kol_id = ${viewer.kolId}::uuid))`;
}

/** Customers of the caller: those represented, and those of represented brands that are approved. */
export function ownCustomers(viewer: RowReader, customer: SQL): SQL | undefined {
  if (viewer.type === 'staff') return undefined;
  return sql`(${customer} = any(${arrayOf(viewer.customerIds, 'uuid')}) or ${customer} in
    (select owned.customer_id from brands owned where owned.id = any(${arrayOf(viewer.brandIds, 'uuid')})
      and owned.status = 'active' and owned.deleted_at is null))`;
}

/** Orders of the caller: staff those of everybody; others, where a permission group lets them order at all, their own. */
export function ownOrders(viewer: Viewer, orderer: SQL): SQL | undefined {
  return viewer.reduced ? sql`${orderer} = ${viewer.id}::uuid` : undefined;
}

/** The same rules asked the other way round: whether user `u` has the rows of this brand and customer. */
export function userHasBrand(brand: SQL, customer: SQL): SQL {
  return sql`(u.type = 'staff' or exists (select 1 from representatives own where own.user_id = u.id and own.active
    and own.deleted_at is null and (own.customer_id = ${customer} or own.brand_id = ${brand})))`;
}

/** Whether user `u` has the rows of this customer: it represents the customer, or an approved brand there. */
export function userHasCustomer(customer: SQL): SQL {
  return sql`(u.type = 'staff' or exists (select 1 from representatives own left join brands owned on owned.id = own.brand_id
      and owned.status = 'active' and owned.deleted_at is null
    where own.user_id = u.id and own.active and own.deleted_at is null
      and (own.customer_id = ${customer} or owned.customer_id = ${customer})))`;
}
