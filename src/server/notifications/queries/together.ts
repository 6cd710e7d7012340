import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { lockKeys } from '../../db/rateLimits';

/** Keeps which records one event told of together. */
export async function keepTogether(db: Db, event_key: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`insert into told_together (event_key, entity_id)
    select ${event_key}, unnest(${arrayOf(ids, 'uuid')}) on conflict do nothing`);
}

/** Takes a record out of all that told of it together with others; answers the keys of those of which nothing waits now. */
export async function leaveTogether(db: Db, id: string): Promise<string[]> {
  const left = await selectRows<{ event_key: string }>(
    db,
    sql`select event_key from told_together where entity_id = ${id}`,
  );
  const keys = left.map(({ event_key }) => event_key);
  if (keys.length === 0) return [];
  // Of two who decide on the last two at once, the later one sees what the first has done.
  await lockKeys(
    db,
    keys.map((key) => `together:${key}`),
  );
  await db.execute(sql`delete from told_together where entity_id = ${id}`);
  const ended = await selectRows<{ event_key: string }>(
    db,
    sql`select event_key from unnest(${arrayOf(keys, 'text')}) as event_key
      where not exists (select from told_together t where t.event_key = event_key)`,
  );
  return ended.map(({ event_key }) => event_key);
}
