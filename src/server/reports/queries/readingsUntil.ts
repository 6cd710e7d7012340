import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/list';
import { endOf } from './postsUntil';

/** The newest reading of each metric of each post by the end of the day: the newest of all where it is old enough. */
export const readingsUntil = (campaignIds: readonly string[], day: string): SQL => sql`
  select latest.subject_id, latest.metric,
    case when latest.captured_at < ${endOf(day)} then latest.value else earlier.value end as value,
    case when latest.captured_at < ${endOf(day)} then latest.captured_at else earlier.captured_at end as captured_at,
    case when latest.captured_at < ${endOf(day)} then latest.source else earlier.source end as source
  from metric_latest latest left join lateral (
    select value, captured_at, source from metric_snapshots s
    where latest.captured_at >= ${endOf(day)} and s.captured_at < ${endOf(day)}
      and s.owner_id = latest.owner_id and s.subject_id = latest.subject_id and s.metric = latest.metric
    order by s.captured_at desc limit 1
  ) earlier on true
  where latest.owner_id = any(${arrayOf(campaignIds, 'uuid')})`;
