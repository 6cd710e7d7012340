import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** A deleted campaign, its row kept until the transaction ends, with the customer its brand has now; null if not deleted. */
export async function lockDeletedCampaign(
  db: Db,
  id: string,
): Promise<{ status: CampaignStatus; brand_id: string; customer_id: string } | null> {
  const rows = await selectRows<{ status: CampaignStatus; brand_id: string; customer_id: string }>(
    db,
    sql`select c.status, c.brand_id, b.customer_id from campaigns c join brands b on b.id = c.brand_id
      where c.id = ${id} and c.deleted_at is not null for update of c`,
  );
  return rows[0] ?? null;
}

/** Those of a campaign's KOLs that are deleted. Nobody removes another one until this transaction ends. */
export async function findDeletedKols(db: Db, campaignId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string; deleted: boolean }>(
    db,
    sql`select k.id, k.deleted_at is not null as deleted from kols k
      where k.id in (select s.kol_id from sows s where s.campaign_id = ${campaignId}) order by k.id for share`,
  );
  return rows.flatMap(({ id, deleted }) => (deleted ? id : []));
}
