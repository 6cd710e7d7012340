CREATE TABLE metric_snapshots (
  owner_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  subject_type text NOT NULL CHECK (subject_type IN ('post', 'social', 'channel_post')),
  metric text NOT NULL,
  value bigint CHECK (value >= 0),
  source text NOT NULL CHECK (source IN ('api', 'import', 'kol', 'manual', 'estimate')),
  captured_at timestamptz NOT NULL,
  actor_id uuid,
  evidence_file_id uuid,
  run_id uuid,
  PRIMARY KEY (owner_id, subject_id, metric, captured_at) INCLUDE (value)
) PARTITION BY RANGE (captured_at);
--> statement-breakpoint
CREATE TABLE metric_snapshots_default PARTITION OF metric_snapshots DEFAULT;
--> statement-breakpoint
CREATE TABLE audit_log (
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  changes jsonb NOT NULL,
  request_id text,
  address text,
  PRIMARY KEY (entity_id, at, id)
) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE TABLE audit_log_default PARTITION OF audit_log DEFAULT;
--> statement-breakpoint
CREATE INDEX audit_log_at ON audit_log (at DESC, id);
--> statement-breakpoint
CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC);
--> statement-breakpoint
CREATE TABLE clicks (
  id uuid NOT NULL,
  shortener_id uuid NOT NULL,
  at timestamptz NOT NULL,
  referrer text,
  user_agent text,
  PRIMARY KEY (shortener_id, at, id)
) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE TABLE clicks_default PARTITION OF clicks DEFAULT;
--> statement-breakpoint
-- A month whose rows already lie in the default partition keeps them there: moving them would lock the table.
CREATE FUNCTION ensure_partitions(first_day date, last_day date) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  parent text;
  month date;
  child text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['metric_snapshots', 'audit_log', 'clicks'] LOOP
    month := date_trunc('month', first_day)::date;
    WHILE month <= last_day LOOP
      child := format('%s_%s', parent, to_char(month, 'YYYYMM'));
      IF to_regclass(child) IS NULL THEN
        BEGIN
          EXECUTE format(
            'CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
            child, parent, month::timestamp AT TIME ZONE 'UTC', (month + interval '1 month')::timestamp AT TIME ZONE 'UTC'
          );
        EXCEPTION WHEN check_violation THEN
          NULL;
        END;
      END IF;
      month := (month + interval '1 month')::date;
    END LOOP;
  END LOOP;
END
$$;
