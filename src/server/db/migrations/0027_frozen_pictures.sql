CREATE TABLE "report_snapshot_pictures" (
	"snapshot_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "report_snapshot_pictures_snapshot_id_sha256_pk" PRIMARY KEY("snapshot_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "report_snapshot_pictures" ADD CONSTRAINT "report_snapshot_pictures_snapshot_id_report_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_snapshot_pictures_sha256" ON "report_snapshot_pictures" USING btree ("sha256");