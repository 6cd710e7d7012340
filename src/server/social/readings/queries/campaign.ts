import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../../domain/campaigns/values';
import type { Viewer } from '../../../context';
import type { Db } from '../../../db/connection';
import { allOf, selectRows } from '../../../db/list';
import { visibleCampaign } from '../../queries/overview';

/** The status of a campaign of the viewer, its row kept until the transaction ends; null where there is none. */
export async function lockCampaignStatus(db: Db, viewer: Viewer, id: string): Promise<CampaignStatus | null> {
  const [row] = await selectRows<{ status: CampaignStatus }>(
    db,
    sql`select c.status from campaigns c join brands b on b.id = c.brand_id
      where ${allOf(visibleCampaign(viewer), sql`c.id = ${id}`)} for no key update of c`,
  );
  return row?.status ?? null;
}
