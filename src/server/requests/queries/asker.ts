import { sql } from 'drizzle-orm';
import { brandVisible } from '../../brands/queries/list';
import type { Viewer } from '../../context';
import { customerVisible } from '../../customers/queries/list';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';

/** A brand a request can be bound to. */
export interface AskingBrand {
  id: string;
  name: string;
  customer_id: string;
  logo_file_id: string | null;
}

/** The brand of this id if the viewer has it, without an id all the viewer has, but two at most: is there only one? */
export function findAskingBrands(db: Db, viewer: Viewer, id: string | null): Promise<AskingBrand[]> {
  return selectRows(
    db,
    sql`select b.id, b.name, b.customer_id, b.logo_file_id from brands b
      where ${allOf(brandVisible(viewer), id && sql`b.id = ${id}`)} order by b.id limit 2`,
  );
}

/** Whether the viewer has this customer. */
export async function hasCustomer(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from customers cu where ${allOf(customerVisible(viewer), sql`cu.id = ${id}`)}`,
  );
  return rows.length > 0;
}
