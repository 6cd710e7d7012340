import { sql } from 'drizzle-orm';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/**
 * Clicks of people on the short links of a campaign's posts up to the end of a day, by post; a post without a link has no
 * row (CONTRACT-2 §13).
 */
export async function findClicks(db: Db, campaignId: string, asOf: Day): Promise<Map<string, number>> {
  const rows = await selectRows<{ post_id: string; clicks: number }>(
    db,
    sql`select p.id as post_id, coalesce(sum(d.people), 0) as clicks
      from campaign_posts p join shorteners s on s.id = p.shortener_id and s.deleted_at is null
        left join shortener_days d on d.shortener_id = s.id and d.day <= ${asOf}::date
      where p.campaign_id = ${campaignId} group by p.id`,
  );
  return new Map(rows.map(({ post_id, clicks }) => [post_id, clicks]));
}
