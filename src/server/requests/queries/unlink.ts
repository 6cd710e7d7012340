import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** Takes a removed campaign from the requests it was made from; answers which these were. */
export async function unlinkCampaign(db: Db, campaignId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update campaign_requests set campaign_id = null, version = version + 1, updated_at = now()
      where campaign_id = ${campaignId} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Links requests with a campaign again that they were taken from; answers which, and the names of those of another one. */
export async function relinkCampaign(
  db: Db,
  campaignId: string,
  ids: readonly string[],
): Promise<{ back: string[]; others: string[] }> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update campaign_requests set campaign_id = ${campaignId}, version = version + 1, updated_at = now()
      where id = any(${arrayOf(ids, 'uuid')}) and campaign_id is null returning id`,
  );
  const back = rows.map(({ id }) => id);
  const others = await selectRows<{ request_name: string }>(
    db,
    sql`select request_name from campaign_requests where id = any(${arrayOf(ids, 'uuid')})
      and campaign_id <> ${campaignId} order by id`,
  );
  return { back, others: others.map(({ request_name }) => request_name) };
}
