import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Accounts of a deleted KOL, each with whether it is linked to another one by now. */
export function findReleasedSocials(db: Db, kolId: string): Promise<{ id: string; url: string; taken: boolean }[]> {
  return selectRows(
    db,
    sql`select s.id, s.url, exists (select 1 from socials other where other.url = s.url and other.is_linked
        and other.kol_id <> s.kol_id) as taken
      from socials s where s.kol_id = ${kolId} order by s.id`,
  );
}

/** Links the accounts of a KOL that were made free when it was deleted. */
export async function relinkSocials(db: Db, kolId: string): Promise<void> {
  await db.execute(sql`update socials set is_linked = true, updated_at = now() where kol_id = ${kolId}`);
}

/** A user as it is called, and whether a KOL may be linked to it: neither removed nor another one's. Null if there is none. */
export async function findFreeUser(db: Db, userId: string): Promise<{ fullname: string; free: boolean } | null> {
  const rows = await selectRows<{ fullname: string; free: boolean }>(
    db,
    sql`select u.fullname, u.deleted_at is null and not exists (select 1 from kols k where k.user_id = u.id) as free
      from users u where u.id = ${userId}`,
  );
  return rows[0] ?? null;
}
