import { sql } from 'drizzle-orm';
import type { Period } from '../../../domain/analytics/period';
import type { ManagerLoad } from '../../../domain/analytics/types';
import { statusesOfGroup } from '../../../domain/campaigns/values';
import type { Day } from '../../../domain/units';
import { overdueOn } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { personJson } from '../../db/fragments';
import { arrayOf, selectRows } from '../../db/list';
import { campaignsOf, earningCampaignsOf } from './campaigns';
import { bookingPrice, salePrice } from './figures';

const running = arrayOf(statusesOfGroup.inprogress, 'text');

/** A manager's campaigns of a period and what they earn, on a day; who has most to do first. */
export function loadByManager(
  db: Db,
  viewer: Viewer,
  period: Period,
  today: Day,
): Promise<Omit<ManagerLoad, 'evaluation'>[]> {
  return selectRows(
    db,
    sql`with of_period as materialized (select c.id, c.status, c.end_date ${campaignsOf(viewer, period)}),
    earned as (
      select s.campaign_id, sum(${salePrice}) - sum(${bookingPrice}) as margin from sows s
      where s.campaign_id in (select c.id ${earningCampaignsOf(viewer, period)}) group by s.campaign_id)
    select ${personJson('u')} as manager, count(*) filter (where c.status = any(${running})) as running,
      count(*) filter (where ${overdueOn(today)}) as overdue,
      coalesce(sum(earned.margin), 0)::text as margin
    from of_period c join campaign_people duty on duty.campaign_id = c.id and duty.duty = 'manager'
      join users u on u.id = duty.user_id left join earned on earned.campaign_id = c.id
    group by u.id order by running desc, overdue desc, u.fullname, u.id`,
  );
}
