import { sql } from 'drizzle-orm';
import type { Period } from '../../../domain/analytics/period';
import type { KolValue } from '../../../domain/analytics/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { sumsAsOf } from '../../reports/queries/sumsAsOf';
import { earningCampaignsOf } from './campaigns';
import { reached, salePrice } from './figures';

const fewestPosts = 3;
const best = 10;

/** What a KOL was sold for and got, by what it is ranked by. */
export type RankedKol = Omit<KolValue, 'cost'> & { by: 'cpe' | 'cpv' };

/** The KOLs that cost least for an engagement and for a view in campaigns of a period, with what they got by its end. */
export function bestKols(db: Db, viewer: Viewer, period: Period): Promise<RankedKol[]> {
  const ranked = (by: RankedKol['by'], metric: 'engagement' | 'views') => {
    const [got, known] = [sql.raw(metric), sql.raw(`${metric}_known`)];
    return sql`(select ${sql.raw(`'${by}'`)} as by, kol_id, campaigns, posts, price, ${got} as reached, ${known} as known,
        row_number() over (order by price / ${got}, kol_id) as place
      from of_kol where posts >= ${fewestPosts} and price > 0 and ${got} > 0 order by place limit ${best})`;
  };
  return selectRows<RankedKol>(
    db,
    sql`with of_period as materialized (select c.id ${earningCampaignsOf(viewer, period)}),
    priced as (
      select s.kol_id, count(distinct s.campaign_id) as campaigns, sum(${salePrice}) as price
      from sows s where s.campaign_id in (select id from of_period) group by s.kol_id),
    got as (
      select s.kol_id, ${reached} from (${sumsAsOf(sql`in (select id from of_period)`, period.end_date)}) sums
      join (select id as sow_id, kol_id from sows) s using (sow_id) group by s.kol_id),
    of_kol as materialized (select * from priced join got using (kol_id)),
    best as (${ranked('cpe', 'engagement')} union all ${ranked('cpv', 'views')})
    select best.by, ${kolJson('k')} as kol, campaigns, posts, price::text as price, reached, known
      from best join kols k on k.id = best.kol_id order by best.by, best.place`,
  );
}
