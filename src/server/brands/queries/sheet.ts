import { sql } from 'drizzle-orm';
import type { RecordStatus } from '../../../domain/companies/values';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** Customers a cell may name, by name. */
export function findSheetCustomers(
  db: Db,
  statuses: readonly RecordStatus[],
): Promise<{ code: string; name: string }[]> {
  return selectRows(
    db,
    sql`select code, name from customers where deleted_at is null and status = any(${arrayOf(statuses, 'text')})
      order by search, id`,
  );
}

interface SheetCustomer {
  id: string;
  code: string;
  name: string;
  status: RecordStatus;
}

/** Customers by code in capitals; with `lock` nobody removes or decides on them until this transaction ends. */
export async function findCustomersByCode(
  db: Db,
  codes: readonly string[],
  lock: boolean,
): Promise<Map<string, SheetCustomer>> {
  const asked = [...new Set(codes.map((code) => code.toUpperCase()))];
  const rows = await selectRows<SheetCustomer>(
    db,
    sql`select id, code, name, status from customers where deleted_at is null
      and upper(code) = any(${arrayOf(asked, 'text')}) order by id ${lock ? sql`for share` : sql``}`,
  );
  return new Map(rows.map((customer) => [customer.code.toUpperCase(), customer]));
}

/** Customers by id, removed and rejected ones too: those that brands have. */
export function findCustomersById(db: Db, ids: readonly string[]): Promise<SheetCustomer[]> {
  return selectRows<SheetCustomer>(
    db,
    sql`select id, code, name, status from customers where id = any(${arrayOf(ids, 'uuid')})`,
  );
}

/**
 * Brands of the same name with the same customer, by place in the list, other than the one of `id`; `row` where it is an
 * earlier place.
 */
export function findSameBrands(
  db: Db,
  asked: readonly { place: number; name: string; customer_id: string; id: string | null }[],
): Promise<{ place: number; row: number | null }[]> {
  return selectRows(
    db,
    sql`with asked as materialized (
      select a.place, a.customer_id, a.id, normalise_text(a.name) as name
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(place int, customer_id uuid, id uuid, name text)
    ), firsts as (
      select place, min(place) over (partition by customer_id, name) as first from asked
    )
    select a.place, null as row from asked a
      join brands b on b.customer_id = a.customer_id and b.deleted_at is null and b.status <> 'reject'
        and normalise_text(b.name) = a.name and b.id is distinct from a.id
    union all
    select place, first from firsts where first < place
    order by 1`,
  );
}
