import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { inList, instant } from './columns';

const states = ['begun', 'done'] as const;

/** What jobs have done to the world: a job whose effect stands here never has it again. The queue itself is pg-boss's. */
export const jobEffects = pgTable(
  'job_effects',
  {
    job_id: uuid().primaryKey(),
    state: text({ enum: states }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('job_effects_at').on(table.at), check('job_effects_state', inList(table.state, states))],
);
