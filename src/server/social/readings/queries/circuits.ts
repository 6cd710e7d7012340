import { type SQL, sql } from 'drizzle-orm';
import type { Network } from '../../../../domain/networks';
import type { Db } from '../../../db/connection';
import { selectRows } from '../../../db/list';

/** Failures in a row after which a network is let alone. */
const mostFailures = 5;

/** Seconds of the first wait, each further one twice as long, and of the longest. */
const waits = { first: 60, longest: 3600 };

/** How a network may be asked at this moment. */
export interface Circuit {
  /** Nothing is asked for now. */
  is_open: boolean;
  /** After a wait one thing is asked; if that succeeds all is as before. */
  is_trial: boolean;
  /** The schedule's part of the budget is spent. */
  is_spent: boolean;
}

/** How a network may be asked now. */
export async function findCircuit(db: Db, network: Network): Promise<Circuit> {
  const [row] = await selectRows<Circuit>(
    db,
    sql`select coalesce(open_until > clock_timestamp(), false) as is_open, failures >= ${mostFailures}::int as is_trial,
      coalesce(spent_until > clock_timestamp(), false) as is_spent from network_circuits where network = ${network}`,
  );
  return row ?? { is_open: false, is_trial: false, is_spent: false };
}

/** The network answered: whatever failed before is over. */
export async function closeCircuit(db: Db, network: Network): Promise<void> {
  await db.execute(sql`update network_circuits set failures = 0, open_until = null
    where network = ${network} and (failures > 0 or open_until is not null)`);
}

/**
 * The network failed once more; from the fifth time in a row on it is let alone, each time twice as long, at least for
 * the `retryAfter` seconds it asked for. `jitter` from 0 to 1 spreads who comes back.
 */
export async function countFailure(db: Db, network: Network, retryAfter: number | null, jitter: number): Promise<void> {
  const failures = sql`network_circuits.failures + 1`;
  const wait = sql`greatest(least(${waits.longest}::float8, ${waits.first}::float8 * power(2, ${failures} - ${mostFailures}::int))
    * ${0.9 + jitter / 5}::float8, ${retryAfter ?? 0}::float8)`;
  await db.execute(sql`insert into network_circuits (network, failures) values (${network}, 1)
    on conflict (network) do update set failures = ${failures}, open_until = case
      when ${failures} >= ${mostFailures}::int then clock_timestamp() + make_interval(secs => ${wait})
      else network_circuits.open_until end`);
}

/** Lets a network alone for so many seconds: all of it, or but for what people ask for now. */
export async function pause(db: Db, network: Network, what: 'all' | 'planned', seconds: number): Promise<void> {
  const column: SQL = what === 'all' ? sql`open_until` : sql`spent_until`;
  await db.execute(sql`insert into network_circuits (network, ${column})
    values (${network}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (network) do update set ${column} = excluded.${column}`);
}

/** Lets a network be asked at once, whatever it waited for; after failures with one try first. */
export async function endWaits(db: Db, network: Network): Promise<void> {
  await db.execute(sql`update network_circuits set open_until = null, spent_until = null where network = ${network}`);
}
