import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { sumColumns } from './postSums';

/** Ids of all campaigns that have posts, or sums by day left of them. */
export async function findSummed(db: Db): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select campaign_id as id from campaign_posts union select campaign_id from report_days order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Makes the sums by day of a campaign anew from its posts and their readings. */
export async function remakeDays(db: Db, campaignId: string): Promise<void> {
  await db.execute(sql`select rebuild_report_days(${campaignId})`);
}

/** A hash of the sums by day of a campaign: equal where they are. A row of nothing but zeros says nothing. */
export async function hashOfDays(db: Db, campaignId: string): Promise<string | null> {
  const anything = sql.raw(['readings', ...sumColumns].map((column) => `${column} <> 0`).join(' or '));
  const [row] = await selectRows<{ hash: string | null }>(
    db,
    sql`select md5(string_agg(d::text, ' ' order by sow_id, social_type, day)) as hash
      from report_days d where campaign_id = ${campaignId} and (${anything})`,
  );
  return row?.hash ?? null;
}
