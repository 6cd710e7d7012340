import { type SQL, sql } from 'drizzle-orm';
import { type Allowance, keptShare, type Purse, purseOf, type Span } from '../../domain/networkReadings';
import type { Network } from '../../domain/networks';
import type { Budget } from '../adapters/social/budget';
import { NetworkFailure } from '../adapters/social/network';
import { Mark } from '../mark';
import type { Db } from './connection';
import { selectRows } from './list';

const planned = new Mark();

/** Does `work` as part of the schedule: what it spends leaves the share that is kept for what people ask for now. */
export function asPlanned<Result>(work: () => Promise<Result>): Promise<Result> {
  return planned.bear(work);
}

interface SpanSql {
  /** The beginning of the piece of time an instant lies in. */
  piece: (at: SQL) => SQL;
  /** Pieces that begin at this instant or later count. */
  since: (at: SQL) => SQL;
  /** When what was spent in a piece counts no more. */
  end: (piece: SQL) => SQL;
}

const dayOf = (zone: string): SpanSql => {
  const start = (at: SQL) => sql`(date_trunc('day', ${at} at time zone ${sql.raw(`'${zone}'`)}))`;
  const instant = (local: SQL) => sql`(${local} at time zone ${sql.raw(`'${zone}'`)})`;
  return {
    piece: (at) => instant(start(at)),
    since: (at) => instant(start(at)),
    end: (piece) => instant(sql`(${start(piece)} + interval '1 day')`),
  };
};

// What lies behind at any moment is counted in pieces, of which one that is left half is counted whole.
const lastOf = (length: string, piece: string): SpanSql => {
  const [whole, part] = [sql.raw(`interval '1 ${length}'`), sql.raw(`interval '1 ${piece}'`)];
  const start = (at: SQL) => sql`date_trunc(${sql.raw(`'${piece}'`)}, ${at})`;
  return {
    piece: start,
    since: (at) => sql`(${start(at)} - ${whole})`,
    end: (begin) => sql`(${begin} + ${whole} + ${part})`,
  };
};

const spans: Record<Span, SpanSql> = {
  pacific_day: dayOf('America/Los_Angeles'),
  utc_day: dayOf('UTC'),
  hour: lastOf('hour', 'minute'),
  minute: lastOf('minute', 'second'),
};

const clock = sql`clock_timestamp()`;

interface Use {
  /** Units that count now. */
  used: number;
  /** Seconds until the first of them count no more, and until none does; 0 where nothing is spent. */
  first: number;
  all: number;
}

/** What counts of a purse at an instant, the database's own now unless another is given. */
export async function findUse(db: Db, purse: Purse, span: Span, owner = '', at: SQL = clock): Promise<Use> {
  const { since, end } = spans[span];
  const seconds = (piece: SQL) => sql`ceil(coalesce(extract(epoch from ${end(piece)} - moment.at), 0))::int`;
  const [row] = await selectRows<Use>(
    db,
    sql`with moment as materialized (select ${at} as at)
      select coalesce(sum(units), 0)::int as used, ${seconds(sql`min(window_start)`)} as first,
        ${seconds(sql`max(window_start)`)} as all
      from moment left join network_budgets b on b.purse = ${purse} and b.span = ${span} and b.owner = ${owner}
        and b.window_start >= ${since(sql`moment.at`)} group by moment.at`,
  );
  return row ?? { used: 0, first: 0, all: 0 };
}

/** Of a day, as many hours ahead may be spent: so that a new one begins with a batch. */
const hoursAhead = 1;

/**
 * Seconds until the schedule has spent no more of a day's allowance than the part of the day that is over, and an hour;
 * 0 where it has not, or where the allowance is of a shorter span: that comes back by itself.
 */
export async function findAhead(
  db: Db,
  purse: Purse,
  allowances: readonly Allowance[],
  at: SQL = clock,
): Promise<number> {
  const allowance = allowances.find(({ span }) => span === 'pacific_day' || span === 'utc_day');
  if (!allowance) return 0;
  const { piece, end } = spans[allowance.span];
  const begin = piece(sql`moment.at`);
  const [row] = await selectRows<{ over: number; length: number }>(
    db,
    sql`select extract(epoch from moment.at - ${begin})::float8 as over, extract(epoch from ${end(begin)} - ${begin})::float8 as length
      from (select ${at} as at) moment`,
  );
  const { used } = await findUse(db, purse, allowance.span, '', at);
  const { over = 0, length = 0 } = row ?? {};
  const spent = used / (allowance.units - keptOf(allowance.units));
  return Math.max(0, Math.ceil(Math.min(spent, 1) * length - over - hoursAhead * 3_600));
}

/** How many of an allowance's units a caller may spend in all: the schedule leaves the share that is kept. */
function mostOf({ units }: Allowance): number {
  return planned.isBorne ? units - keptOf(units) : units;
}

/** What is kept of so many units for what people ask for now; of a single one nothing is. */
export function keptOf(units: number): number {
  return Math.floor((units * keptShare) / 100);
}

/**
 * The budget of a network, counted in the database over all processes, by its clock alone: whoever's own clock is wrong
 * spends no more. Networks with one purse share it. `allowances` are those of the purse, each of which is kept.
 * `at` stands for another instant than now.
 */
export function networkBudget(db: Db, network: Network, allowances: readonly Allowance[], at: SQL = clock): Budget {
  const purse = purseOf[network];

  async function add(tx: Db, { span }: Allowance, owner: string, units: number): Promise<void> {
    await tx.execute(sql`insert into network_budgets (purse, span, owner, window_start, units)
      values (${purse}, ${span}, ${owner}, ${spans[span].piece(at)}, ${units})
      on conflict (purse, span, owner, window_start) do update set units = network_budgets.units + excluded.units`);
  }

  return {
    async spend(units, owner = null) {
      const whose = owner ?? '';
      await db.transaction(async (tx) => {
        await lockPurse(tx, purse, whose);
        for (const allowance of allowances) {
          const { used, first } = await findUse(tx, purse, allowance.span, whose, at);
          if (used + units > mostOf(allowance)) throw new NetworkFailure(network, 'rate_limited', first || null);
        }
        for (const allowance of allowances) await add(tx, allowance, whose, units);
      });
    },
    async told(percent) {
      const allowance = allowances.at(-1);
      if (!allowance) return;
      await db.transaction(async (tx) => {
        await lockPurse(tx, purse, '');
        const { used } = await findUse(tx, purse, allowance.span, '', at);
        const said = Math.ceil((Math.min(percent, 100) * allowance.units) / 100);
        if (said > used) await add(tx, allowance, '', said - used);
      });
    },
  };
}

async function lockPurse(db: Db, purse: Purse, owner: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`budget ${purse} ${owner}`}, 0))`);
}

/** Forgets what was spent longer ago than any span lasts. */
export async function forgetOldBudgets(db: Db): Promise<void> {
  await db.execute(sql`delete from network_budgets where window_start < now() - interval '2 days'`);
}
