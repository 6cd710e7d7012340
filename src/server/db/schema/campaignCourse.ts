import { check, date, numeric, text } from 'drizzle-orm/pg-core';
import { paceGaps, paceMetrics, paces } from '../../../domain/campaigns/pace';
import { inList, whole } from './columns';

const ratio = () => numeric({ mode: 'number' });

/** How a campaign goes and what it got: written by a job, never by people. */
export const courseColumns = () => ({
  /** How it goes against its targets, as of `pace_day`: written by a job, never by people. */
  pace: text({ enum: paces }).notNull().default('none'),
  pace_ratio: ratio(),
  pace_metric: text({ enum: paceMetrics }),
  /** The limiting metric in % of its target: now, and where it ends. */
  pace_reached: ratio(),
  pace_low: ratio(),
  pace_high: ratio(),
  pace_missing: text({ enum: paceGaps }),
  pace_day: date({ mode: 'string' }),
  /** What it got, by the same job: views, views in % of those promised, VND per engagement. */
  result_views: whole(),
  result_views_rate: ratio(),
  result_cpe: ratio(),
  /** Of how many of its posts the views, and the engagement, were known then. */
  result_posts: whole(),
  result_views_known: whole(),
  result_engagement_known: whole(),
});

type Course = Record<'pace' | 'pace_metric' | 'pace_missing', unknown>;

/** What those columns may hold. */
export const courseChecks = (table: Course) => [
  check('campaigns_pace', inList(table.pace, paces)),
  check('campaigns_pace_metric', inList(table.pace_metric, paceMetrics)),
  check('campaigns_pace_missing', inList(table.pace_missing, paceGaps)),
];
