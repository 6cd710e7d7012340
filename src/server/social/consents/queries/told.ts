import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection';
import { selectRows } from '../../../db/list';

/** Who is told of a KOL's accounts: its user, and the people of the agency who deal with it. */
export interface Told {
  owner: string | null;
  staff: string[];
}

/**
 * The KOL's user; and who entered the KOL, who invited it to connect, and the people of campaigns that are not over in
 * which it has SOWs.
 */
export async function findTold(db: Db, kolId: string): Promise<Told> {
  const [row] = await selectRows<Told>(
    db,
    sql`select k.user_id as owner, array(
        select k.created_by where k.created_by is not null
        union select i.created_by from social_invitations i where i.kol_id = k.id
        union select p.user_id from campaign_people p join campaigns c on c.id = p.campaign_id
          where c.deleted_at is null and c.status in ('pitching', 'on_going', 'liquidation')
            and exists (select 1 from sows s where s.campaign_id = c.id and s.kol_id = k.id)) as staff
      from kols k where k.id = ${kolId}`,
  );
  return row ?? { owner: null, staff: [] };
}
