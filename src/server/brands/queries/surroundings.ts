import { sql } from 'drizzle-orm';
import type { CompanyRef } from '../../../domain/campaigns/types';
import type { RecordStatus } from '../../../domain/companies/values';
import { isRunning } from '../../companies/queries';
import type { Db } from '../../db/connection';
import { companyJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';

/** Whether the customer a brand refers to is approved; nobody removes it until this transaction ends. Null if gone. */
export async function findCustomerStatus(db: Db, id: string): Promise<RecordStatus | null> {
  const rows = await selectRows<{ status: RecordStatus }>(
    db,
    sql`select status from customers where id = ${id} and deleted_at is null for share`,
  );
  return rows[0]?.status ?? null;
}

/** A deleted brand, locked as an edit locks it; null where it is not deleted. */
export async function lockDeletedBrand(
  db: Db,
  id: string,
): Promise<{ customer_id: string; name: string; status: RecordStatus } | null> {
  const rows = await selectRows<{ customer_id: string; name: string; status: RecordStatus }>(
    db,
    sql`select customer_id, name, status from brands where id = ${id} and deleted_at is not null for update`,
  );
  return rows[0] ?? null;
}

/** Whether a brand has campaigns that are not over. */
export async function hasRunningCampaigns(db: Db, brandId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from campaigns c where c.brand_id = ${brandId} and ${isRunning('c')} limit 1`,
  );
  return rows.length > 0;
}

/** Customers as shown beside a brand, by id. */
export async function findCustomerRefs(db: Db, ids: readonly string[]): Promise<Map<string, CompanyRef>> {
  const rows = await selectRows<{ ref: CompanyRef }>(
    db,
    sql`select ${companyJson('cu')} as ref from customers cu where cu.id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Map(rows.map(({ ref }) => [ref.id, ref]));
}

const shownHashtags = 10;

/** The hashtags of a brand without their #, the newest first. */
export async function findBrandHashtags(db: Db, brandId: string): Promise<string[]> {
  const rows = await selectRows<{ tag: string }>(
    db,
    sql`select ltrim(h.tag, '#') as tag from brand_hashtags b join hashtags h on h.id = b.hashtag_id
      where b.brand_id = ${brandId} order by h.created_at desc, h.id desc limit ${shownHashtags}`,
  );
  return rows.map(({ tag }) => tag);
}
