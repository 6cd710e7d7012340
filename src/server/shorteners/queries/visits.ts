import { sql } from 'drizzle-orm';
import { dayOf } from '../../../domain/dates';
import type { VisitKind } from '../../../domain/shorteners/types';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { newId } from '../../ids';
import type { Batch } from '../visits/buffer';
import type { Visit } from '../visits/visit';

const rowOf = ({ visitor, at, ...visit }: Visit) => ({
  ...visit,
  id: newId(),
  at: new Date(at).toISOString(),
  day: dayOf(new Date(at)),
  visitor: `\\x${visitor}`,
});

/**
 * Writes a batch of visits once, however often it is tried: people as clicks, everybody into the sums of their day. Links
 * are taken in one order, so that two processes never wait for each other.
 */
export async function writeVisits(db: Db, { id, visits, apart }: Batch): Promise<void> {
  await db.transaction(async (tx) => {
    const fresh = await selectRows(
      tx,
      sql`insert into click_batches (id) values (${id}) on conflict do nothing returning id`,
    );
    if (fresh.length === 0) return;
    const ids = [...new Set([...visits, ...apart].map(({ shortener_id }) => shortener_id))];
    await tx.execute(sql`select from shorteners where id = any(${arrayOf(ids, 'uuid')}) order by id for no key update`);
    await tx.execute(sql`with people as materialized (
      select v.* from json_to_recordset(${JSON.stringify(visits.map(rowOf))}::json) as v (id uuid, shortener_id uuid,
        at timestamptz, day date, device text, referrer text, visitor bytea)
      join shorteners s on s.id = v.shortener_id
    ), apart as (
      select a.* from json_to_recordset(${JSON.stringify(apart)}::json) as a (shortener_id uuid, day date, kind text,
        visits bigint)
      join shorteners s on s.id = a.shortener_id
    ), click as (
      insert into clicks (id, shortener_id, at, device, referrer) select id, shortener_id, at, device, referrer from people
    ), part as (
      insert into shortener_day_parts as kept (shortener_id, day, device, referrer, people)
      select shortener_id, day, device, referrer, count(*) from people group by 1, 2, 3, 4
      on conflict (shortener_id, day, device, referrer) do update set people = kept.people + excluded.people
    ), known as (
      insert into click_visitors (day, shortener_id, visitor)
      select distinct day, shortener_id, visitor from people
      on conflict do nothing returning day, shortener_id
    ), link as (
      update shorteners s set total_click = s.total_click + got.clicks,
        last_click_at = greatest(s.last_click_at, got.last_at)
      from (select shortener_id, count(*) as clicks, max(at) as last_at from people group by 1) got
      where s.id = got.shortener_id
    ), visit as (
      select shortener_id, day, 'people' as kind, count(*) as visits from people group by 1, 2
      union all select shortener_id, day, 'unique', count(*) from known group by 1, 2
      union all select shortener_id, day, kind, visits from apart
    )
    insert into shortener_days as kept (shortener_id, day, people, unique_people, repeat, bot, prefetch, head)
    select shortener_id, day, ${visitsOf('people')}, ${visitsOf('unique')}, ${visitsOf('repeat')}, ${visitsOf('bot')},
      ${visitsOf('prefetch')}, ${visitsOf('head')}
    from visit group by shortener_id, day
    on conflict (shortener_id, day) do update set people = kept.people + excluded.people,
      unique_people = kept.unique_people + excluded.unique_people, repeat = kept.repeat + excluded.repeat,
      bot = kept.bot + excluded.bot, prefetch = kept.prefetch + excluded.prefetch, head = kept.head + excluded.head`);
  });
}

const visitsOf = (kind: VisitKind | 'unique') => sql`coalesce(sum(visits) filter (where kind = ${kind}), 0)`;

/**
 * The key visitors of a day are told apart by, the same for every process; what earlier days left of theirs goes. A batch
 * of before is never tried again.
 */
export async function keyOfDay(db: Db, day: Day, proposed: Buffer): Promise<Buffer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`delete from click_visitors where day < ${day}::date`);
    await tx.execute(sql`delete from click_keys where day < ${day}::date`);
    await tx.execute(sql`delete from click_batches where at < ${day}::date - 1`);
    const proposedHex = `\\x${proposed.toString('hex')}`;
    await tx.execute(
      sql`insert into click_keys (day, key) values (${day}::date, ${proposedHex}::bytea) on conflict do nothing`,
    );
    const [kept] = await selectRows<{ key: Buffer }>(tx, sql`select key from click_keys where day = ${day}::date`);
    return kept?.key ?? proposed;
  });
}
