CREATE TABLE "report_link_visits" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_link_visits_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"token_sha256" text NOT NULL,
	"label" text,
	"expires_at" timestamp with time zone NOT NULL,
	"passcode_hash" text,
	"hidden_blocks" text[] NOT NULL,
	"lang" text NOT NULL,
	"snapshot_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_links_lang" CHECK ("report_links"."lang" in ('vi', 'en'))
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"to" text[] NOT NULL,
	"attach" text NOT NULL,
	"lang" text,
	"snapshot_id" uuid,
	"link_id" uuid,
	"state" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "report_mails_attach" CHECK ("report_mails"."attach" in ('pdf', 'link', 'none')),
	CONSTRAINT "report_mails_state" CHECK ("report_mails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"to" text[] NOT NULL,
	"attach" text NOT NULL,
	"lang" text NOT NULL,
	"active" boolean NOT NULL,
	"last_sent_on" date,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_schedules_weekday" CHECK ("report_schedules"."weekday" between 1 and 7),
	CONSTRAINT "report_schedules_hour" CHECK ("report_schedules"."hour" between 0 and 23),
	CONSTRAINT "report_schedules_attach" CHECK ("report_schedules"."attach" in ('pdf', 'link', 'none')),
	CONSTRAINT "report_schedules_lang" CHECK ("report_schedules"."lang" in ('vi', 'en'))
);
--> statement-breakpoint
CREATE TABLE "report_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_snapshot_files" (
	"snapshot_id" uuid NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "report_snapshot_files_snapshot_id_type_lang_pk" PRIMARY KEY("snapshot_id","type","lang"),
	CONSTRAINT "report_snapshot_files_type" CHECK ("report_snapshot_files"."type" in ('pdf', 'pptx', 'xlsx')),
	CONSTRAINT "report_snapshot_files_lang" CHECK ("report_snapshot_files"."lang" in ('vi', 'en'))
);
--> statement-breakpoint
CREATE TABLE "report_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"label" text,
	"as_of" date NOT NULL,
	"document" text NOT NULL,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'rendering' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdraw_reason" text,
	"replaces_id" uuid,
	CONSTRAINT "report_snapshots_audience" CHECK ("report_snapshots"."audience" in ('staff', 'customer')),
	CONSTRAINT "report_snapshots_status" CHECK ("report_snapshots"."status" in ('rendering', 'ready', 'failed')),
	CONSTRAINT "report_snapshots_withdrawn" CHECK (("report_snapshots"."withdrawn_at" is null) = ("report_snapshots"."withdraw_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "report_link_visits" ADD CONSTRAINT "report_link_visits_link_id_report_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."report_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_snapshot_id_report_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_snapshot_id_report_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_link_id_report_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."report_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshot_files" ADD CONSTRAINT "report_snapshot_files_snapshot_id_report_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshot_files" ADD CONSTRAINT "report_snapshot_files_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_replaces_id_report_snapshots_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "report_links_campaign" ON "report_links" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "report_mails_campaign" ON "report_mails" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "report_mails_snapshot" ON "report_mails" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "report_snapshot_files_sha256" ON "report_snapshot_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "report_snapshot_files_file" ON "report_snapshot_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_snapshots_number" ON "report_snapshots" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "report_snapshots_sha256" ON "report_snapshots" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "report_snapshots_replaces" ON "report_snapshots" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "report_snapshots_campaign" ON "report_snapshots" USING btree ("campaign_id","created_at");
