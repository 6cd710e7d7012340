ALTER TABLE "import_runs" ADD COLUMN "adds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "nothing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_person" ON "import_runs" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE TABLE "import_run_rows" (
	"run_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"effect" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"label" text NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_run_rows_run_id_row_pk" PRIMARY KEY("run_id","row"),
	CONSTRAINT "import_run_rows_effect" CHECK ("import_run_rows"."effect" in ('adds', 'changes'))
);
--> statement-breakpoint
ALTER TABLE "import_run_rows" ADD CONSTRAINT "import_run_rows_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;
