CREATE TABLE "collected_accounts" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"name" text,
	"is_verified" boolean,
	"follower_count" bigint,
	CONSTRAINT "collected_accounts_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "collect_orders" DROP CONSTRAINT "collect_orders_result_file_id_media_files_id_fk";
--> statement-breakpoint
ALTER TABLE "collect_orders" ALTER COLUMN "min_follower" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collect_orders" ALTER COLUMN "max_follower" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collect_orders" ADD COLUMN "collected" integer;--> statement-breakpoint
ALTER TABLE "collect_orders" ADD COLUMN "capped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collected_accounts" ADD CONSTRAINT "collected_accounts_order_id_collect_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."collect_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collect_orders_newest" ON "collect_orders" USING btree ("collectTime","id");--> statement-breakpoint
ALTER TABLE "collect_orders" DROP COLUMN "result_file_id";--> statement-breakpoint
ALTER TABLE "collect_orders" ADD CONSTRAINT "collect_orders_status" CHECK ("collect_orders"."filter_status" in ('wait', 'complete', 'failed'));--> statement-breakpoint
ALTER TABLE "collect_orders" ADD CONSTRAINT "collect_orders_result" CHECK (("collect_orders"."filter_status" = 'complete') = ("collect_orders"."collected" is not null));