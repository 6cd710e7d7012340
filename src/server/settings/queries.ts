import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DepartmentQuery, ReasonPurpose, ReasonQuery, SectorQuery, StudioQuery } from '../../domain/lookups';
import type { DepartmentRow, StudioRow, TopSector } from '../../domain/settings/types';
import type { Db } from '../db/connection';
import { oneOf, selectRows } from '../db/list';
import { departments, jobs, reasons, sectors, studios } from '../db/schema/settings';
import { deleteReasons, type ReferenceChoice, rejectReasons } from '../reference/lists';
import { rememberedByDatabase } from '../remembered';

type AskedSectors = Omit<SectorQuery, 'types'> & { types?: SectorQuery['types'] | ['industry'] };

/** Sectors of the asked types, in their order, named in the caller's language. */
export function findSectors(db: Db, query: AskedSectors, language: string) {
  return db
    .select({
      id: sectors.id,
      name: language === 'vi' ? sectors.name : sectors.name_en,
      // Generated, and so never null.
      un_name: sql<string>`${sectors.un_name}`,
      type: sectors.type,
      code: sectors.code,
      colors: sql<{
        top: string;
        bottom: string;
      }>`json_build_object('top', ${sectors.color_top}, 'bottom', ${sectors.color_bottom})`,
    })
    .from(sectors)
    .where(and(oneOf(sql`${sectors.id}`, query), query.types ? inArray(sectors.type, query.types) : undefined))
    .orderBy(asc(sectors.type), asc(sectors.position));
}

/** What every sector and industry is called in the caller's language, by id. */
export async function findSectorNames(db: Db, language: string): Promise<Map<string, string>> {
  const found = await findSectors(db, { types: undefined }, language);
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Counting all KOLs is not worth doing for everybody who asks. */
const topSectorsOf = rememberedByDatabase<TopSector[]>(60_000, 20);

/**
 * The sectors most active KOLs work in, most first, with their share in percent (spec 1 §3 Sector); up to a minute old.
 */
export async function findTopSectors(db: Db, language: string, count: number): Promise<TopSector[]> {
  const key = `${language} ${count}`;
  const known = topSectorsOf(db).get(key);
  if (known) return known;
  const name = language === 'vi' ? sql`s.name` : sql`s.name_en`;
  const rows = await selectRows<TopSector>(
    db,
    sql`
    select s.id, ${name} as name, s.un_name,
      json_build_object('top', s.color_top, 'bottom', s.color_bottom) as colors,
      round(100.0 * count(*) / nullif((select count(*) from kols where status = 'active' and deleted_at is null), 0), 2) as percentage
    from sectors s join kol_sectors ks on ks.sector_id = s.id join kols k on k.id = ks.kol_id
    where k.status = 'active' and k.deleted_at is null
    group by s.id order by count(*) desc, s.position limit ${count}`,
  );
  topSectorsOf(db).set(key, rows);
  return rows;
}

/** Jobs, named in the caller's language. */
export function findJobs(db: Db, language: string) {
  return db
    .select({ code: jobs.code, name: language === 'vi' ? jobs.name : jobs.name_en })
    .from(jobs)
    .orderBy(asc(jobs.position));
}

const reasonsFor: Record<ReasonPurpose, readonly ReferenceChoice[]> = { delete: deleteReasons, reject: rejectReasons };

/** Reasons for deleting or rejecting, those of one purpose where it is named; code `other` asks for free text. */
export function findReasons(db: Db, query: ReasonQuery, language: string) {
  return db
    .select({ id: reasons.id, code: reasons.code, name: language === 'vi' ? reasons.name : reasons.name_en })
    .from(reasons)
    .where(
      and(
        oneOf(sql`${reasons.id}`, query),
        query.type && eq(reasons.type, query.type),
        query.purpose &&
          inArray(
            reasons.code,
            reasonsFor[query.purpose].map(({ code }) => code),
          ),
      ),
    )
    .orderBy(asc(reasons.type), asc(reasons.id));
}

/** Departments by name, each with how many studios and users it has; removed users do not count. */
export function findDepartments(db: Db, query: DepartmentQuery): Promise<DepartmentRow[]> {
  return db
    .select({
      id: departments.id,
      name: departments.name,
      version: departments.version,
      studios: sql<number>`(select count(*) from studios s where s.department_id = departments.id)`,
      users: sql<number>`(select count(*) from users u where u.department_id = departments.id and u.deleted_at is null)`,
    })
    .from(departments)
    .where(oneOf(sql`${departments.id}`, query))
    .orderBy(asc(departments.name), asc(departments.id));
}

/** Studios by name, of one department or of all, each with how many users it has; removed ones do not count. */
export function findStudios(db: Db, query: StudioQuery): Promise<StudioRow[]> {
  return db
    .select({
      id: studios.id,
      name: studios.name,
      department_id: studios.department_id,
      version: studios.version,
      users: sql<number>`(select count(*) from users u where u.studio_id = studios.id and u.deleted_at is null)`,
    })
    .from(studios)
    .where(
      and(
        oneOf(sql`${studios.id}`, query),
        query.department_id ? eq(studios.department_id, query.department_id) : undefined,
      ),
    )
    .orderBy(asc(studios.name), asc(studios.id));
}
