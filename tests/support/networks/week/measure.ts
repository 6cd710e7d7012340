import { type Network, networks } from '../../../../src/domain/networks';
import type { Services } from '../../../../src/server/context';
import type { Networks } from '../startNetworks';

/** How a network stands at the end of a simulated day. */
export interface DayOfNetwork {
  network: Network;
  accounts_read: number;
  /** Due and not read yet. */
  accounts_left: number;
  posts_left: number;
  /** Hours since the reading that lies furthest behind, by priority; what was never read counts from the beginning. */
  oldest: Record<number, number>;
}

/** A simulated day. */
export interface Day {
  day: number;
  /** Units the simulator counted on this day. */
  units: Record<string, number>;
  networks: DayOfNetwork[];
}

/** Measures days one after the other. */
export function measuring({ pool }: Pick<Services, 'pool'>, simulated: Networks, begun: Date) {
  let before: Record<string, number> = {};
  let since = begun;
  return async (day: number, now: Date): Promise<Day> => {
    const all = Object.fromEntries(Object.entries(simulated.stats()).map(([of, { units }]) => [of, units]));
    const units = Object.fromEntries(Object.entries(all).map(([of, count]) => [of, count - (before[of] ?? 0)]));
    before = all;
    const { rows: counts } = await pool.query(
      `select network, count(*) filter (where subject_type = 'social' and last_success_at > $1)::int as accounts_read,
         count(*) filter (where subject_type = 'social' and due_at is not null)::int as accounts_left,
         count(*) filter (where subject_type = 'post' and due_at is not null)::int as posts_left
       from network_readings group by network`,
      [since],
    );
    const { rows: ages } = await pool.query(
      `select network, priority, round(extract(epoch from $2::timestamptz - min(coalesce(last_success_at, $1))) / 3600)::int as hours
       from network_readings group by network, priority`,
      [begun, now],
    );
    since = now;
    return {
      day,
      units,
      networks: networks.flatMap((network) => {
        const count = counts.find((row) => row.network === network);
        const own = ages.filter((row) => row.network === network).map(({ priority, hours }) => [priority, hours]);
        return count ? [{ ...count, network, oldest: Object.fromEntries(own) }] : [];
      }),
    };
  };
}
