DROP INDEX "kols_same_stage_name";--> statement-breakpoint
DROP INDEX "kols_same_fullname";--> statement-breakpoint
-- One statement for both columns: each would write the whole table anew.
ALTER TABLE "kols" ADD COLUMN "un_stage_name" text GENERATED ALWAYS AS (normalise_text(stage_name)) STORED,
	ADD COLUMN "un_fullname" text GENERATED ALWAYS AS (normalise_text(fullname)) STORED;--> statement-breakpoint
CREATE INDEX "kols_same_stage_name" ON "kols" USING btree ("un_stage_name");--> statement-breakpoint
CREATE INDEX "kols_same_fullname" ON "kols" USING btree ("un_fullname");
