CREATE TABLE "network_budgets" (
	"purse" text NOT NULL,
	"span" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"units" bigint NOT NULL,
	CONSTRAINT "network_budgets_purse_span_owner_window_start_pk" PRIMARY KEY("purse","span","owner","window_start"),
	CONSTRAINT "network_budgets_purse" CHECK ("network_budgets"."purse" in ('youtube', 'meta', 'tiktok')),
	CONSTRAINT "network_budgets_span" CHECK ("network_budgets"."span" in ('pacific_day', 'utc_day', 'hour', 'minute'))
);
--> statement-breakpoint
CREATE TABLE "network_circuits" (
	"network" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone,
	"spent_until" timestamp with time zone,
	CONSTRAINT "network_circuits_network" CHECK ("network_circuits"."network" in ('facebook', 'instagram', 'tiktok', 'youtube'))
);
--> statement-breakpoint
CREATE TABLE "network_readings" (
	"owner_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"network" text NOT NULL,
	"priority" smallint NOT NULL,
	"weight" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"lease" uuid,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"last_success_at" timestamp with time zone,
	"last_try_at" timestamp with time zone,
	CONSTRAINT "network_readings_owner_id_subject_type_subject_id_pk" PRIMARY KEY("owner_id","subject_type","subject_id"),
	CONSTRAINT "network_readings_subject_type" CHECK ("network_readings"."subject_type" in ('social', 'post')),
	CONSTRAINT "network_readings_network" CHECK ("network_readings"."network" in ('facebook', 'instagram', 'tiktok', 'youtube')),
	CONSTRAINT "network_readings_reason" CHECK ("network_readings"."reason" in ('not_found', 'not_told', 'consent_lost', 'refused', 'not_connected', 'rate_limited', 'unavailable', 'malformed', 'other_account')),
	CONSTRAINT "network_readings_lease" CHECK (("network_readings"."lease" is null) = ("network_readings"."leased_until" is null))
);
--> statement-breakpoint
ALTER TABLE "socials" ADD COLUMN "follower_rounded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "socials" ADD COLUMN "remote_id" text;--> statement-breakpoint
CREATE INDEX "network_budgets_old" ON "network_budgets" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "network_readings_due" ON "network_readings" USING btree ("network","priority","weight" DESC NULLS LAST,"due_at") WHERE "network_readings"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "network_readings_subject" ON "network_readings" USING btree ("subject_id");