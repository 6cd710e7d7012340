import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** A done campaign somebody is asked about. */
export interface AskedCampaign {
  id: string;
  name: string;
}

/** Days after which who has not answered is asked once more. */
export const reminderDays = 7;
/** Whom nobody reminded in so many days, as the product stood still, is left alone. */
const tooLateDays = 28;

/** A campaign that can be evaluated still; null where it is not done, or gone. */
export async function findDone(db: Db, id: string): Promise<AskedCampaign | null> {
  const rows = await selectRows<AskedCampaign>(
    db,
    sql`select id, name from campaigns where id = ${id} and status = 'done' and deleted_at is null`,
  );
  return rows[0] ?? null;
}

/** Notes that these people are asked; answers those of them who had not been. */
export async function noteAsked(db: Db, campaignId: string, users: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ user_id: string }>(
    db,
    sql`insert into evaluation_asks (campaign_id, user_id) select ${campaignId}, asked
      from unnest(${arrayOf(users, 'uuid')}) asked on conflict do nothing returning user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Campaigns with people who were asked a week ago, and have neither answered nor been asked once more. */
export function findToRemind(db: Db): Promise<(AskedCampaign & { users: string[] })[]> {
  return selectRows(
    db,
    sql`select c.id, c.name, array_agg(a.user_id order by a.user_id) as users
      from evaluation_asks a join campaigns c on c.id = a.campaign_id
      where a.reminded_at is null and a.asked_at <= now() - make_interval(days => ${reminderDays})
        and a.asked_at > now() - make_interval(days => ${tooLateDays})
        and c.status = 'done' and c.deleted_at is null
        and not exists (select 1 from campaign_evaluations e where e.campaign_id = a.campaign_id and e.evaluator_id = a.user_id)
      group by c.id, c.name order by c.id`,
  );
}

/** Notes that these people are asked once more; answers those of them who had not been. */
export async function noteReminded(db: Db, campaignId: string, users: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ user_id: string }>(
    db,
    sql`update evaluation_asks set reminded_at = now() where campaign_id = ${campaignId}
      and user_id = any(${arrayOf(users, 'uuid')}) and reminded_at is null returning user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}
