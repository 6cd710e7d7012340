import { sql } from 'drizzle-orm';
import type { CampaignRecipient } from '../../../domain/campaigns/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import { campaignFrom, campaignVisible } from './list';

/** Somebody to be written to; `language` is the code of the one they chose, null if none. */
export type StoredRecipient = CampaignRecipient & { language: string | null };

/** The active representatives of a campaign's customer and brand, each once, by name. */
export function findRecipients(db: Db, campaignId: string): Promise<StoredRecipient[]> {
  return selectRows(
    db,
    sql`select u.id, u.fullname, u.email, u.position, l.code as language
      from users u left join languages l on l.id = u.language_id
      where u.active and u.deleted_at is null and exists (select 1 from campaigns c join brands b on b.id = c.brand_id
        join representatives p on p.customer_id = b.customer_id or p.brand_id = b.id
        where c.id = ${campaignId} and p.user_id = u.id and p.active and p.deleted_at is null)
      order by u.search, u.id`,
  );
}

/** What a campaign is called; null where the viewer has none of that id. */
export async function findCampaignName(db: Db, viewer: Viewer, id: string): Promise<string | null> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select c.name ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0]?.name ?? null;
}
