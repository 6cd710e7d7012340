import { type SQL, sql } from 'drizzle-orm';
import { paging } from '../../../domain/limits';
import { networks } from '../../../domain/networks';
import type { Viewer } from '../../context';
import { arrayOf } from '../../db/list';
import { anySector, type KolFilters, rangeOf, singleSector, stateCodes } from './matches';

/** More than these are met sooner by walking the list. */
export const mostWithin = paging.exactCount;

/** What narrows a search to few KOLs by kol_reach, and what is left to ask of them. */
export interface Within {
  /** The ids of those within, some of them twice; one more than `mostWithin` where there are too many. */
  reached: SQL;
  rest: KolFilters;
}

/** Filters by a range of followers or a sector that kol_reach narrows on several networks at once; else undefined. */
export function withinOf(viewer: Viewer | null, filters: KolFilters): Within | undefined {
  const { social_type, min_followers, max_followers, ...others } = filters;
  const hasRange = min_followers !== undefined || max_followers !== undefined;
  const sector = singleSector(filters);
  if (viewer?.type === 'kol' || !(hasRange || (social_type && sector))) return undefined;
  const { least, most } = rangeOf(filters);
  const reached = sql`select k.kol_id from kol_reach k
    where k.social_type = any(${arrayOf(social_type ?? networks, 'text')}) and k.sector_id = ${sector ?? anySector}
      and k.followers between ${least} and ${most} and k.below < ${least}
      and k.state = any(${sql.param(stateCodes(viewer, filters))}::smallint[]) limit ${mostWithin + 1}`;
  const { sectors, sector_ids, category_sectors, ...rest } = others;
  return { reached, rest: sector ? rest : { ...rest, sectors, sector_ids, category_sectors } };
}
