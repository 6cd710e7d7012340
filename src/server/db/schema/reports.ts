import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { networks } from '../../../domain/networks';
import { campaigns } from './campaigns';
import { id, instant, tracked, whole } from './columns';
import { users } from './identity';

/** What the manager writes into the report (spec 1 §3 Report option keys). */
export const reportTexts = pgTable('report_texts', {
  campaign_id: uuid()
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  key_finding: text(),
  key_finding_top_1: text(),
  key_finding_top_2: text(),
  key_finding_top_3: text(),
  key_recommendation: text(),
  engagement: text(),
  buzz: text(),
  view: text(),
  scorecard_metric: text(),
  ...tracked(),
});

const sum = () => whole().notNull();
const count = () => integer().notNull();

/** What is added up of a SOW's active posts on a network: each metric, and how many posts know it or several parts of engagement together. */
const postSums = () => ({
  posts: count(),
  view: sum(),
  view_known: count(),
  reaction: sum(),
  reaction_known: count(),
  comment: sum(),
  comment_known: count(),
  share: sum(),
  share_known: count(),
  brand_mention: sum(),
  brand_mention_known: count(),
  reaction_comment_known: count(),
  reaction_share_known: count(),
  comment_share_known: count(),
  reaction_comment_share_known: count(),
});

/**
 * How the sums over the active posts of a SOW on a network change with a day: what each metric adds, and how many posts
 * more know it, or know several of the parts of engagement together. Posts without a time stand at the day '-infinity'.
 * Triggers on posts and readings write it, nobody else.
 */
export const reportDays = pgTable(
  'report_days',
  {
    campaign_id: uuid().notNull(),
    sow_id: uuid().notNull(),
    social_type: text({ enum: networks }).notNull(),
    day: date().notNull(),
    /** Readings of views, reactions, comments and shares. */
    readings: count(),
    ...postSums(),
  },
  (table) => [primaryKey({ columns: [table.campaign_id, table.sow_id, table.social_type, table.day] })],
);

/**
 * The days of `report_days` added up, per SOW and network: what is true as of any day from `last_day` on, on which a sum
 * last changed or later. Written by whatever writes those.
 */
export const reportTotals = pgTable(
  'report_totals',
  {
    campaign_id: uuid().notNull(),
    sow_id: uuid().notNull(),
    social_type: text({ enum: networks }).notNull(),
    last_day: date().notNull(),
    ...postSums(),
  },
  (table) => [primaryKey({ columns: [table.campaign_id, table.sow_id, table.social_type] })],
);

const score = () => integer().notNull();

/** Three scores from 1 to 10, none of them missing. */
const threeScores = (column: unknown) =>
  sql`array_ndims(${column}) = 1 and cardinality(${column}) = 3 and array_position(${column}, null) is null
    and 1 <= all(${column}) and 10 >= all(${column})`;

/** The seven-question evaluation of a done campaign, once per evaluator (spec 1 §3). Scores 1 to 10. */
export const campaignEvaluations = pgTable(
  'campaign_evaluations',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    evaluator_id: uuid()
      .notNull()
      .references(() => users.id),
    q1: score(),
    q2: score(),
    q3: score(),
    q4: score(),
    q5: integer().array().notNull(),
    q6: integer().array().notNull(),
    q7: integer().array(),
    comment: text(),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('campaign_evaluations_key').on(table.campaign_id, table.evaluator_id),
    check(
      'campaign_evaluations_scores',
      sql`least(${table.q1}, ${table.q2}, ${table.q3}, ${table.q4}) >= 1 and greatest(${table.q1}, ${table.q2}, ${table.q3}, ${table.q4}) <= 10`,
    ),
    check('campaign_evaluations_q5', threeScores(table.q5)),
    check('campaign_evaluations_q6', threeScores(table.q6)),
    check('campaign_evaluations_q7', sql`${table.q7} is null or (${threeScores(table.q7)})`),
    index('campaign_evaluations_evaluator').on(table.evaluator_id),
  ],
);

/** Who was asked for an evaluation of a done campaign, once, and once more (CONTRACT-2 §10). */
export const evaluationAsks = pgTable(
  'evaluation_asks',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    asked_at: instant().notNull().defaultNow(),
    reminded_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.user_id] }),
    index('evaluation_asks_due').on(table.asked_at).where(sql`${table.reminded_at} is null`),
  ],
);
