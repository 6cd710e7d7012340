import { sql } from 'drizzle-orm';
import { comparedFigures, fewestPeers } from '../../../domain/kols/score';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

const named = (write: (figure: string) => string) => sql.raw(comparedFigures.map(write).join(', '));

// Of the places of its group a figure has the middle one of those that equal figures share.
const ranked = named(
  (figure) => `case when ${figure} is not null and count(${figure}) over peers >= ${fewestPeers}
    then 1 + 4 * (2 * (rank() over (peers order by ${figure}) - 1) + count(*) over (partition by size, sector_id, ${figure}))
      / (2 * count(${figure}) over peers) end as ${figure}_quartile`,
);
const quartiles = (of: string) => named((figure) => `${of}.${figure}_quartile`);

/**
 * Says of each figure in which quarter of the KOLs of the same size and first sector it stands, 4 the highest; none in a
 * group of fewer than 8 that know it. Of these KOLs, or of all; answers the ids of those where that is another than before.
 */
export async function rankScores(db: Db, ids: readonly string[] | null): Promise<string[]> {
  const mine = ids ? sql`s.kol_id = any(${arrayOf(ids, 'uuid')})` : sql`true`;
  const groups = ids
    ? sql`(s.size, s.sector_id) in (select size, sector_id from kol_scores s where ${mine})`
    : sql`s.size is not null and s.sector_id is not null`;
  const rows = await selectRows<{ kol_id: string }>(
    db,
    sql`with listed as (
      select s.* from kol_scores s join kol_facets k on k.kol_id = s.kol_id and k.status <> 'reject' where ${groups}),
    ranked as (
      select kol_id, count(*) over peers as peers, ${ranked} from listed window peers as (partition by size, sector_id)),
    now as (
      select s.kol_id, coalesce(r.peers, 0) as peers, ${quartiles('r')}
      from kol_scores s left join ranked r on r.kol_id = s.kol_id where ${mine})
    update kol_scores s set peers = n.peers, ${named((figure) => `${figure}_quartile = n.${figure}_quartile`)}
    from now n where s.kol_id = n.kol_id
      and (s.peers, ${quartiles('s')}) is distinct from (n.peers, ${quartiles('n')})
    returning s.kol_id`,
  );
  return rows.map(({ kol_id }) => kol_id);
}
