CREATE TABLE "kol_prices" (
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"post_format" text NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "kol_prices_kol_id_social_type_post_format_pk" PRIMARY KEY("kol_id","social_type","post_format"),
	CONSTRAINT "kol_prices_type" CHECK ("kol_prices"."social_type" in ('facebook', 'instagram', 'tiktok', 'youtube')),
	CONSTRAINT "kol_prices_format" CHECK ("kol_prices"."post_format" in ('post_videos', 'post_posts', 'post_shorts_reels', 'post_stories', 'livestream', 'join_minigames_giveaways', 'share_repost', 'add_product_links', 'allow_brand_ad_use', 'online_interacting_seeding', 'create_music_art_projects', 'other')),
	CONSTRAINT "kol_prices_price" CHECK ("kol_prices"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kol_prices" ADD CONSTRAINT "kol_prices_kol_id_kols_id_fk" FOREIGN KEY ("kol_id") REFERENCES "public"."kols"("id") ON DELETE cascade ON UPDATE no action;