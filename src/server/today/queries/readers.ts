import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Who wants the weekly digest, in the app or by mail. */
export async function findDigestReaders(db: Db): Promise<string[]> {
  const rows = await selectRows<{ user_id: string }>(
    db,
    sql`select p.user_id from notification_preferences p join users u on u.id = p.user_id
      where p.kind = 'digest' and (p.in_app or p.by_mail) and u.active and u.deleted_at is null order by p.user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}
