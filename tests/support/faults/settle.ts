import { setTimeout as sleep } from 'node:timers/promises';
import { supervisedBoss } from '../../../src/server/jobs/boss';
import type { Stage } from './stage';

/** Longer than the files of a report take to render: with nothing done for so long, something hangs. */
const patience = 240_000;

/**
 * Waits until nothing is under way: no statement of ours, no job. A job whose worker was killed before `brokenAt` would be
 * given to another after minutes, a failed try be made again later: that time is passed for them, so that the suite
 * need not wait for it.
 */
export async function settle(stage: Stage, brokenAt: number): Promise<void> {
  const boss = supervisedBoss(stage.db, () => {});
  let fewest = Number.POSITIVE_INFINITY;
  let until = Date.now() + patience;
  for (;;) {
    const left = await open(stage, brokenAt, boss);
    if (left.length === 0) return;
    if (left.length < fewest) [fewest, until] = [left.length, Date.now() + patience];
    if (Date.now() > until) throw new Error(`These do not come to an end: ${[...new Set(left)].join(', ')}`);
    await sleep(300);
  }
}

async function open(stage: Stage, brokenAt: number, boss: ReturnType<typeof supervisedBoss>): Promise<string[]> {
  const { pool } = stage;
  const { rowCount } = await pool.query(
    `update pgboss.job set started_on = now() - interval '1 day' where state = 'active' and started_on < $1`,
    [new Date(brokenAt)],
  );
  if (rowCount) await boss.maintain();
  const again = await pool.query(
    "update pgboss.job set start_after = now() - interval '1 s' where state = 'retry' and start_after > now()",
  );
  if (again.rowCount) await pool.query("select pg_notify('jobs', name) from pgboss.queue");
  const { rows } = await pool.query<{ what: string }>(
    `select 'a job ' || name || ' that is ' || state as what from pgboss.job where state in ('created', 'retry', 'active')
     union all
     select 'a statement' from pg_stat_activity where datname = current_database() and application_name = 'kolhub'
       and state <> 'idle'`,
  );
  return rows.map(({ what }) => what);
}
