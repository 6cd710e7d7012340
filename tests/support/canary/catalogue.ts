import type pg from 'pg';

/** A column of one of our tables; `made_of` names the columns a generated one is made of. */
export interface Column {
  /** `table.column`. */
  name: string;
  table: string;
  column: string;
  /** PostgreSQL's short name of its type, `_text` for a list of texts. */
  type: string;
  required: boolean;
  made_of: string[] | null;
  /** The table it refers to. */
  refers_to: string | null;
  /** The words a check allows. */
  words: string[];
}

const statement = `
  select c.table_name || '.' || c.column_name as name, c.table_name as table, c.column_name as column, c.udt_name as type,
    c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as required,
    case when c.is_generated = 'ALWAYS' then (select coalesce(array_agg(s.column_name::text), '{}')
      from information_schema.column_column_usage s
      where s.table_schema = 'public' and s.table_name = c.table_name and s.dependent_column = c.column_name) end as made_of,
    (select f.confrelid::regclass::text from pg_constraint f where f.conrelid = k.oid and f.contype = 'f'
      and f.conkey = array[a.attnum] limit 1) as refers_to,
    array(select w[1] from pg_constraint f, regexp_matches(pg_get_constraintdef(f.oid), '''([^'']+)''::text', 'g') w
      where f.conrelid = k.oid and f.contype = 'c' and f.conkey = array[a.attnum]) as words
  from information_schema.columns c
    join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = k.oid and a.attname = c.column_name
  where c.table_schema = 'public' and k.relkind in ('r', 'p') and not k.relispartition
  order by c.table_name, c.ordinal_position`;

/** Every column of every table there is, read from the database itself. */
export async function readColumns(pool: pg.Pool): Promise<Column[]> {
  return (await pool.query<Column>(statement)).rows;
}

/** The columns by table. */
export function byTable(columns: readonly Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
}
