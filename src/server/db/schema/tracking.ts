import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { metricSources } from '../../../domain/campaigns/types';
import { id, inList, instant, whole } from './columns';
import { users } from './identity';

/** The newest snapshot of each metric of each subject, written together with the ledger. */
export const metricLatest = pgTable(
  'metric_latest',
  {
    owner_id: uuid().notNull(),
    subject_id: uuid().notNull(),
    metric: text().notNull(),
    value: whole(),
    source: text({ enum: metricSources }).notNull(),
    captured_at: instant().notNull(),
    actor_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.subject_id, table.metric] }),
    check('metric_latest_source', inList(table.source, metricSources)),
  ],
);

/** One commit of an uploaded workbook: who, when, which file, and what it wrote. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    kind: text().notNull(),
    target_id: uuid(),
    file_name: text().notNull(),
    sha256: text().notNull(),
    /** Rows that wrote something. */
    rows: integer().notNull(),
    adds: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    nothing: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    /** Rows left out because they were wrong; null where they were not counted yet. */
    refused: integer(),
    undone_at: instant(),
    undone_by: uuid().references(() => users.id),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('import_runs_target').on(table.kind, table.target_id, table.created_at),
    index('import_runs_person').on(table.created_by, table.created_at),
  ],
);

/** What one commit wrote of one record, so that it can be taken back. */
export const importRunRows = pgTable(
  'import_run_rows',
  {
    run_id: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    effect: text({ enum: ['adds', 'changes'] }).notNull(),
    entity_id: uuid().notNull(),
    label: text().notNull(),
    held: boolean().notNull().default(false),
    before: jsonb(),
    after: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.row] }),
    check('import_run_rows_effect', inList(table.effect, ['adds', 'changes'])),
  ],
);

/** An uncaught error of a browser, reported to ourselves. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: id(),
    user_id: uuid(),
    message: text().notNull(),
    detail: jsonb().notNull(),
    times: integer().notNull().default(1),
    fingerprint: text().notNull().unique(),
    first_at: instant().notNull().defaultNow(),
    last_at: instant().notNull().defaultNow(),
  },
  (table) => [index('client_errors_last').on(table.last_at)],
);
