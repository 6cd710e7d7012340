import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import { campaignFrom, campaignVisible } from './list';

/** A campaign to import into. */
export interface ImportTarget {
  id: string;
  name: string;
  status: CampaignStatus;
}

/**
 * A campaign as an import needs it; `lock` keeps its row until the transaction ends. Null where the viewer has none of
 * that id; a KOL has only its own rows of a campaign, so none to import into.
 */
export async function findImportTarget(
  db: Db,
  viewer: Viewer,
  id: string,
  lock: boolean,
): Promise<ImportTarget | null> {
  const rows = await selectRows<ImportTarget>(
    db,
    sql`select c.id, c.name, c.status ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`, viewer.type === 'kol' && sql`false`)}
      ${lock ? sql`for update of c` : sql``}`,
  );
  return rows[0] ?? null;
}

/** The budget of a campaign in VND. */
export async function findBudget(db: Db, id: string): Promise<number | null> {
  const rows = await selectRows<{ budget: number }>(db, sql`select budget from campaigns where id = ${id}`);
  return rows[0]?.budget ?? null;
}
