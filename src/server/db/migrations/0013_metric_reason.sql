-- Why somebody set a figure by hand; readings taken by themselves have none.
ALTER TABLE metric_snapshots ADD COLUMN reason text;
--> statement-breakpoint
-- Few readings have a picture; asked before one is removed.
CREATE INDEX metric_snapshots_evidence ON metric_snapshots (evidence_file_id) WHERE evidence_file_id IS NOT NULL;
