-- What nothing uses is removed some days after; existing files begin to count now.
ALTER TABLE media_files ADD COLUMN unused_since timestamptz DEFAULT now();
--> statement-breakpoint
CREATE INDEX media_files_unused_since ON media_files (unused_since);
--> statement-breakpoint
-- Bytes no row names: upload under way, given up, or their row was removed.
CREATE TABLE loose_bytes (
  storage_key text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
