import { and, eq, sql } from 'drizzle-orm';
import type { QueueJobQuery } from '../../domain/jobs/schema';
import { type JobSchedule, type QueueJob, type QueueOverview, queueJobStates } from '../../domain/jobs/types';
import type { Page } from '../../domain/lists';
import { trashDays } from '../../domain/trash/rules';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { foldKolCounts } from '../db/kolCounts';
import { renewStaleFacets } from '../db/kolFacets';
import { allOf, arrayOf, listPage, selectRows } from '../db/list';
import { forgetOldBudgets } from '../db/networkBudgets';
import { jobEffects } from '../db/schema/jobs';
import { syncTimes } from '../db/schema/settings';
import { forgetOldTrash } from '../db/trash';
import type { Kind } from './kinds';

/** Keeps that a job's effect happens; false where it was kept before. Two at once wait for each other. */
export async function insertEffect(db: Db, job_id: string, state: 'begun' | 'done'): Promise<boolean> {
  const rows = await db
    .insert(jobEffects)
    .values({ job_id, state })
    .onConflictDoNothing()
    .returning({ job_id: jobEffects.job_id });
  return rows.length > 0;
}

/** Whether a job's effect is known to have happened. */
export async function isEffectDone(db: Db, job_id: string): Promise<boolean> {
  const rows = await db
    .select({ state: jobEffects.state })
    .from(jobEffects)
    .where(and(eq(jobEffects.job_id, job_id), eq(jobEffects.state, 'done')));
  return rows.length > 0;
}

/** Keeps that an effect that had begun has happened. */
export async function finishEffect(db: Db, job_id: string): Promise<void> {
  await db.update(jobEffects).set({ state: 'done', at: new Date() }).where(eq(jobEffects.job_id, job_id));
}

/** Takes back that an effect has begun: it is known not to have happened, or someone asks for it all the same. */
export async function forgetEffect(db: Db, job_id: string): Promise<void> {
  await db.delete(jobEffects).where(and(eq(jobEffects.job_id, job_id), eq(jobEffects.state, 'begun')));
}

/** Ends a job, whatever state a slow run left it in. */
export async function completeJob(db: Db, kind: Kind, id: string): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'completed', completed_on = now(), output = null
    where name = ${kind} and id = ${id}`);
}

/** Removes a job with its data. */
export async function deleteJob(db: Db, kind: Kind, id: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${kind} and id = ${id}`);
}

/** Removes all jobs of a kind that is no more. */
export async function deleteJobsOf(db: Db, kind: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${kind}`);
}

/** Makes a job a dead letter at once, without further tries. */
export async function buryJob(db: Db, kind: Kind, id: string, reason: object): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'failed', completed_on = now(),
    output = ${JSON.stringify(reason)}::jsonb where name = ${kind} and id = ${id} and state < 'completed'`);
}

/** A job that runs once more; `report_mail` is the mail it is a letter of, and `about` then to whom. */
interface RevivedJob {
  kind: string;
  report_mail: string | null;
  about: string | null;
}

/** Lets a dead letter be tried once more, now; null where there is no such dead letter. */
export async function reviveJob(db: Db, id: string): Promise<RevivedJob | null> {
  const rows = await selectRows<RevivedJob>(
    db,
    sql`update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null,
      keep_until = now() + interval '30 days' where id = ${id} and state = 'failed'
      returning name as kind, data->>'report_mail' as report_mail, data->>'about' as about`,
  );
  return rows[0] ?? null;
}

/** A mail's letter to an address is on its way once more: it is not said to have missed them. The mail's campaign. */
export async function takeBackMiss(db: Db, { report_mail, about }: RevivedJob): Promise<string | null> {
  const rows = await selectRows<{ campaign_id: string }>(
    db,
    sql`update report_mails set missed = array_remove(missed, ${about}),
        state = case when cardinality(array_remove(missed, ${about})) = 0 then 'sent' else state end
      where id = ${report_mail} and ${about} = any(missed) returning campaign_id`,
  );
  return rows[0]?.campaign_id ?? null;
}

/** Whether a job is in the queue, in whatever state. */
export async function isJobKnown(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(db, sql`select id from pgboss.job where id = ${id}`);
  return rows.length > 0;
}

// The states of the queue by the names a person gives them.
const stateOf = sql`case j.state when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running'
  when 'completed' then 'done' else 'failed' end`;

const jobColumns = sql`j.id, j.name as kind, ${stateOf} as state, j.data->>'about' as about, j.retry_count as retries,
  j.retry_limit as most_retries, left(coalesce(j.output->>'message', j.output->'value'->>'message'), 500) as error,
  ${isoInstant(sql`j.created_on`)} as created_at, ${isoInstant(sql`j.started_on`)} as started_at,
  ${isoInstant(sql`j.completed_on`)} as ended_at,
  case when j.state < 'active' then ${isoInstant(sql`j.start_after`)} end as next_at`;

/** The queue, newest first, or what failed before the rest; what a job carries stays inside, but for the words that say what it is about. */
export function findQueueJobs(db: Db, query: QueueJobQuery): Promise<Page<QueueJob>> {
  return listPage(db, query, {
    columns: jobColumns,
    from: sql`from pgboss.job j`,
    where: allOf(query.kind && sql`j.name = ${query.kind}`, query.state && sql`${stateOf} = ${query.state}`),
    order: { name: sql`j.name`, date: sql`j.created_on`, id: sql`j.id` },
    own: { TROUBLE: sql`(j.state > 'completed', j.created_on)` },
  });
}

/** One job of the queue, as the list shows it; null where there is none. */
export async function findQueueJob(db: Db, id: string): Promise<QueueJob | null> {
  const [row] = await selectRows<QueueJob>(db, sql`select ${jobColumns} from pgboss.job j where j.id = ${id}`);
  return row ?? null;
}

/** How many jobs are in each state. */
export async function countJobs(db: Db): Promise<QueueOverview['states']> {
  const counted = await selectRows<{ state: string; jobs: number }>(
    db,
    sql`select ${stateOf} as state, count(*) as jobs from pgboss.job j group by 1`,
  );
  const jobsIn = (state: string) => counted.find((one) => one.state === state)?.jobs ?? 0;
  return Object.fromEntries(queueJobStates.map((state) => [state, jobsIn(state)])) as QueueOverview['states'];
}

/** When the next slot of `seconds` begins that no job has taken; the present one where it is still free. */
export async function findNextSlot(db: Db, kind: Kind, seconds: number, key: string): Promise<string | null> {
  // The slots of pg-boss: without zone, counted from 1970 on.
  const slot = sql`'epoch'::timestamp + interval '1 second' * (${seconds}::int * floor(extract(epoch from now()) / ${seconds}::int))`;
  const taken = sql`exists (select 1 from pgboss.job j
    where j.name = ${kind} and j.singleton_on = slot.start and j.singleton_key = ${key} and j.state <> 'cancelled')`;
  const next = sql`(slot.start + interval '1 second' * case when ${taken} then ${seconds}::int else 0 end) at time zone 'UTC'`;
  const [row] = await selectRows<{ next_at: string }>(
    db,
    sql`select ${isoInstant(next)} as next_at from (select ${slot} as start) slot`,
  );
  return row?.next_at ?? null;
}

/** The newest job of a kind and when it was last heard of; null where none is remembered. */
export async function findLastRun(db: Db, kind: Kind): Promise<JobSchedule['last']> {
  const [row] = await selectRows<NonNullable<JobSchedule['last']>>(
    db,
    sql`select j.id, ${stateOf} as state, ${isoInstant(sql`coalesce(j.completed_on, j.started_on, j.created_on)`)} as at
      from pgboss.job j where j.name = ${kind} order by j.created_on desc, j.id desc limit 1`,
  );
  return row ?? null;
}

/** The seconds between two synchronisations of a type, as the settings have it; null where none is active. */
export async function findSyncSeconds(db: Db, type: 'profile' | 'post'): Promise<number | null> {
  const [row] = await db
    .select({ hours: syncTimes.sync_time })
    .from(syncTimes)
    .where(and(eq(syncTimes.type, type), eq(syncTimes.active, true)));
  return row ? row.hours * 3600 : null;
}

/** Lets waiting jobs of a kind, by their singleton keys, start in so many seconds at the latest. */
export async function bringForward(db: Db, kind: Kind, keys: readonly string[], seconds: number): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = least(start_after, now() + make_interval(secs => ${seconds}))
    where name = ${kind} and state = 'created' and singleton_key = any(${arrayOf(keys, 'text')})`);
}

/** Whether a job of a kind with this singleton key is being worked on, or waits to be at once. */
export async function isUnderWay(db: Db, kind: Kind, key: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from pgboss.job where name = ${kind} and singleton_key = ${key} and state <= 'active'
      and (state = 'active' or start_after <= now()) limit 1`,
  );
  return rows.length > 0;
}

/** Ids of the running campaigns that an account's posts may be of, by the SOWs of its KOL on its network. */
export async function findLookingFor(db: Db, socialId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct c.id from socials a join sows s on s.kol_id = a.kol_id and s.social_type = a.social_type and s.is_online
      join campaigns c on c.id = s.campaign_id and c.deleted_at is null and c.status in ('on_going', 'liquidation')
    where a.id = ${socialId} order by c.id`);
  return rows.map(({ id }) => id);
}

/** Makes the monthly partitions from 31 days ago to 62 days ahead. */
export async function ensurePartitions(db: Db): Promise<void> {
  await db.execute(sql`select ensure_partitions(current_date - 31, current_date + 62)`);
}

/**
 * Removes what nobody can use any more: sessions (after the 90 days in which an address counts as known), codes, tokens
 * between two steps, tries, solved captchas, what was spent of budgets, effects of jobs long gone, browsers'
 * errors not seen for 90 days, API keys that ended 90 days ago, and second factors of users deleted 30 days ago.
 */
export async function cleanUp(db: Db): Promise<void> {
  for (const statement of [
    sql`delete from sessions where expires_at < now() - interval '90 days'`,
    sql`delete from api_keys where least(expires_at, revoked_at) < now() - interval '90 days'`,
    sql`delete from otps where expires_at < now() - interval '1 day'`,
    sql`delete from passkey_challenges where expires_at < now() - interval '1 day'`,
    sql`delete from second_steps where expires_at < now() - interval '1 day'`,
    // A user whose account ended with a record in the trash may come back with it until then.
    ...['totp_factors', 'passkeys', 'recovery_codes'].map(
      (table) => sql`delete from ${sql.identifier(table)} f using users u
        where u.id = f.user_id and u.deleted_at < now() - make_interval(days => ${trashDays})`,
    ),
    sql`delete from one_time_tokens where expires_at < now() - interval '1 day'`,
    sql`delete from rate_limits where window_start < now() - interval '1 day 1 hour'`,
    sql`delete from spent_captchas where expires_at < now() - interval '1 day'`,
    sql`delete from job_effects where at < now() - interval '60 days'`,
    sql`delete from client_errors where last_at < now() - interval '90 days'`,
  ]) {
    await db.execute(statement);
  }
  await forgetOldBudgets(db);
  await forgetOldTrash(db);
  await foldKolCounts(db);
  await renewStaleFacets(db);
}

/** A row for each letter of a report mail that is queued, tried again or being handed over; without those that failed. */
export const mailsOnTheirWay = sql`(select (data->>'report_mail')::uuid as report_mail from pgboss.job
  where name = 'mail' and state < 'completed' and data ? 'report_mail') letters`;
