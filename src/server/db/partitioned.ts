import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { metricSources } from '../../domain/campaigns/types';
import { deviceClasses, referrers } from '../../domain/shorteners/types';
import { id, instant, whole } from './schema/columns';

/** Tables partitioned by month: their DDL stands in a hand-written migration, their columns here for queries. */
export const metricSnapshots = pgTable('metric_snapshots', {
  owner_id: uuid().notNull(),
  subject_id: uuid().notNull(),
  subject_type: text({ enum: ['post', 'social', 'channel_post'] }).notNull(),
  metric: text().notNull(),
  value: whole(),
  source: text({ enum: metricSources }).notNull(),
  captured_at: instant().notNull(),
  actor_id: uuid(),
  evidence_file_id: uuid(),
  run_id: uuid(),
  reason: text(),
});

/** Who wrote what, when, from which request; before and after of the changed fields. */
export const auditLog = pgTable('audit_log', {
  id: id(),
  at: instant().notNull(),
  actor_id: uuid(),
  actor_name: text(),
  key_id: uuid(),
  key_name: text(),
  action: text().notNull(),
  entity: text().notNull(),
  entity_id: uuid().notNull(),
  changes: jsonb().notNull(),
  request_id: text(),
  address: text(),
});

/** A visit of a short link by somebody: neither who, nor with what, nor from which page. */
export const clicks = pgTable('clicks', {
  id: id(),
  shortener_id: uuid().notNull(),
  at: instant().notNull(),
  device: text({ enum: deviceClasses }).notNull(),
  referrer: text({ enum: referrers }).notNull(),
});
