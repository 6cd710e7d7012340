import { type SQL, sql } from 'drizzle-orm';
import type { ReadingReason } from '../../../../domain/networkReadings';
import type { Network } from '../../../../domain/networks';
import type { Db } from '../../../db/connection';
import { arrayOf, selectRows } from '../../../db/list';
import { newId } from '../../../ids';
import { priorities, type SubjectType } from './marks';

/** Something somebody reads at this moment, who alone writes what it brings. */
export interface Leased {
  owner_id: string;
  subject_type: SubjectType;
  subject_id: string;
  /** Whether a person asked for it now; else it is the schedule's turn. */
  is_asked: boolean;
  tries: number;
  lease: string;
  /** The database's time, ISO 8601: what is read was taken then. */
  at: string;
}

/** Longer than a reading may take: then its worker counts as gone. */
const leaseLength = sql`interval '5 minutes'`;

const isFree = (r: SQL) => sql`(${r}.leased_until is null or ${r}.leased_until < clock_timestamp())`;

const columns = sql`r.owner_id, r.subject_type, r.subject_id, r.priority = ${priorities.asked}::int as is_asked, r.tries,
  r.lease, to_char(r.last_try_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

/**
 * Leases what is due first on a network: up to `posts` posts, or one account. What others hold or take at this moment is
 * passed over. With `onlyAsked` nothing of the schedule is taken, with `noAccounts` none of its accounts.
 */
export function leaseNext(
  db: Db,
  network: Network,
  { posts, onlyAsked, noAccounts = false }: { posts: number; onlyAsked: boolean; noAccounts?: boolean },
): Promise<Leased[]> {
  const due = sql`r.network = ${network} and r.due_at <= clock_timestamp() and ${isFree(sql`r`)}
    and (r.priority = ${priorities.asked}::int or not (${onlyAsked} or (${noAccounts} and r.subject_type = 'social')))`;
  const order = sql`r.priority, r.weight desc nulls last`;
  return selectRows<Leased>(
    db,
    sql`with head as (
        select r.subject_type, r.priority = ${priorities.asked}::int as is_asked from network_readings r
        where ${due} order by ${order} limit 1
      ), taken as (
        select r.owner_id, r.subject_type, r.subject_id from network_readings r
        where ${due} and r.subject_type = (select subject_type from head)
          and (r.priority = ${priorities.asked}::int) = (select is_asked from head)
        order by ${order}
        limit (select case subject_type when 'post' then ${posts}::int else 1 end from head)
        for update skip locked
      )
      update network_readings r set lease = ${newId()}, leased_until = clock_timestamp() + ${leaseLength},
        last_try_at = clock_timestamp()
      from taken t where r.owner_id = t.owner_id and r.subject_type = t.subject_type and r.subject_id = t.subject_id
      returning ${columns}`,
  );
}

/** What is read because somebody asked for this one alone. */
export interface AskedSubject {
  owner_id: string;
  subject_type: SubjectType;
  subject_id: string;
  network: Network;
}

/** Leases one account or post, due or not; undefined while somebody else reads it. */
export async function leaseOne(db: Db, asked: AskedSubject): Promise<Leased | undefined> {
  const [row] = await selectRows<Leased>(
    db,
    sql`insert into network_readings as r (owner_id, subject_type, subject_id, network, priority, weight, lease,
        leased_until, last_try_at)
      values (${asked.owner_id}, ${asked.subject_type}, ${asked.subject_id}, ${asked.network}, ${priorities.asked}, 1,
        ${newId()}, clock_timestamp() + ${leaseLength}, clock_timestamp())
      on conflict (owner_id, subject_type, subject_id) do update set network = excluded.network, lease = excluded.lease,
        leased_until = excluded.leased_until, last_try_at = excluded.last_try_at
      where ${isFree(sql`r`)}
      returning ${columns}`,
  );
  return row;
}

/**
 * Which of these are still held under their lease, by subject; nobody takes them until the transaction ends. In the
 * order of all who lock several.
 */
export async function keepLeases(db: Db, leased: readonly Leased[]): Promise<Set<string>> {
  const rows = await selectRows<{ subject_id: string }>(
    db,
    sql`select r.subject_id from network_readings r where ${among(leased)}
      order by r.owner_id, r.subject_type, r.subject_id for update`,
  );
  return new Set(rows.map(({ subject_id }) => subject_id));
}

/** Ends leases whose subjects are read, or will not be until they are due anew: why nothing came, null where it did. */
export async function settle(db: Db, leased: readonly Leased[], reason: ReadingReason | null): Promise<void> {
  if (leased.length === 0) return;
  await db.execute(sql`update network_readings r set lease = null, leased_until = null, due_at = null, tries = 0,
    reason = ${reason}, last_success_at = case when ${reason}::text is null then clock_timestamp() else last_success_at end
    where ${among(leased)}`);
}

/** Ends leases whose subjects are tried again after so many seconds; `counts` where it was a try that failed. */
export async function postpone(
  db: Db,
  leased: readonly Leased[],
  { reason, seconds, counts }: { reason: ReadingReason; seconds: number; counts: boolean },
): Promise<void> {
  if (leased.length === 0) return;
  await db.execute(sql`update network_readings r set lease = null, leased_until = null, reason = ${reason},
    due_at = clock_timestamp() + make_interval(secs => ${seconds}), tries = tries + ${counts ? 1 : 0}
    where ${among(leased)}`);
}

/** Gives leases back as if nothing had been asked. */
export async function giveBack(db: Db, leased: readonly Leased[]): Promise<void> {
  if (leased.length === 0) return;
  await db.execute(sql`update network_readings r set lease = null, leased_until = null where ${among(leased)}`);
}

function among(leased: readonly Leased[]): SQL {
  const ids = leased.map(({ subject_id }) => subject_id);
  const leases = leased.map(({ lease }) => lease);
  return sql`(r.subject_id, r.lease) in (select * from unnest(${arrayOf(ids, 'uuid')}, ${arrayOf(leases, 'uuid')}))`;
}
