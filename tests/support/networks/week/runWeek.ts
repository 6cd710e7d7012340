import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { purseOf } from '../../../../src/domain/networkReadings';
import { networks } from '../../../../src/domain/networks';
import { readConfig } from '../../../../src/server/config';
import type { Services } from '../../../../src/server/context';
import { findAhead } from '../../../../src/server/db/networkBudgets';
import { runNext } from '../../../../src/server/jobs/run';
import { enqueueDue } from '../../../../src/server/jobs/schedule';
import { timetable, timetableOf } from '../../../../src/server/jobs/timetable';
import { ensureReferenceData } from '../../../../src/server/reference/seed';
import { openServices } from '../../../../src/server/services';
import { findWait } from '../../../../src/server/social/readings/queries/marks';
import { syncHandlers } from '../../../../src/server/social/sync/handlers';
import { type Networks, startNetworks } from '../startNetworks';
import { simulateClock, type WeekClock } from './clock';
import { type Day, measuring } from './measure';
import { populate, type Sizes } from './populate';

/** What is simulated, on a migrated database that nothing else uses. */
export interface Week {
  databaseUrl: string;
  days: number;
  workers: number;
  sizes: Sizes;
  /** Allowances as an operator sets them; the simulator has the same. */
  allowances?: { youtube?: number; meta?: number };
  /** Called after each day. */
  told?: (day: Day) => void;
}

/** What came of it, with the simulator's own count. */
export interface WeekResult {
  days: Day[];
  stats: ReturnType<Networks['stats']>;
}

const day = 86_400_000;
/** Seconds between two looks of the timetable for what is left. */
const tick = timetable.network_readings;
const kinds = ['accounts', 'posts', 'network_readings', 'network_reading'] as const;

/**
 * Lets days pass in which several workers do what the timetable asks for, from one moment at which something is due to
 * the next; nobody works while the time moves on. A day begins at midnight in Los Angeles, as YouTube's does.
 */
export async function runWeek(week: Week): Promise<WeekResult> {
  const clock = await simulateClock(week.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'kolhub-week-'));
  const simulated = await startNetworks({
    now: clock.now,
    quota: week.allowances ?? {},
    tiktokLives: { access: 60 * 86_400, refresh: 365 * 86_400 },
  });
  const config = readConfig({
    ...simulated.env,
    ...{ DATA_DIR: folder, DATABASE_URL: week.databaseUrl, LOG_LEVEL: 'silent' },
    ...(week.allowances?.youtube && { YOUTUBE_DAILY_UNITS: String(week.allowances.youtube) }),
    ...(week.allowances?.meta && { META_HOURLY_CALLS: String(week.allowances.meta) }),
  });
  const { services, close } = await openServices(config, () => {});
  try {
    await ensureReferenceData(services.db);
    return await pass({ ...services, log: pino({ level: 'silent' }) }, simulated, clock, week);
  } finally {
    await close();
    await simulated.close();
    await clock.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function pass(services: Services, simulated: Networks, clock: WeekClock, week: Week): Promise<WeekResult> {
  await clock.pass(await untilMidnight(services));
  const begun = clock.now();
  await populate(services, simulated, week.sizes, begun);
  const measure = measuring(services, simulated, begun);
  const days: Day[] = [];
  while (days.length < week.days) {
    await enqueueDue(services.db, timetableOf(syncHandlers));
    const isDue = await isSomethingDue(services);
    await Promise.all(Array.from({ length: week.workers }, () => work(services, isDue)));
    const dayEnd = begun.getTime() + (days.length + 1) * day;
    await clock.pass(Math.min(await untilNext(services), Math.max(1, dayEnd - clock.now().getTime())));
    if (clock.now().getTime() < dayEnd) continue;
    const measured = await measure(days.length + 1, clock.now());
    days.push(measured);
    week.told?.(measured);
    // What readings ask for beside is not carried out here.
    await services.pool.query('delete from pgboss.job where name <> all($1)', [kinds]);
  }
  return { days, stats: simulated.stats() };
}

/** Does what is due as a worker does; asking once more where something was lets several read one network at once. */
async function work(services: Services, isDue: boolean): Promise<void> {
  for (let asks = isDue; ; asks = false) {
    for (const kind of kinds) while (await runNext(services, kind, syncHandlers[kind]));
    if (!asks) return;
    await syncHandlers.network_readings.run(services);
  }
}

/** Whether accounts or posts are to be marked or read now; else the timetable only looks after what is left. */
async function isSomethingDue({ pool }: Services): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where name = any($1) and state < 'active' and start_after <= now() limit 1`,
    [kinds.filter((kind) => kind !== 'network_readings')],
  );
  return rowCount === 1;
}

/**
 * Milliseconds until something may be due: a job that waits, a full hour, at which slots of the sync times begin, or the
 * next ten minutes at which the timetable finds what may be read by then. At moments between nothing would be done.
 */
async function untilNext({ config, db, pool }: Services): Promise<number> {
  const { rows } = await pool.query<{ at: number; job: number | null }>(
    `select extract(epoch from clock_timestamp())::float8 as at, (select extract(epoch from min(start_after))::float8
       from pgboss.job where name = 'network_reading' and state < 'active') as job`,
  );
  const { at, job } = rows[0] ?? { at: 0, job: null };
  const slot = (every: number, moment: number) => Math.ceil(moment / every) * every;
  const moments = [slot(3_600, at + 0.01), job ?? Number.POSITIVE_INFINITY];
  for (const network of networks) {
    const purse = purseOf[network];
    const wait = await findWait(db, network, await findAhead(db, purse, config.allowances[purse]));
    if (wait !== null) moments.push(slot(tick, at + wait));
  }
  return Math.max(0, Math.min(...moments) - at) * 1_000 + 10;
}

async function untilMidnight({ pool }: Services): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from (date_trunc('day', clock_timestamp() at time zone 'America/Los_Angeles') + interval '1 day')
       at time zone 'America/Los_Angeles' - clock_timestamp())::float8 as seconds`,
  );
  return (rows[0]?.seconds ?? 0) * 1_000 + 10;
}
