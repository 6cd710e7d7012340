import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import type { RowReader } from '../../db/rowScope';
import { campaignFrom, campaignVisible } from './list';

/** What a campaign is called, and how far it is. */
export interface AboutCampaign {
  id: string;
  code: string;
  name: string;
  status: CampaignStatus;
}

/** What a campaign is called; null where the viewer has none of that id. */
export async function findCampaignAbout(db: Db, viewer: RowReader, id: string): Promise<AboutCampaign | null> {
  const rows = await selectRows<AboutCampaign>(
    db,
    sql`select c.id, c.code, c.name, c.status ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}
