import type pg from 'pg';
import type { ArchivedTable, ArchiveHead } from '../archive/format';

/** The queue's jobs, which are restored otherwise than the tables of the schema `public`. */
export const jobsTable = 'pgboss.job';

const notOfExtension = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * The tables to keep, a partitioned one as a whole: all of `public` that outlive a crash of the server, and the queue's
 * jobs. Columns that the database makes of others are not among theirs.
 */
export async function findTables(client: pg.Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(`
    select n.nspname || '.' || c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${notOfExtension}
      and (n.nspname = 'public' or n.nspname || '.' || c.relname = '${jobsTable}')
    group by n.nspname, c.relname order by n.nspname desc, c.relname collate "C"`);
  return rows;
}

/** Tables whose rows do not outlive a crash of the server anyway: they are left out. */
export async function findUnlogged(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u' order by relname collate "C"`);
  return rows.map(({ name }) => name);
}

/** Where the sequences of `public` stand. They never go back, so read after the snapshot they are far enough for it. */
export async function findSequences(client: pg.Client): Promise<ArchiveHead['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const found: ArchiveHead['sequences'] = [];
  for (const { name } of rows) {
    const at = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${client.escapeIdentifier(name)}`,
    );
    for (const { value, called } of at.rows) found.push({ name, value, called });
  }
  return found;
}

/** Months, as `YYYY-MM`, that have a partition of their own. */
export async function findMonths(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(`
    select distinct regexp_replace(c.relname, '^.*_(\\d{4})(\\d\\d)$', '\\1-\\2') as month from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition and c.relname ~ '_\\d{6}$'
    order by 1`);
  return rows.map(({ month }) => month);
}

/** What the database holds already: tables of ours or of somebody else, and roughly how many rows. */
export async function findPresent(client: pg.Client): Promise<{ tables: number; rows: number }> {
  const { rows } = await client.query<{ tables: number; rows: number }>(`
    select count(*)::int as tables, coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind = 'r' and ${notOfExtension}`);
  return rows[0] ?? { tables: 0, rows: 0 };
}

/** Whether a server, a worker or a backup is at work on the database. */
export async function isInUse(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'kolhub%'`);
  return (rowCount ?? 0) > 0;
}
