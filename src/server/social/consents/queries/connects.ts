import { sql } from 'drizzle-orm';
import { type ConsentNetwork, connectMinutes } from '../../../../domain/social/consentValues';
import type { Db } from '../../../db/connection';
import { selectRows } from '../../../db/list';

/** Somebody who left for a network. */
export interface Connect {
  kol_id: string;
  verifier_sealed: string;
  user_id: string | null;
  invitation_id: string | null;
}

interface Leaving extends Connect {
  state_sha256: string;
  cookie_sha256: string;
  social_type: ConsentNetwork;
}

/** Keeps for 10 minutes of the database's clock who left; those whose time is over go. */
export async function insertConnect(db: Db, leaving: Leaving): Promise<void> {
  await db.execute(sql`delete from social_connects where expires_at < now()`);
  await db.execute(
    sql`insert into social_connects (state_sha256, cookie_sha256, kol_id, social_type, verifier_sealed, user_id,
        invitation_id, expires_at)
      values (${leaving.state_sha256}, ${leaving.cookie_sha256}, ${leaving.kol_id}, ${leaving.social_type},
        ${leaving.verifier_sealed}, ${leaving.user_id}, ${leaving.invitation_id},
        now() + make_interval(mins => ${connectMinutes}))`,
  );
}

/** Spends the state somebody comes back with; undefined where it is unknown, used, over, another's or another network's. */
export async function spendConnect(
  db: Db,
  { state_sha256, cookie_sha256, social_type }: Pick<Leaving, 'state_sha256' | 'cookie_sha256' | 'social_type'>,
): Promise<Connect | undefined> {
  const [row] = await selectRows<Connect>(
    db,
    sql`delete from social_connects where state_sha256 = ${state_sha256} and cookie_sha256 = ${cookie_sha256}
        and social_type = ${social_type} and expires_at > now()
      returning kol_id, verifier_sealed, user_id, invitation_id`,
  );
  return row;
}

/** Locks the KOL of a user who is still its user; false where it is another's by now. */
export async function lockOwnKol(db: Db, kolId: string, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from kols k join users u on u.id = k.user_id where k.id = ${kolId} and u.id = ${userId}
      and k.deleted_at is null and u.active and u.deleted_at is null for no key update of k`,
  );
  return rows.length > 0;
}
