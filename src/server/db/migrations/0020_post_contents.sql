-- A planned post is always one of a SOW, whose network is its own; nothing wrote these columns before.
DELETE FROM "campaign_post_contents" WHERE "sow_id" IS NULL;--> statement-breakpoint
UPDATE "campaign_post_contents" SET "status" = 'draft' WHERE "status" NOT IN ('draft', 'approved', 'used');--> statement-breakpoint
DROP INDEX "campaign_post_contents_campaign";--> statement-breakpoint
ALTER TABLE "campaign_post_contents" DROP COLUMN "file_ids";--> statement-breakpoint
ALTER TABLE "campaign_post_contents" DROP COLUMN "social_type";--> statement-breakpoint
ALTER TABLE "campaign_post_contents" DROP COLUMN "used_time";--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ALTER COLUMN "sow_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD COLUMN "used_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD CONSTRAINT "campaign_post_contents_post_id_campaign_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."campaign_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "post_content_images" (
	"content_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_content_images_content_id_file_id_pk" PRIMARY KEY("content_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "post_content_images" ADD CONSTRAINT "post_content_images_content_id_campaign_post_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."campaign_post_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_content_images" ADD CONSTRAINT "post_content_images_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_content_images_file" ON "post_content_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "campaign_post_contents_campaign" ON "campaign_post_contents" USING btree ("campaign_id","used_time");--> statement-breakpoint
CREATE INDEX "campaign_post_contents_sow" ON "campaign_post_contents" USING btree ("sow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_post_contents_post_key" ON "campaign_post_contents" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "campaign_post_contents" ADD CONSTRAINT "campaign_post_contents_status" CHECK ("campaign_post_contents"."status" in ('draft', 'approved', 'used'));
