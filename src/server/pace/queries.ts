import { sql } from 'drizzle-orm';
import { isPaced } from '../../domain/campaigns/pace';
import { type CampaignStatus, campaignStatuses } from '../../domain/campaigns/values';
import type { Db } from '../db/connection';
import { arrayOf, selectRows } from '../db/list';
import type { campaigns } from '../db/schema/campaigns';

type Row = typeof campaigns.$inferSelect;

const columns = [
  ['pace', 'text'],
  ['pace_ratio', 'numeric'],
  ['pace_metric', 'text'],
  ['pace_reached', 'numeric'],
  ['pace_low', 'numeric'],
  ['pace_high', 'numeric'],
  ['pace_missing', 'text'],
  ['pace_day', 'date'],
  ['result_views', 'bigint'],
  ['result_views_rate', 'numeric'],
  ['result_cpe', 'numeric'],
  ['result_posts', 'bigint'],
  ['result_views_known', 'bigint'],
  ['result_engagement_known', 'bigint'],
] as const satisfies (readonly [keyof Row, string])[];

/** How a campaign goes and what it got, as it is stored. */
export type StoredPace = Pick<Row, 'id' | (typeof columns)[number][0]>;

/** What of a campaign its pace is judged by, beside its figures. */
export interface PacedCampaign {
  id: string;
  status: CampaignStatus;
  start_date: string;
  end_date: string | null;
}

/** Those of the campaigns that are there. */
export function findPaced(db: Db, ids: readonly string[]): Promise<PacedCampaign[]> {
  return selectRows<PacedCampaign>(
    db,
    sql`select id, status, start_date, end_date from campaigns
      where id = any(${arrayOf(ids, 'uuid')}) and deleted_at is null order by id`,
  );
}

/**
 * Campaigns that run and were last judged on an earlier day than this, and those that never were, or by a release that
 * did not tell of how many posts.
 */
export async function findUnjudged(db: Db, day: string): Promise<string[]> {
  const running = arrayOf(campaignStatuses.filter(isPaced), 'text');
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from campaigns where deleted_at is null
      and (pace_day is null or result_posts is null or (pace_day < ${day}::date and status = any(${running}))) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Keeps how campaigns go, in one statement; answers the ids of those where anything is another than before. */
export async function storePaces(db: Db, paces: readonly StoredPace[]): Promise<string[]> {
  const list = (write: (name: string, type: string) => string) =>
    sql.raw(columns.map(([name, type]) => write(name, type)).join(', '));
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update campaigns c set ${list((name) => `${name} = n.${name}`)}
      from jsonb_to_recordset(${JSON.stringify(paces)}::jsonb) as n(id uuid, ${list((name, type) => `${name} ${type}`)})
      where c.id = n.id and (${list((name) => `c.${name}`)}) is distinct from (${list((name) => `n.${name}`)})
      returning c.id`,
  );
  return rows.map(({ id }) => id);
}
