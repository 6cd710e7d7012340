import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { ArchivedTable, ArchiveHead } from '../archive/format';
import { columnsOf, quoted } from './snapshot';

/** Removes everything of ours from the database; extensions stay, the schema `public` too: they may be another's. */
export async function dropEverything(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle, pgboss cascade');
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists public.%I cascade', relname) as statement, 1 as turn from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and ${own('pg_class', 'c')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure), 2 from pg_proc p
      where pronamespace = 'public'::regnamespace and ${own('pg_proc', 'p')}
    union all
    select format('drop type if exists public.%I cascade', relname), 3 from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'c' and ${own('pg_class', 'c')}
    order by turn`);
  await client.query(rows.map(({ statement }) => statement).join(';'));
}

function own(catalog: string, row: string): string {
  return `not exists (select from pg_depend d
    where d.classid = '${catalog}'::regclass and d.objid = ${row}.oid and d.deptype = 'e')`;
}

/** Makes the partitions of these months, as `YYYY-MM`. */
export async function makePartitions(client: pg.Client, months: readonly string[]): Promise<void> {
  for (const month of months) await client.query('select ensure_partitions($1, $1)', [`${month}-01`]);
}

/** What was put aside while rows are loaded, in the order it is put back. */
export type PutAside = string[];

/**
 * Empties the tables of what migrations wrote, and puts aside what would act on loaded rows: triggers, as everything
 * they derive is loaded too, and foreign keys, as tables come in any order. All of it is the owner's right.
 */
export async function putAside(client: pg.Client): Promise<PutAside> {
  const { rows } = await client.query<{ away: string; back: string | null }>(`
    select format('alter table %s disable trigger user', t.of) as away,
      format('alter table %s enable trigger user', t.of) as back, 1 as turn
      from (select distinct tgrelid::regclass as of from pg_trigger where not tgisinternal) t
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    union all
    select format('delete from public.%I', relname), null, 3 from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and ${own('pg_class', 'c')}
    order by turn`);
  await client.query(rows.map(({ away }) => away).join(';'));
  return rows.flatMap(({ back }) => (back ? [back] : [])).reverse();
}

/** Puts back what was put aside; rows that break a foreign key are an error. */
export async function putBack(client: pg.Client, aside: PutAside): Promise<void> {
  await client.query(aside.join(';'));
}

/** Where the rows of a table go, as COPY wrote them. */
export function copyIn(client: pg.Client, table: ArchivedTable): Writable {
  return client.query(from(`copy ${quoted(client, table)} (${columnsOf(client, table)}) from stdin`));
}

const keptJobs: Pick<ArchivedTable, 'name'> = { name: 'kept_jobs' };

/** Makes the place where jobs wait, for this session, until the queue is there. */
export async function makeJobsPlace(client: pg.Client, { columns }: ArchivedTable): Promise<void> {
  const names = columns.map(({ name }) => `${client.escapeIdentifier(name)} text`);
  await client.query(`create temporary table kept_jobs (${names.join(', ')})`);
}

/** Where jobs go that wait for the queue. */
export function copyJobsIn(client: pg.Client, table: ArchivedTable): Writable {
  return copyIn(client, { ...table, ...keptJobs });
}

/**
 * Puts the jobs that waited into the queue, but for those of kinds this release does not have; answers how many were
 * left out. What the queue put in by itself since is given up for them.
 */
export async function releaseJobs(client: pg.Client, table: ArchivedTable): Promise<number> {
  const known = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped",
  );
  const there = new Set(known.rows.map(({ name }) => name));
  const columns = table.columns.filter(({ name }) => there.has(name));
  const values = columns.map(({ name, type }) => `${client.escapeIdentifier(name)}::${type}`).join(', ');
  await client.query('begin');
  await client.query('delete from pgboss.job');
  const { rowCount } = await client.query(`
    insert into pgboss.job (${columnsOf(client, { columns })}) select ${values} from kept_jobs
    where name in (select name from pgboss.queue)`);
  const all = await client.query<{ jobs: number }>('select count(*)::int as jobs from kept_jobs');
  await client.query('commit');
  return (all.rows[0]?.jobs ?? 0) - (rowCount ?? 0);
}

/** Lets the planner know what was loaded, which it would find out by itself only later. */
export async function analyse(client: pg.Client): Promise<void> {
  await client.query('analyze');
}

/** Puts sequences where they stood. */
export async function setSequences(client: pg.Client, sequences: ArchiveHead['sequences']): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      value,
      called,
    ]);
  }
}

/** The type of a stored file, as a row of the loaded tables says. */
export async function fileTypeOf(client: pg.Client, sha256: string): Promise<string> {
  const { rows } = await client.query<{ type: string }>('select type from media_files where sha256 = $1 limit 1', [
    sha256,
  ]);
  return rows[0]?.type ?? 'application/octet-stream';
}
