import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReasonQuery, SectorQuery, StudioQuery } from '../../domain/lookups';
import type { Department, Studio } from '../../domain/settings/types';
import type { Db } from '../db/connection';
import { selectRows } from '../db/list';
import { departments, jobs, reasons, sectors, studios } from '../db/schema/settings';

/** Sectors of the asked types, in their order, named in the caller's language. */
export function findSectors(db: Db, query: SectorQuery, language: string) {
  return db
    .select({
      id: sectors.id,
      name: language === 'vi' ? sectors.name : sectors.name_en,
      un_name: sectors.un_name,
      type: sectors.type,
      code: sectors.code,
      colors: sql<{
        top: string;
        bottom: string;
      }>`json_build_object('top', ${sectors.color_top}, 'bottom', ${sectors.color_bottom})`,
    })
    .from(sectors)
    .where(query.types ? inArray(sectors.type, query.types) : undefined)
    .orderBy(asc(sectors.type), asc(sectors.position));
}

/** The sectors most active KOLs work in, most first, with their share in percent (spec 1 §3 Sector). */
export async function findTopSectors(db: Db, language: string, count: number) {
  const name = language === 'vi' ? sql`s.name` : sql`s.name_en`;
  const rows = await selectRows<{ id: string; name: string; un_name: string; percentage: number }>(
    db,
    sql`
    select s.id, ${name} as name, s.un_name,
      json_build_object('top', s.color_top, 'bottom', s.color_bottom) as colors,
      round(100.0 * count(*) / nullif((select count(*) from kols where status = 'active' and deleted_at is null), 0), 2) as percentage
    from sectors s join kol_sectors ks on ks.sector_id = s.id join kols k on k.id = ks.kol_id
    where k.status = 'active' and k.deleted_at is null
    group by s.id order by count(*) desc, s.position limit ${count}`,
  );
  return rows;
}

/** Jobs, named in the caller's language. */
export function findJobs(db: Db, language: string) {
  return db
    .select({ code: jobs.code, name: language === 'vi' ? jobs.name : jobs.name_en })
    .from(jobs)
    .orderBy(asc(jobs.position));
}

/** Reasons for deleting or rejecting; code `other` asks for free text. */
export function findReasons(db: Db, query: ReasonQuery, language: string) {
  return db
    .select({ id: reasons.id, code: reasons.code, name: language === 'vi' ? reasons.name : reasons.name_en })
    .from(reasons)
    .where(query.type ? eq(reasons.type, query.type) : undefined)
    .orderBy(asc(reasons.type), asc(reasons.id));
}

/** Departments by name. */
export function findDepartments(db: Db): Promise<Department[]> {
  return db
    .select({ id: departments.id, name: departments.name, version: departments.version })
    .from(departments)
    .orderBy(asc(departments.name), asc(departments.id));
}

/** Studios by name, of one department or of all. */
export function findStudios(db: Db, query: StudioQuery): Promise<Studio[]> {
  return db
    .select({
      id: studios.id,
      name: studios.name,
      department_id: studios.department_id,
      version: studios.version,
    })
    .from(studios)
    .where(query.department_id ? eq(studios.department_id, query.department_id) : undefined)
    .orderBy(asc(studios.name), asc(studios.id));
}
