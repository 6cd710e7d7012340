import { sql } from 'drizzle-orm';
import type { KolRef } from '../../../domain/campaigns/types';
import type { Network } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';

/** A KOL found by a code; `followers` are those of its networks. */
export interface ImportKol {
  kol: KolRef;
  active: boolean;
  followers: Partial<Record<Network, number | null>>;
}

/** KOLs by the codes as given; case does not matter. A code of nobody is not in the map. */
export async function findKolsByCode(db: Db, codes: readonly string[]): Promise<Map<string, ImportKol>> {
  const rows = await selectRows<ImportKol & { given: string }>(
    db,
    sql`select given.code as given, ${kolJson('k')} as kol, k.status = 'active' as active,
      coalesce((select json_object_agg(per.social_type, per.followers) from (select s.social_type, max(s.follower_count) as followers
        from socials s where s.kol_id = k.id group by s.social_type) per), '{}'::json) as followers
    from unnest(${arrayOf(codes, 'text')}) given(code)
    join kols k on upper(k.code) = upper(given.code) and k.deleted_at is null`,
  );
  return new Map(rows.map(({ given, ...found }) => [given, found]));
}
