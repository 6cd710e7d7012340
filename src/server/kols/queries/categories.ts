import { sql } from 'drizzle-orm';
import type { KolCategory } from '../../../domain/kols/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { rememberedByDatabase } from '../../remembered';
import { kolVisible, visibleStates } from './matches';

/** Counting all KOLs is not worth doing for everybody who opens the list. */
const knownOf = rememberedByDatabase<KolCategory[]>(60_000, 100);

/** Sectors of KOLs in their order, each with how many KOLs this viewer's list has there; up to a minute old. */
export async function findCategories(db: Db, viewer: Viewer | null, language: string): Promise<KolCategory[]> {
  const key = JSON.stringify([visibleStates(viewer), viewer?.kolId, language]);
  const known = knownOf(db).get(key);
  if (known) return known;
  const name = language === 'vi' ? sql`s.name` : sql`s.name_en`;
  const rows = await selectRows<KolCategory>(
    db,
    sql`with counted as (select sector.id, count(*)::int as total from kol_facets k cross join lateral unnest(k.sector_ids) sector (id)
      where ${kolVisible(viewer, sql`k.kol_id`)} group by sector.id)
    select s.id, ${name} as name, s.un_name, s.code, json_build_object('top', s.color_top, 'bottom', s.color_bottom) as colors,
      coalesce(counted.total, 0) as total
    from sectors s left join counted on counted.id = s.id where s.type = 'kol' order by s.position`,
  );
  knownOf(db).set(key, rows);
  return rows;
}
