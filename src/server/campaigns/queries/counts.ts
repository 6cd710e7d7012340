import { sql } from 'drizzle-orm';
import type { CampaignFilters } from '../../../domain/campaigns/schema';
import { type CampaignStatus, campaignStatuses } from '../../../domain/campaigns/values';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { campaignMatches } from './list';

/** How many of the viewer's campaigns that meet the filters have each status; 0 where there are none. */
export async function countByStatus(
  db: Db,
  viewer: Viewer,
  query: CampaignFilters,
): Promise<Record<CampaignStatus, number>> {
  const rows = await selectRows<{ status: CampaignStatus; total: number }>(
    db,
    sql`select c.status, count(*) as total from campaigns c join brands b on b.id = c.brand_id
      where ${campaignMatches(viewer, query)} group by c.status`,
  );
  const none = campaignStatuses.map((status) => [status, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ status, total }) => [status, total] as const)]) as Record<
    CampaignStatus,
    number
  >;
}
