import { sql } from 'drizzle-orm';
import type { Period } from '../../../domain/analytics/period';
import type { KolValue } from '../../../domain/analytics/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { earningCampaignsOf } from './campaigns';
import { reached, salePrice } from './figures';

const fewestPosts = 3;
const best = 10;

/** What a KOL was sold for and got, by what it is ranked by. */
export type RankedKol = Omit<KolValue, 'cost'> & { by: 'cpe' | 'cpv' };

// Campaign by campaign: the key's order groups the days without a sort or a hash that spills.
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
    got as (
      select of_sow.* from of_period cross join lateral (select d.sow_id, ${reached} from report_days d
        where d.campaign_id = of_period.id and d.day <= ${period.end_date}::date group by d.sow_id) of_sow),
    of_kol as materialized (
      select s.kol_id, count(distinct s.campaign_id) as campaigns, coalesce(sum(got.posts), 0) as posts,
        sum(${salePrice}) as price, sum(got.views) as views, sum(got.views_known) as views_known,
        sum(got.engagement) as engagement, sum(got.engagement_known) as engagement_known
      from sows s left join got on got.sow_id = s.id
      where s.campaign_id in (select id from of_period) group by s.kol_id),
    best as (${ranked('cpe', 'engagement')} union all ${ranked('cpv', 'views')})
    select best.by, ${kolJson('k')} as kol, campaigns, posts, price::text as price, reached, known
      from best join kols k on k.id = best.kol_id order by best.by, best.place`,
  );
}
