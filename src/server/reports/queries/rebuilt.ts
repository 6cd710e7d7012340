import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { sumColumns } from './sumsAsOf';

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

const anything = sql.raw(['readings', ...sumColumns].map((column) => `${column} <> 0`).join(' or '));
const anyTotal = sql.raw(sumColumns.map((column) => `${column} <> 0`).join(' or '));
const totals = sql.raw(['sow_id', 'social_type', ...sumColumns].join(', '));

/**
 * A hash of the sums by day of a campaign and of their totals: equal where they are. A row of nothing but zeros says
 * nothing, and a last day may be later than it has to be.
 */
export async function hashOfDays(db: Db, campaignId: string): Promise<string | null> {
  const [row] = await selectRows<{ hash: string | null }>(
    db,
    sql`select md5(concat(days, '/', totals)) as hash from (
      select string_agg(d::text, ' ' order by sow_id, social_type, day) as days
        from report_days d where campaign_id = ${campaignId} and (${anything})) d, (
      select string_agg((${totals}, last_day >= (select max(day) from report_days d where d.campaign_id = t.campaign_id
          and d.sow_id = t.sow_id and d.social_type = t.social_type and (${anything})))::text, ' '
          order by sow_id, social_type) as totals
        from report_totals t where campaign_id = ${campaignId} and (${anyTotal})) t`,
  );
  return row?.hash ?? null;
}
