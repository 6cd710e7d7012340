ALTER TABLE "campaigns" ADD COLUMN "result_posts" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "result_views_known" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "result_engagement_known" bigint;