ALTER TABLE "campaigns" ADD COLUMN "pace" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_ratio" numeric;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_metric" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_reached" numeric;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_low" numeric;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_high" numeric;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_missing" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pace_day" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "result_views" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "result_views_rate" numeric;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "result_cpe" numeric;--> statement-breakpoint
CREATE INDEX "campaigns_pace" ON "campaigns" USING btree ("status","pace_ratio","id");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_pace" CHECK ("campaigns"."pace" in ('ahead', 'on_pace', 'behind', 'none'));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_pace_metric" CHECK ("campaigns"."pace_metric" in ('posts', 'views', 'engagement'));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_pace_missing" CHECK ("campaigns"."pace_missing" in ('not_running', 'not_started', 'no_end', 'no_target', 'too_few_days', 'too_few_known'));