import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Takes a removed campaign from the requests it was made from; answers which these were. */
export async function unlinkCampaign(db: Db, campaignId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update campaign_requests set campaign_id = null, version = version + 1, updated_at = now()
      where campaign_id = ${campaignId} returning id`,
  );
  return rows.map(({ id }) => id);
}
