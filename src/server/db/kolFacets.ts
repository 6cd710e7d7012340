import { sql } from 'drizzle-orm';
import { networks } from '../../domain/networks';
import type { Db } from './connection';

const carried = ['type', 'the_talent_partner', 'outstanding', 'booking_price_from', 'booking_price_to'];
const ofJobs = [...carried, ...networks, 'created_at', 'status', 'several', 'sector_ids'];
const of = (row: string, columns: readonly string[]) => sql.raw(columns.map((column) => `${row}.${column}`).join(', '));
const largest = networks.map(
  (network) => `max(coalesce(follower_count, -1)) filter (where social_type = '${network}') as ${network}`,
);

/**
 * Makes the list rows of KOLs anew that do not agree with each other or with the accounts: who waited to write one while
 * migration 0051 ran went on as the release before did it.
 */
export async function renewStaleFacets(db: Db): Promise<void> {
  await db.execute(sql`select refresh_kol_cards(array_agg(kol_id)) from (
    select f.kol_id from kol_facets f
      left join (select kol_id, ${sql.raw(largest.join(', '))} from socials group by kol_id) s on s.kol_id = f.kol_id
      where (${of('f', networks)}) is distinct from (${of('s', networks)})
    union
    select f.kol_id from kol_facets f join kol_reach r on r.kol_id = f.kol_id
      where (${of('f', carried)}) is distinct from (${of('r', carried)})
    union
    select f.kol_id from kol_facets f cross join unnest(f.job_codes) job (code)
      left join kol_job_facets j on j.kol_id = f.kol_id and j.job_code = job.code
      where (${of('f', ofJobs)}) is distinct from (${of('j', ofJobs)})
    union
    select j.kol_id from kol_job_facets j
      where not exists (select from kol_facets f where f.kol_id = j.kol_id and j.job_code = any(f.job_codes))
  ) stale`);
}
