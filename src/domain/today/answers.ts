import type { Today, TodayBadges } from './types';

/** What the calls of Today answer. */
export interface TodayAnswers {
  today: Today;
  todayBadges: TodayBadges;
}
