DROP INDEX "campaigns_status";--> statement-breakpoint
DROP INDEX "campaigns_newest";--> statement-breakpoint
DROP INDEX "brands_newest";--> statement-breakpoint
DROP INDEX "customers_newest";--> statement-breakpoint
DROP INDEX "channel_posts_newest";--> statement-breakpoint
DROP INDEX "collect_orders_user";--> statement-breakpoint
DROP INDEX "kols_newest";--> statement-breakpoint
DROP INDEX "campaign_requests_newest";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "client_errors_last";--> statement-breakpoint
DROP INDEX "import_runs_target";--> statement-breakpoint
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "brands_newest" ON "brands" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "channel_posts_newest" ON "channel_posts" USING btree ("social_id","published_at");--> statement-breakpoint
CREATE INDEX "collect_orders_user" ON "collect_orders" USING btree ("created_by","collectTime");--> statement-breakpoint
CREATE INDEX "kols_newest" ON "kols" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_requests_newest" ON "campaign_requests" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","create_date");--> statement-breakpoint
CREATE INDEX "client_errors_last" ON "client_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "import_runs_target" ON "import_runs" USING btree ("kind","target_id","created_at");