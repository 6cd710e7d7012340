-- A post's hashtags as they are searched for: in lower case, without accents and marks, each between spaces.
CREATE FUNCTION normalise_tags(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT ' ' || string_agg(ltrim(normalise_text(tag), '#') || ' ', '') FROM unnest(tags) tag $$;
--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD COLUMN "hashtag_search" text GENERATED ALWAYS AS (normalise_tags(hashtags)) STORED;--> statement-breakpoint
ALTER TABLE "kols" ADD COLUMN "public_search" text GENERATED ALWAYS AS (normalise_text(stage_name || ' ' || code)) STORED;--> statement-breakpoint
CREATE INDEX "campaign_posts_hashtags" ON "campaign_posts" USING gin ("hashtag_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kols_public_search" ON "kols" USING gin ("public_search" gin_trgm_ops);