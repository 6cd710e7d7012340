CREATE TABLE "found_posts" (
	"campaign_id" uuid NOT NULL,
	"channel_post_id" uuid NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"reasons" jsonb NOT NULL,
	"sow_id" uuid,
	"post_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "found_posts_campaign_id_channel_post_id_pk" PRIMARY KEY("campaign_id","channel_post_id"),
	CONSTRAINT "found_posts_state" CHECK ("found_posts"."state" in ('proposed', 'accepted', 'rejected')),
	CONSTRAINT "found_posts_decided" CHECK (("found_posts"."state" = 'proposed') = ("found_posts"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "takes_found_posts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "found_posts" ADD CONSTRAINT "found_posts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_posts" ADD CONSTRAINT "found_posts_channel_post_id_channel_posts_id_fk" FOREIGN KEY ("channel_post_id") REFERENCES "public"."channel_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_posts" ADD CONSTRAINT "found_posts_sow_id_sows_id_fk" FOREIGN KEY ("sow_id") REFERENCES "public"."sows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_posts" ADD CONSTRAINT "found_posts_post_id_campaign_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."campaign_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_posts" ADD CONSTRAINT "found_posts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "found_posts_channel_post" ON "found_posts" USING btree ("channel_post_id");--> statement-breakpoint
CREATE INDEX "found_posts_sow" ON "found_posts" USING btree ("sow_id");--> statement-breakpoint
CREATE INDEX "found_posts_post" ON "found_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "found_posts_untold" ON "found_posts" USING btree ("campaign_id") WHERE "found_posts"."told_at" is null;