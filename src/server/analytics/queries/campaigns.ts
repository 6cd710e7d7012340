import { type SQL, sql } from 'drizzle-orm';
import { type Period, periodBefore } from '../../../domain/analytics/period';
import type { CampaignAtRisk, CampaignSector, CountTotals, SectorBudget } from '../../../domain/analytics/types';
import type { CampaignFilters } from '../../../domain/campaigns/schema';
import {
  type CampaignGroup,
  type CampaignStatus,
  campaignStatuses,
  statusesOfGroup,
} from '../../../domain/campaigns/values';
import { campaignFrom, campaignMatches, peopleJson } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';
import { sectorOrNull } from './records';

/** Campaigns with money and results: neither pitched only nor cancelled. */
const earning = arrayOf(['on_going', 'liquidation', 'done'] satisfies CampaignStatus[], 'text');

/** `from … where` of the campaigns `c` that the viewer's list shows of a period, narrowed further where asked. */
export function campaignsOf(viewer: Viewer, filters: CampaignFilters): SQL {
  return sql`${campaignFrom} where ${campaignMatches(viewer, filters)}`;
}

/** The same, of those alone that have money and results. */
export function earningCampaignsOf(viewer: Viewer, filters: CampaignFilters): SQL {
  return sql`${campaignsOf(viewer, filters)} and c.status = any(${earning})`;
}

/** How many run in a period, how many started in it, and how many in as many days before. */
export async function campaignTotals(db: Db, viewer: Viewer, period: Period): Promise<CountTotals> {
  const before = periodBefore(period);
  const [row] = await selectRows<CountTotals>(
    db,
    sql`select count(*) as total, count(*) filter (where c.start_date >= ${period.start_date}::date) as added,
      (select count(*) ${campaignsOf(viewer, before)} and c.start_date >= ${before.start_date}::date) as before
      ${campaignsOf(viewer, period)}`,
  );
  return row ?? { total: 0, added: 0, before: 0 };
}

/** How many of them have which status; every status has its row. */
export async function countByStatus(db: Db, viewer: Viewer, period: Period) {
  const rows = await selectRows<{ status: CampaignStatus; count: number }>(
    db,
    sql`select c.status, count(*) as count ${campaignsOf(viewer, period)} group by c.status`,
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return campaignStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

const inGroup = (group: CampaignGroup) => sql`c.status = any(${arrayOf(statusesOfGroup[group], 'text')})`;
const countOf = (group: CampaignGroup) => sql`count(*) filter (where ${inGroup(group)})`;
const budgetOf = (group: CampaignGroup) => sql`coalesce(sum(c.budget) filter (where ${inGroup(group)}), 0)`;

/** How many of them are of brands of each sector, and their budgets in VND, by list; budgets of cancelled ones left out. */
export function budgetsBySector(db: Db, viewer: Viewer, period: Period): Promise<(CampaignSector & SectorBudget)[]> {
  return selectRows<CampaignSector & SectorBudget>(
    db,
    sql`with counted as (
      select link.sector_id, count(*) as count,
        json_build_object('inprogress', ${countOf('inprogress')}, 'done', ${countOf('done')}, 'cancel', ${countOf('cancel')})
          as by_group,
        ${budgetOf('inprogress')} + ${budgetOf('done')} as budget,
        json_build_object('inprogress', ${budgetOf('inprogress')}::text, 'done', ${budgetOf('done')}::text)
          as budget_by_group
        from (select c.brand_id, c.status, c.budget ${campaignsOf(viewer, period)}) c
        left join brand_sectors link on link.brand_id = c.brand_id group by link.sector_id)
    select ${sectorOrNull}, counted.count, counted.by_group, counted.budget::text as budget, counted.budget_by_group
      from counted left join sectors sector on sector.id = counted.sector_id
      order by sector.id is null, counted.count desc, sector.position`,
  );
}

const worst = 10;

/** The campaigns of a period that are behind their pace, the worst first, all for null; and how many there are. */
export async function campaignsAtRisk(db: Db, viewer: Viewer, period: Period, most: number | null = worst) {
  const behind = campaignsOf(viewer, { ...period, pace: 'behind' });
  const [[row], campaigns] = await Promise.all([
    selectRows<{ count: number }>(db, sql`select count(*) as count ${behind}`),
    selectRows<CampaignAtRisk>(
      db,
      sql`select c.id, c.code, c.name, c.status, ${companyJson('b')} as brand, ${peopleJson('manager')} as managers,
        c.start_date, c.end_date, c.pace_ratio, c.pace_metric, c.pace_reached, c.pace_low, c.pace_high, c.pace_day
      ${behind} order by c.pace_ratio, c.id limit ${most}`,
    ),
  ]);
  return { count: row?.count ?? 0, campaigns };
}
