import { sql } from 'drizzle-orm';
import type { KolListItem } from '../../../domain/kols/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { kolVisible } from './matches';
import { scoreText } from './scores';

const most = 6;

/** How far two numbers are apart, as one is a multiple of the other; unknown ones stand as far as twice. */
const apart = (own: string, other: string) =>
  sql.raw(`case when ${own} > 0 and ${other} > 0 then abs(ln(${own}) - ln(${other})) else ln(2) end`);

/**
 * KOLs the viewer may see that have a sector of this one and whose account with the most followers is on the same network, with
 * half to twice its followers: the 6 nearest in followers and engagement rate, the nearest first.
 */
export async function findSimilar(db: Db, viewer: Viewer, id: string): Promise<KolListItem[]> {
  const rows = await selectRows<{ card: KolListItem; score: KolListItem['score'] }>(
    db,
    sql`with own as (select s.*, f.sector_ids from kol_scores s join kol_facets f on f.kol_id = s.kol_id
      where s.kol_id = ${id} and s.followers > 0),
    near as (
      select distinct s.kol_id, ${apart('own.followers', 's.followers')}
        + ${apart('own.engagement_rate', 's.engagement_rate')} as distance
      from own join kol_reach r on r.social_type = own.social_type and r.sector_id = any(own.sector_ids)
          and r.followers between own.followers / 2 and own.followers * 2
        join kol_scores s on s.kol_id = r.kol_id and s.social_type = own.social_type and s.followers = r.followers
        join kol_facets k on k.kol_id = s.kol_id
      where s.kol_id <> own.kol_id and ${kolVisible(viewer, sql`k.kol_id`)}
      order by distance, s.kol_id limit ${most})
    select c.card, ${sql.raw(scoreText)} as score
    from near join kol_cards c on c.kol_id = near.kol_id join kol_scores score on score.kol_id = near.kol_id
    order by near.distance, near.kol_id`,
  );
  return rows.map(({ card, score }) => ({ ...card, score }));
}
