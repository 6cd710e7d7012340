import { sql } from 'drizzle-orm';
import type { CallsOfDay } from '../../domain/health/types';
import type { Day } from '../../domain/units';
import type { Db } from '../db/connection';
import { selectRows } from '../db/list';
import { callDays } from '../db/schema/calls';

/** Adds what a node counted to what all have. */
export async function addCalls(db: Db, days: CallsOfDay[]): Promise<void> {
  await db
    .insert(callDays)
    .values(days)
    .onConflictDoUpdate({
      target: callDays.day,
      set: {
        answered: sql`${callDays.answered} + excluded.answered`,
        failed: sql`${callDays.failed} + excluded.failed`,
      },
    });
}

/** Every day from the first to the last, both included, with the calls that are known of it. */
export function findCalls(db: Db, first: Day, last: Day): Promise<CallsOfDay[]> {
  return selectRows<CallsOfDay>(
    db,
    sql`select to_char(d, 'YYYY-MM-DD') as day, coalesce(c.answered, 0) as answered, coalesce(c.failed, 0) as failed
      from generate_series(${first}::date, ${last}::date, interval '1 day') d left join call_days c on c.day = d::date
      order by d`,
  );
}

/** The bytes of the database and how many connections of its server are taken, of all that people may take. */
export async function findSizes(db: Db): Promise<{ bytes: number; connections: number; most_connections: number }> {
  const [row] = await selectRows<{ bytes: number; connections: number; most_connections: number }>(
    db,
    sql`select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most_connections`,
  );
  return row ?? { bytes: 0, connections: 0, most_connections: 0 };
}

/**
 * Jobs that wait, those that failed within 24 hours, and for how many seconds the oldest one is overdue; of one kind
 * where it is named.
 */
export async function findQueue(db: Db, kind?: string): Promise<{ waiting: number; failed: number; late: number }> {
  const [row] = await selectRows<{ waiting: number; failed: number; late: number }>(
    db,
    sql`select count(*) filter (where state < 'active') as waiting,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed,
      floor(coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0))::int as late
      from pgboss.job ${kind ? sql`where name = ${kind}` : sql``}`,
  );
  return row ?? { waiting: 0, failed: 0, late: 0 };
}
