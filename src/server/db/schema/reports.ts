import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from './campaigns';
import { id, tracked } from './columns';
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

const score = () => integer().notNull();

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
  ],
);
