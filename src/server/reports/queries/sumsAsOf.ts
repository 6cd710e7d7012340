import { type SQL, sql } from 'drizzle-orm';
import { postMetrics } from '../../../domain/networks';
import type { Day } from '../../../domain/units';

/** What is added up day by day. */
export const sumColumns = [
  'posts',
  ...postMetrics.flatMap((metric) => [metric, `${metric}_known`]),
  'reaction_comment_known',
  'reaction_share_known',
  'comment_share_known',
  'reaction_comment_share_known',
];
const columns = sql.raw(sumColumns.join(', '));
// Of the very types the totals have: otherwise all of them would be turned into others, one by one.
const typeOf = (column: string) => (postMetrics.some((metric) => metric === column) ? 'bigint' : 'int');
const added = sql.raw(sumColumns.map((column) => `sum(${column})::${typeOf(column)} as ${column}`).join(', '));

/**
 * A query of the sums of each SOW and network at the end of a day, of the campaigns whose id `are` says (`in (…)`,
 * `= any(…)`): kept ready where nothing changed later (decision 83), added up day by day where something did. One that had no
 * posts yet has zeros or null.
 */
export function sumsAsOf(are: SQL, day: Day): SQL {
  return sql`select campaign_id, sow_id, social_type, ${columns} from report_totals
      where campaign_id ${are} and last_day <= ${day}::date
    union all
    select later.campaign_id, later.sow_id, later.social_type, days.* from report_totals later
      cross join lateral (select ${added} from report_days d where d.campaign_id = later.campaign_id
        and d.sow_id = later.sow_id and d.social_type = later.social_type and d.day <= ${day}::date) days
      where later.campaign_id ${are} and later.last_day > ${day}::date`;
}
