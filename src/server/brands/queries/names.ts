import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, selectRows } from '../../db/list';

/**
 * Lets nobody else give brands of these customers a name until the transaction ends. Call it before a row of a customer
 * is locked, as everybody does.
 */
export async function lockBrandNames(db: Db, customerIds: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('brand names ' || id, 0))
    from (select distinct id from unnest(${arrayOf(customerIds, 'text')}) id order by id) one`);
}

/** A brand the customer has of that name, but for case and accents; one that was rejected counts for nothing. */
export async function findNamesake(
  db: Db,
  { customer_id, name }: { customer_id: string; name: string },
  except: string | null,
): Promise<string | null> {
  const [same] = await selectRows<{ id: string }>(
    db,
    sql`select id from brands b where ${allOf(
      sql`b.customer_id = ${customer_id} and b.deleted_at is null and b.status <> 'reject'`,
      sql`normalise_text(b.name) = normalise_text(${name})`,
      except && sql`b.id <> ${except}`,
    )} limit 1`,
  );
  return same?.id ?? null;
}

/** Names that brands of one customer have in common with brands of another one, rejected ones aside. */
export async function findCommonNames(db: Db, one: string, other: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select a.name from brands a join brands b on normalise_text(b.name) = normalise_text(a.name)
      where a.customer_id = ${one} and b.customer_id = ${other} and a.deleted_at is null and b.deleted_at is null
        and a.status <> 'reject' and b.status <> 'reject'`,
  );
  return rows.map(({ name }) => name);
}
