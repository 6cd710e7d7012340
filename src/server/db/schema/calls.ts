import { date, pgTable } from 'drizzle-orm/pg-core';
import { whole } from './columns';

/** Calls of the API by day of Asia/Ho_Chi_Minh, of all nodes together, and how many failed through our fault (5xx). */
export const callDays = pgTable('call_days', {
  day: date().primaryKey(),
  answered: whole().notNull(),
  failed: whole().notNull(),
});
