import pg from 'pg';

const ofExtension = (catalog: string, oid: string) =>
  `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

// Monthly partitions come and go with the calendar, and constraints of kind n only exist from PostgreSQL 18 on.
const tables = `
  select c.relname as name, c.relkind = 'p' as partitioned, pg_get_partkeydef(c.oid) as partition_key,
    (select relname from pg_inherits i join pg_class parent on parent.oid = i.inhparent where i.inhrelid = c.oid) as parent,
    array(select format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || case when a.attgenerated <> '' then format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
                when a.attidentity = 'a' then ' GENERATED ALWAYS AS IDENTITY'
                when d.adbin is not null then ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) else '' end
        || case when a.attnotnull then ' NOT NULL' else '' end
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
    array(select format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = c.oid and contype <> 'n'
      order by array_position('{p,u,c,f}'::"char"[], contype), conname collate "C") as constraints,
    array(select pg_get_indexdef(x.indexrelid) from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = c.oid and not exists (select from pg_constraint where conindid = x.indexrelid and conrelid = c.oid)
      order by i.relname collate "C") as indexes,
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = c.oid and not tgisinternal
      order by tgname collate "C") as triggers
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname !~ '_\\d{6}$'
    and not ${ofExtension('pg_class', 'c.oid')}
  order by c.relname collate "C"`;

const functions = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not ${ofExtension('pg_proc', 'p.oid')}
  order by p.proname collate "C", pg_get_function_identity_arguments(p.oid)`;

const types = `
  select format('CREATE TYPE %I AS (%s)', c.relname, string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as definition
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'c' and not ${ofExtension('pg_class', 'c.oid')}
  group by c.relname order by c.relname collate "C"`;

const extensions = `select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

interface Table {
  name: string;
  partitioned: boolean;
  partition_key: string | null;
  parent: string | null;
  columns: string[];
  constraints: string[];
  indexes: string[];
  triggers: string[];
}

function describe(table: Table): string {
  if (table.parent) return `CREATE TABLE ${table.name} PARTITION OF ${table.parent} DEFAULT;`;
  const lines = [...table.columns, ...table.constraints].map((line) => `  ${line}`).join(',\n');
  const partitions = table.partitioned ? ` PARTITION BY ${table.partition_key}` : '';
  const after = [...table.indexes, ...table.triggers].map((statement) => `\n${statement};`).join('');
  return `CREATE TABLE ${table.name} (\n${lines}\n)${partitions};${after}`;
}

/** The public schema of a migrated database as sorted, readable SQL, the same from every PostgreSQL 15 and newer. */
export async function schemaDump(config: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const parts = [
      ...(await client.query<{ name: string }>(extensions)).rows.map(({ name }) => `CREATE EXTENSION ${name};`),
      ...(await client.query<{ definition: string }>(types)).rows.map(({ definition }) => `${definition};`),
      ...(await client.query<{ definition: string }>(functions)).rows.map(({ definition }) => `${definition.trim()};`),
      ...(await client.query<Table>(tables)).rows.map(describe),
    ];
    return ['-- Written by `npm run db:dump` from the catalogs of a freshly migrated database.', ...parts, ''].join(
      '\n\n',
    );
  } finally {
    await client.end();
  }
}
