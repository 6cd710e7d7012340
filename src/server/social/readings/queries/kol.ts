import { sql } from 'drizzle-orm';
import type { Network } from '../../../../domain/networks';
import type { Db } from '../../../db/connection';
import { arrayOf, selectRows } from '../../../db/list';

/** Lets one caller at a time ask for a KOL's accounts, until the transaction ends. */
export async function lockKol(db: Db, kolId: string): Promise<void> {
  await db.execute(sql`select from kols where id = ${kolId} for no key update`);
}

/** A KOL's accounts on these networks. */
export async function findAskable(db: Db, kolId: string, networks: readonly Network[]): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from socials where kol_id = ${kolId} and is_linked
      and social_type = any(${arrayOf(networks, 'text')}) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a KOL's accounts are being read because somebody asked, or were tried within the last minute. */
export async function isKolAwaited(db: Db, kolId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from socials s where s.kol_id = ${kolId} and s.is_linked and exists (select 1 from pgboss.job j
        where j.name = 'account' and j.state < 'completed' and j.data->>'id' = s.id::text)
      union all
      select 1 from network_readings r where r.owner_id = ${kolId} and r.subject_type = 'social'
        and (r.leased_until > now() or r.last_try_at > now() - interval '1 minute')
      limit 1`,
  );
  return rows.length > 0;
}
