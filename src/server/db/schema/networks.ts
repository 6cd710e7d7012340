import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { purses, readingReasons, spans } from '../../../domain/networkReadings';
import { networks } from '../../../domain/networks';
import { inList, instant, whole } from './columns';

const subjects = ['social', 'post'] as const;

/**
 * How the reading of each account and post stands; what is due has a `due_at`. Who reads one holds its lease meanwhile:
 * it writes only while the lease is its own, and one that ended with its worker is taken by another.
 */
export const networkReadings = pgTable(
  'network_readings',
  {
    /** The KOL of an account, the campaign of a post. */
    owner_id: uuid().notNull(),
    subject_type: text({ enum: subjects }).notNull(),
    subject_id: uuid().notNull(),
    network: text({ enum: networks }).notNull(),
    /** What is read first has the smallest; 0 is what somebody asked for now. */
    priority: smallint().notNull(),
    /** Of one priority the greatest is read first. */
    weight: whole().notNull(),
    due_at: instant(),
    lease: uuid(),
    leased_until: instant(),
    /** Tries in a row that may succeed later. */
    tries: integer().notNull().default(0),
    /** Why the last try brought nothing; null where it did. */
    reason: text({ enum: readingReasons }),
    last_success_at: instant(),
    last_try_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.subject_type, table.subject_id] }),
    index('network_readings_due')
      .on(table.network, table.priority, table.weight.desc(), table.due_at)
      .where(sql`${table.due_at} is not null`),
    index('network_readings_subject').on(table.subject_id),
    check('network_readings_subject_type', inList(table.subject_type, subjects)),
    check('network_readings_network', inList(table.network, networks)),
    check('network_readings_reason', inList(table.reason, readingReasons)),
    check('network_readings_lease', sql`(${table.lease} is null) = (${table.leased_until} is null)`),
  ],
);

/** What was spent of a purse, by the piece of time it was spent in; counted by the clock of the database alone. */
export const networkBudgets = pgTable(
  'network_budgets',
  {
    purse: text({ enum: purses }).notNull(),
    span: text({ enum: spans }).notNull(),
    /** The account of an owner whose calls the network counts apart; '' is the installation. */
    owner: text().notNull().default(''),
    window_start: instant().notNull(),
    units: whole().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purse, table.span, table.owner, table.window_start] }),
    index('network_budgets_old').on(table.window_start),
    check('network_budgets_purse', inList(table.purse, purses)),
    check('network_budgets_span', inList(table.span, spans)),
  ],
);

/** Networks that are let alone for a while: nothing is asked until `open_until`, nothing planned until `spent_until`. */
export const networkCircuits = pgTable(
  'network_circuits',
  {
    network: text({ enum: networks }).primaryKey(),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
    open_until: instant(),
    spent_until: instant(),
  },
  (table) => [check('network_circuits_network', inList(table.network, networks))],
);
