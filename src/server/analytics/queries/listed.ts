import { sql } from 'drizzle-orm';
import { inForce } from '../../../domain/approvals/inForce';
import { brandVisible } from '../../brands/queries/list';
import { isInForce } from '../../companies/queries';
import type { Viewer } from '../../context';
import { customerVisible } from '../../customers/queries/list';
import { allOf } from '../../db/list';
import { matchesOf } from '../../kols/queries/matches';
import type { Listed } from './records';

/** Customers as their list finds them in force. */
export const customersOf = (viewer: Viewer): Listed => ({
  from: sql`customers cu`,
  where: allOf(customerVisible(viewer), isInForce('cu')),
  id: sql`cu.id`,
  created_at: sql`cu.created_at`,
  links: { table: sql`customer_sectors`, key: sql`customer_id` },
  ofSectors: (ids) =>
    sql`exists (select 1 from customer_sectors link where link.customer_id = cu.id and link.sector_id = any(${ids}))`,
});

/** Brands as their list finds them in force. */
export const brandsOf = (viewer: Viewer): Listed => ({
  from: sql`brands b join customers cu on cu.id = b.customer_id`,
  where: allOf(brandVisible(viewer), isInForce('b')),
  id: sql`b.id`,
  created_at: sql`b.created_at`,
  links: { table: sql`brand_sectors`, key: sql`brand_id` },
  ofSectors: (ids) =>
    sql`exists (select 1 from brand_sectors link where link.brand_id = b.id and link.sector_id = any(${ids}))`,
});

/** KOLs as their list finds them in force. */
export const kolsOf = (viewer: Viewer): Listed => ({
  ...matchesOf(viewer, { status: [inForce] }),
  id: sql`k.kol_id`,
  created_at: sql`k.created_at`,
  links: { table: sql`kol_sectors`, key: sql`kol_id` },
  ofSectors: (ids) => sql`k.sector_ids && ${ids}`,
});
