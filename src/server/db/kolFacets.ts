import { sql } from 'drizzle-orm';
import { networks } from '../../domain/networks';
import type { Db } from './connection';

/**
 * Makes the list rows of KOLs anew whose accounts they do not tell: who waited to write one while migration 0051 ran went
 * on as the release before did it.
 */
export async function renewStaleFacets(db: Db): Promise<void> {
  const told = sql.raw(networks.map((network) => `f.${network}`).join(', '));
  const largest = sql.raw(
    networks.map((network) => `max(coalesce(follower_count, -1)) filter (where social_type = '${network}')`).join(', '),
  );
  await db.execute(sql`select refresh_kol_cards(array_agg(f.kol_id)) from kol_facets f
    left join (select kol_id, array[${largest}] as accounts from socials group by kol_id) s on s.kol_id = f.kol_id
    where array[${told}] is distinct from coalesce(s.accounts, array[${sql.raw(networks.map(() => 'null').join(', '))}]::bigint[])`);
}
