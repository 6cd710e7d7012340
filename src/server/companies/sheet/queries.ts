import { sql } from 'drizzle-orm';
import type { NamedChoice } from '../../../domain/imports';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Sectors of customers and brands, or industries, for a workbook to offer. */
export function findSectorChoices(db: Db, type: 'customer_brand' | 'industry'): Promise<NamedChoice[]> {
  return selectRows<NamedChoice>(
    db,
    sql`select id as value, name, name_en from sectors where type = ${type} order by position, id`,
  );
}
