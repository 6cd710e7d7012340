import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Whether a customer has brands; rejected ones do not count. */
export async function hasBrands(db: Db, customerId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from brands where customer_id = ${customerId} and deleted_at is null and status <> 'reject' limit 1`,
  );
  return rows.length > 0;
}

/** Locks the brands of a customer, before the customer itself as an edit of a brand does. */
export async function lockBrandsOf(db: Db, customerId: string): Promise<void> {
  await db.execute(sql`select id from brands where customer_id = ${customerId} order by id for update`);
}

/** Gives the brands of one customer to another one, also those in the trash. Answers their ids. */
export async function moveBrands(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update brands set customer_id = ${to}, version = version + 1, updated_at = now()
      where customer_id = ${from} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Lets those who stand for one customer stand for another one; of whom stands for that already the first link ends. */
export async function moveRepresentatives(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update representatives p set deleted_at = now(), version = version + 1, updated_at = now()
    where p.customer_id = ${from} and p.deleted_at is null and exists (select 1 from representatives other
      where other.user_id = p.user_id and other.customer_id = ${to} and other.deleted_at is null)`);
  await db.execute(sql`update representatives set customer_id = ${to}, version = version + 1, updated_at = now()
    where customer_id = ${from} and deleted_at is null`);
}

/** Gives the campaign requests of one customer to another one. */
export async function moveRequests(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update campaign_requests set customer_id = ${to}, version = version + 1, updated_at = now()
    where customer_id = ${from}`);
}

/** The brand that somebody registered together with this customer; null where there is none. */
export async function findRegisteredBrand(db: Db, customerId: string): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select b.id from brands b join customers cu on cu.id = b.customer_id join users u on u.id = cu.created_by
      where cu.id = ${customerId} and u.type = 'brand' and b.created_by = cu.created_by and b.deleted_at is null
      order by b.id limit 1`,
  );
  return rows[0]?.id ?? null;
}
