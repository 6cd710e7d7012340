import { type SQL, sql } from 'drizzle-orm';
import { inForce } from '../../domain/approvals/inForce';
import type { SectorRef } from '../../domain/kols/types';
import type { Approvable, Standing } from '../approvals/approvable';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { allOf, arrayOf, selectRows } from '../db/list';
import type { CompanyFields, CompanyKind } from './company';

type Named = Pick<CompanyKind<CompanyFields>, 'entity'>;

const tableOf = ({ entity }: Named) => sql.raw(`${entity}s`);
const sectorsOf = ({ entity }: Named) => sql.raw(`${entity}_sectors`);
const keyOf = ({ entity }: Named) => sql.raw(`${entity}_id`);
const listed = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.raw(column)),
    sql`, `,
  );

/** A customer or brand as verbs compare and change it; `lock` keeps its row until the transaction ends. Null if gone. */
export async function findStored<F extends CompanyFields>(
  db: Db,
  kind: CompanyKind<F>,
  id: string,
  lock: boolean,
): Promise<Approvable<F> | null> {
  const rows = await selectRows<Omit<Approvable<F>, 'fields'> & Omit<F, 'sectors'>>(
    db,
    sql`select id, version, status, status_reason, created_by, ${listed(kind.columns)} from ${tableOf(kind)}
      where id = ${id} and deleted_at is null ${lock ? sql`for update` : sql``}`,
  );
  const [row] = rows;
  if (!row) return null;
  const links = await selectRows<{ sector_id: string }>(
    db,
    sql`select sector_id from ${sectorsOf(kind)} where ${keyOf(kind)} = ${id} order by sector_id`,
  );
  const { version, status, status_reason, created_by } = row;
  const own = Object.fromEntries(kind.columns.map((column) => [column, row[column]]));
  const fields = { ...own, sectors: links.map(({ sector_id }) => sector_id) } as F;
  return { id, version, status, status_reason, created_by, fields };
}

/** Customers or brands by code in capitals, as verbs compare and change them; `lock` as in `findStored`. */
export async function findStoredByCode<F extends CompanyFields>(
  db: Db,
  kind: CompanyKind<F>,
  codes: readonly string[],
  lock: boolean,
): Promise<Map<string, Approvable<F>>> {
  const asked = [...new Set(codes.map((code) => code.toUpperCase()))];
  const rows = await selectRows<Omit<Approvable<F>, 'fields'> & F>(
    db,
    sql`select c.id, version, status, status_reason, created_by, ${listed(kind.columns)},
        array(select l.sector_id from ${sectorsOf(kind)} l where l.${keyOf(kind)} = c.id order by l.sector_id) as sectors
      from ${tableOf(kind)} c where deleted_at is null and upper(code) = any(${arrayOf(asked, 'text')})
      order by c.id ${lock ? sql`for update of c` : sql``}`,
  );
  return new Map(
    rows.map(({ id, version, status, status_reason, created_by, ...own }) => {
      const fields = own as unknown as F;
      return [fields.code.toUpperCase(), { id, version, status, status_reason, created_by, fields }];
    }),
  );
}

/** Adds customers or brands with their sectors: at least one, and no more than a statement has room for. */
export async function insertCompanies<F extends CompanyFields>(
  db: Db,
  kind: CompanyKind<F>,
  records: readonly Pick<Approvable<F>, 'id' | 'fields' | 'status' | 'created_by'>[],
): Promise<void> {
  const rows = records.map(({ id, fields, status, created_by }) => {
    const values = [id, status, created_by, ...kind.columns.map((column) => fields[column] ?? null)];
    return sql`(${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  });
  await db.execute(sql`insert into ${tableOf(kind)} (id, status, created_by, ${listed(kind.columns)})
    values ${sql.join(rows, sql`, `)}`);
  const links = records.flatMap(({ id, fields }) => fields.sectors.map((sector) => ({ id, sector })));
  const [ids, sectors] = [links.map(({ id }) => id), links.map(({ sector }) => sector)];
  await db.execute(sql`insert into ${sectorsOf(kind)} (${keyOf(kind)}, sector_id)
    select * from unnest(${arrayOf(ids, 'uuid')}, ${arrayOf(sectors, 'uuid')})`);
}

/** Writes the fields of a customer or brand, and its standing where that changes, one version further. */
export async function updateCompany<F extends CompanyFields>(
  db: Db,
  kind: CompanyKind<F>,
  id: string,
  fields: F,
  standing?: Standing,
): Promise<void> {
  const values = Object.entries({ ...pick(fields, kind.columns), ...standing });
  const set = values.map(([column, value]) => sql`${sql.raw(column)} = ${value ?? null}`);
  await db.execute(sql`update ${tableOf(kind)} set ${sql.join(set, sql`, `)}, version = version + 1, updated_at = now()
    where id = ${id}`);
  await db.execute(sql`delete from ${sectorsOf(kind)} where ${keyOf(kind)} = ${id}
    and not sector_id = any(${arrayOf(fields.sectors, 'uuid')})`);
  await insertSectors(db, kind, id, fields.sectors);
}

function pick<F extends CompanyFields>(fields: F, columns: CompanyKind<F>['columns']): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, fields[column]]));
}

async function insertSectors(db: Db, kind: Named, id: string, sectors: readonly string[]): Promise<void> {
  await db.execute(sql`insert into ${sectorsOf(kind)} (${keyOf(kind)}, sector_id)
    select ${id}, sector from unnest(${arrayOf(sectors, 'uuid')}) sector on conflict do nothing`);
}

/** Takes a customer or brand out of every list; its row stays for what was done with it. */
export async function markRemoved(db: Db, kind: Named, id: string, reason: string): Promise<void> {
  await db.execute(sql`update ${tableOf(kind)} set deleted_at = now(), delete_reason = ${reason}, version = version + 1,
    updated_at = now() where id = ${id}`);
}

/** Makes a customer or brand that was taken out of every list what it was, with the code and name it comes back with. */
export async function markRestored(
  db: Db,
  kind: Named,
  id: string,
  { code, name }: { code: string; name: string },
): Promise<void> {
  await db.execute(sql`update ${tableOf(kind)} set deleted_at = null, delete_reason = null, code = ${code},
    name = ${name}, version = version + 1, updated_at = now() where id = ${id}`);
}

/** Sectors of these types, by id. */
export async function findSectorRefs(db: Db, types: readonly string[]): Promise<Map<string, SectorRef>> {
  const rows = await selectRows<SectorRef>(
    db,
    sql`select id, name, un_name from sectors where type = any(${arrayOf(types, 'text')}) order by position, id`,
  );
  return new Map(rows.map((sector) => [sector.id, sector]));
}

/** Whether an edit waits beside the customer or brand of this alias; reduced viewers are told of none. */
function hasHeld(viewer: Viewer, entity: Named['entity'], alias: string): SQL {
  if (viewer.reduced) return sql`false`;
  return sql`exists (select 1 from pending_changes held where held.entity = ${entity}
    and held.entity_id = ${sql.raw(alias)}.id and held.decided_at is null)`;
}

/** The status lists show and filter by: `pending` also where an edit of an approved record waits. */
export function shownStatus(viewer: Viewer, entity: Named['entity'], alias: string): SQL {
  const status = sql.raw(`${alias}.status`);
  return sql`(case when ${status} = 'active' and ${hasHeld(viewer, entity, alias)} then 'pending' else ${status} end)`;
}

/**
 * The filter by shown status or by being in force, which is the staff's alone (CONTRACT.md §4); none for others or where
 * none is asked.
 */
export function isOfStatus(
  viewer: Viewer,
  entity: Named['entity'],
  alias: string,
  asked: readonly string[] | undefined,
): SQL | undefined {
  if (viewer.reduced || !asked) return undefined;
  const isShown = sql`${shownStatus(viewer, entity, alias)} = any(${arrayOf(asked, 'text')})`;
  return asked.includes(inForce) ? sql`(${isInForce(alias)} or ${isShown})` : isShown;
}

/** Whether the customer or brand of this alias was approved, whatever waits beside it. */
export function isInForce(alias: string): SQL {
  return sql`${sql.raw(alias)}.status = 'active'`;
}

/**
 * The condition that the standing of the customer or brand of this alias lets the viewer open it, whoever's it is:
 * staff also what was rejected, to send it in once more; others only what is active.
 */
export function isOpenTo(viewer: Viewer, alias: string): SQL {
  const row = sql.raw(alias);
  return allOf(sql`${row}.deleted_at is null`, viewer.reduced && sql`${row}.status = 'active'`);
}

/** Whether what is pending is an edit of an approved record. */
export function isPendingEdit(viewer: Viewer, entity: Named['entity'], alias: string): SQL {
  return sql`(${sql.raw(alias)}.status = 'active' and ${hasHeld(viewer, entity, alias)})`;
}

/** Who registered the customer or brand of this alias, with what they typed; null where staff added it. */
export function registrationOf(entity: Named['entity'], alias: string): SQL {
  const row = sql.raw(alias);
  const [customer, brand] =
    entity === 'customer'
      ? [
          sql`${row}.id`,
          sql`(select own.id from brands own where own.customer_id = ${row}.id and own.created_by = ${row}.created_by
            and own.deleted_at is null order by own.id limit 1)`,
        ]
      : [sql`${row}.customer_id`, sql`${row}.id`];
  return sql`(select jsonb_build_object('fullname', r.fullname, 'phone', r.phone, 'email', r.email,
      'customer_id', ${customer}, 'brand_id', ${brand})
    from users r where r.id = ${row}.created_by and r.type = 'brand')`;
}

/** Campaign statuses that are not over (CONTRACT.md §4). */
export const isRunning = (campaign: string) =>
  sql`${sql.raw(campaign)}.deleted_at is null and ${sql.raw(campaign)}.status in ('pitching', 'on_going', 'liquidation')`;
