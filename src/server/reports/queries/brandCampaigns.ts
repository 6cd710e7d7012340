import { sql } from 'drizzle-orm';
import type { BrandCampaignRef } from '../../../domain/reports/brandTypes';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** The campaigns a brand spent on by the end of a day, in the order they began: neither pitched only nor cancelled. */
export function findSpentOn(db: Db, brandId: string, day: string): Promise<BrandCampaignRef[]> {
  return selectRows<BrandCampaignRef>(
    db,
    sql`select c.id, c.code, c.name, c.status, c.start_date, c.end_date from campaigns c
      where c.brand_id = ${brandId} and c.deleted_at is null and c.status in ('on_going', 'liquidation', 'done')
        and c.start_date <= ${day} order by c.start_date, c.created_at, c.id`,
  );
}
