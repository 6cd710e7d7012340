import { type SQL, sql } from 'drizzle-orm';
import type { ConsentNetwork } from '../../domain/social/consentValues';
import type { Db } from './connection';
import { isoInstant } from './fragments';
import { arrayOf, selectRows } from './list';

/** A consent as it is shown; null where the alias is null. */
export function consentJson(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`case when ${table}.social_id is null then null else json_build_object('username', ${table}.username,
    'connected_at', ${isoInstant(sql`${table}.connected_at`)}, 'ends_at', ${isoInstant(sql`${table}.ends_at`)},
    'lost_at', ${isoInstant(sql`${table}.lost_at`)}, 'lost_reason', ${table}.lost_reason) end`;
}

/** What has to be revoked at a network: the tokens as they are sealed. */
export interface Revocable {
  social_type: ConsentNetwork;
  granted_by: string;
  access_token: string;
  refresh_token: string | null;
}

/** The consents of accounts that hold, locked; their tokens are as they are sealed. */
export function lockRevocable(db: Db, socialIds: readonly string[]): Promise<Revocable[]> {
  return selectRows(
    db,
    sql`select social_type, granted_by, access_token, refresh_token from social_consents
      where social_id = any(${arrayOf(socialIds, 'uuid')}) and lost_at is null order by social_id for update`,
  );
}

/** Removes the consents of accounts; answers those that held. */
export async function deleteConsents(db: Db, socialIds: readonly string[]): Promise<Revocable[]> {
  const removed = await selectRows<Omit<Revocable, 'access_token'> & { access_token: string | null }>(
    db,
    sql`delete from social_consents where social_id = any(${arrayOf(socialIds, 'uuid')})
      returning social_type, granted_by, access_token, refresh_token`,
  );
  return removed.flatMap(({ access_token, ...one }) => (access_token === null ? [] : [{ ...one, access_token }]));
}

/** Ids of a KOL's accounts whose owners' consent holds. */
export async function findConsentedIds(db: Db, kolId: string): Promise<string[]> {
  const rows = await selectRows<{ social_id: string }>(
    db,
    sql`select social_id from social_consents where kol_id = ${kolId} and lost_at is null`,
  );
  return rows.map(({ social_id }) => social_id);
}

/** Whether another account is read with the consent of the same person on these networks. */
export async function isStillGranted(
  db: Db,
  granted_by: string,
  networks: readonly ConsentNetwork[],
): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from social_consents where granted_by = ${granted_by}
      and social_type = any(${arrayOf(networks, 'text')}) and lost_at is null limit 1`,
  );
  return rows.length > 0;
}
