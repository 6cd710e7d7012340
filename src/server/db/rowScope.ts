import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../context';
import { arrayOf } from './list';

/**
 * Which rows a caller has at all (CONTRACT.md §3): staff every one; a customer or brand user those of the customers
 * and brands it represents; a KOL user the campaigns it works in. Everything else does not exist for them.
 */
export function ownBrands(viewer: Viewer, brand: SQL, customer: SQL): SQL | undefined {
  if (viewer.type === 'staff') return undefined;
  return sql`(${customer} = any(${arrayOf(viewer.customerIds, 'uuid')}) or ${brand} = any(${arrayOf(viewer.brandIds, 'uuid')}))`;
}

/** Campaigns of the caller, by the campaign's id, brand and customer columns. */
export function ownCampaigns(viewer: Viewer, campaign: SQL, brand: SQL, customer: SQL): SQL | undefined {
  const byBrand = ownBrands(viewer, brand, customer);
  if (!byBrand) return undefined;
  return sql`(${byBrand} or exists (select 1 from sows own where own.campaign_id = ${campaign} and own.kol_id = ${viewer.kolId}::uuid))`;
}

/** Customers of the caller: those represented, and those of represented brands. */
export function ownCustomers(viewer: Viewer, customer: SQL): SQL | undefined {
  if (viewer.type === 'staff') return undefined;
  return sql`(${customer} = any(${arrayOf(viewer.customerIds, 'uuid')}) or ${customer} in
    (select owned.customer_id from brands owned where owned.id = any(${arrayOf(viewer.brandIds, 'uuid')})))`;
}
