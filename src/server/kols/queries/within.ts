import { type SQL, sql } from 'drizzle-orm';
import { paging } from '../../../domain/limits';
import { networks } from '../../../domain/networks';
import type { Viewer } from '../../context';
import { allOf, arrayOf } from '../../db/list';
import {
  anySector,
  isOfReach,
  type KolFilters,
  ofFacets,
  rangeOf,
  sectorGroups,
  singleSector,
  stateCodes,
} from './matches';

/** More than these are met sooner by walking the list. */
export const mostWithin = paging.exactCount;

/**
 * What kol_reach has within a range of followers or a sector, on several networks at once: kol_id and created_at, of some
 * KOLs twice, and one more than `mostWithin` where there are too many. Undefined where it cannot tell all that is asked.
 */
export function withinOf(viewer: Viewer | null, filters: KolFilters): SQL | undefined {
  const { social_type, min_followers, max_followers } = filters;
  const hasRange = min_followers !== undefined || max_followers !== undefined;
  const sector = singleSector(filters);
  const isNarrow = sectorGroups(filters).length > 0 ? sector && (social_type || hasRange) : hasRange;
  if (viewer?.type === 'kol' || !isNarrow || !isOfReach(filters)) return undefined;
  const { least, most } = rangeOf(filters);
  const within = allOf(
    sql`k.social_type = any(${arrayOf(social_type ?? networks, 'text')}) and k.sector_id = ${sector ?? anySector}
      and k.followers between ${least} and ${most} and k.below < ${least}
      and k.state = any(${sql.param(stateCodes(viewer, filters))}::smallint[])`,
    ofFacets(viewer, filters),
  );
  return sql`select k.kol_id, k.created_at from kol_reach k where ${within} limit ${mostWithin + 1}`;
}
