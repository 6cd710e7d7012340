import { type SQL, sql } from 'drizzle-orm';
import { type CompetitorWork, overlapsSince } from '../../../domain/campaigns/overlaps';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { companyJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';

/** The sector of whom no other fits: who has it in common has nothing in common. */
const anyOther = 'others';

const hasIndustry = (brand: SQL) => sql`exists (select 1 from brand_sectors link join sectors industry
  on industry.id = link.sector_id and industry.type = 'industry' where link.brand_id = ${brand})`;

/**
 * The work of these KOLs, as far as it may still be told of today, for brands of other customers that share a sector with
 * this brand, and an industry where both have one; null where there is no such brand. Sectors by their name in the
 * language.
 */
export async function findCompetitorWork(
  db: Db,
  brandId: string,
  kolIds: readonly string[],
  today: Day,
  language: string,
): Promise<CompetitorWork[] | null> {
  const name = language === 'vi' ? sql`sector.name` : sql`sector.name_en`;
  const [found] = await selectRows<{ works: CompetitorWork[] }>(
    db,
    sql`select coalesce((
      select json_agg(json_build_object('kol_id', work.kol_id, 'brand', ${companyJson('b')}, 'sectors', shared.names,
        'campaign', json_build_object('id', c.id, 'code', c.code, 'name', c.name),
        'status', c.status, 'start_date', c.start_date, 'end_date', c.end_date))
      from (select distinct s.kol_id, s.campaign_id from sows s where s.kol_id = any(${arrayOf(kolIds, 'uuid')})) work
        join campaigns c on c.id = work.campaign_id and c.deleted_at is null
        join brands b on b.id = c.brand_id and b.customer_id <> own.customer_id
        cross join lateral (
          select json_agg(${name} order by sector.type, sector.position) as names,
            bool_or(sector.type = 'customer_brand') as by_sector, bool_or(sector.type = 'industry') as by_industry
          from brand_sectors mine
            join brand_sectors theirs on theirs.sector_id = mine.sector_id and theirs.brand_id = b.id
            join sectors sector on sector.id = mine.sector_id and sector.code <> ${anyOther}
          where mine.brand_id = own.id) shared
      where shared.by_sector and (shared.by_industry or not (${hasIndustry(sql`own.id`)} and ${hasIndustry(sql`b.id`)}))
        and c.status in ('on_going', 'liquidation', 'done')
        and (c.status = 'on_going' or coalesce(c.end_date, c.start_date) >= ${overlapsSince(today)}::date)
    ), '[]'::json) as works
    from brands own where own.id = ${brandId} and own.deleted_at is null`,
  );
  return found?.works ?? null;
}
