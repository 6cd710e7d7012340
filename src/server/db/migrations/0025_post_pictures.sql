ALTER TABLE "campaign_posts" ADD COLUMN "thumbnail_file_id" uuid;--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD CONSTRAINT "campaign_posts_thumbnail_file_id_media_files_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_posts_thumbnail" ON "campaign_posts" USING btree ("thumbnail_file_id");
