import { addDays } from '../../domain/dates';
import type { FinalReport } from '../../domain/reports/types';
import type { DailyChange } from './queries/days';

/** The longest period a report draws day by day; of a longer one it shows the end. */
const mostDays = 400;

interface Period {
  /** First and last day of the campaign, `YYYY-MM-DD`; an open end is null. */
  start_date: string;
  end_date: string | null;
  /** The day its first post appeared, or null. */
  first_post: string | null;
  as_of: string;
}

/**
 * The state of all posts at the end of each day: from the campaign's start, or its first post or reading where that came
 * earlier, until its end or last reading, whichever is later, never beyond `as_of`. Null is unknown.
 */
export function statesByDay(changes: readonly DailyChange[], period: Period): FinalReport['by_day'] {
  const first = [period.start_date, period.first_post, changes[0]?.day].filter((day) => day != null).sort()[0];
  const lastKnown = [period.end_date, changes.at(-1)?.day]
    .filter((day) => day != null)
    .sort()
    .at(-1);
  if (!first || !lastKnown) return [];
  const last = lastKnown < period.as_of ? lastKnown : period.as_of;
  const earliest = addDays(last, 1 - mostDays);
  const states: FinalReport['by_day'] = [];
  const sum = { views: 0, views_known: 0, engagement: 0, engagement_known: 0, buzz: 0, buzz_known: 0 };
  let next = 0;
  for (let date = first > earliest ? first : earliest; date <= last; date = addDays(date, 1)) {
    for (let change = changes[next]; change && change.day <= date; change = changes[++next]) {
      for (const key of sumNames) sum[key] += change[key];
    }
    states.push({
      date,
      views: sum.views_known > 0 ? sum.views : null,
      engagement: sum.engagement_known > 0 ? sum.engagement : null,
      buzz: sum.buzz_known > 0 ? sum.buzz : null,
    });
  }
  return states;
}

const sumNames = ['views', 'views_known', 'engagement', 'engagement_known', 'buzz', 'buzz_known'] as const;
