CREATE TABLE "hashtag_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plain" text GENERATED ALWAYS AS (normalise_text(name)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtag_uses" (
	"plain" text NOT NULL,
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kol_id" uuid NOT NULL,
	"campaign_id" uuid,
	"tag" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hashtag_uses_plain_post_id_pk" PRIMARY KEY("plain","post_id"),
	CONSTRAINT "hashtag_uses_kind" CHECK ("hashtag_uses"."kind" in ('campaign', 'channel'))
);
--> statement-breakpoint
CREATE TABLE "hashtags_touched" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "hashtags_touched_transaction_plain_pk" PRIMARY KEY("transaction","plain")
);
--> statement-breakpoint
DROP INDEX "hashtags_tag_key";
--> statement-breakpoint
ALTER TABLE "hashtags" DROP COLUMN "classified";
--> statement-breakpoint
ALTER TABLE "hashtags" ADD COLUMN "category_id" uuid, ADD COLUMN "brand_count" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "post_count" bigint DEFAULT 0 NOT NULL, ADD COLUMN "kol_count" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "first_seen" timestamp with time zone, ADD COLUMN "last_seen" timestamp with time zone;
--> statement-breakpoint
-- What was written with the mark, or is written otherwise only in case and accents, is one hashtag.
UPDATE "hashtags" SET "tag" = ltrim("tag", '#');
--> statement-breakpoint
ALTER TABLE "hashtags" ADD COLUMN "plain" text GENERATED ALWAYS AS (normalise_text(tag)) STORED;
--> statement-breakpoint
CREATE TEMPORARY TABLE "merged_hashtags" AS
  SELECT id, first_value(id) OVER (PARTITION BY plain ORDER BY created_at, id) AS kept FROM "hashtags";
--> statement-breakpoint
INSERT INTO "brand_hashtags" (brand_id, hashtag_id)
  SELECT b.brand_id, m.kept FROM "brand_hashtags" b JOIN "merged_hashtags" m ON m.id = b.hashtag_id ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "kol_hashtags" (kol_id, hashtag_id)
  SELECT k.kol_id, m.kept FROM "kol_hashtags" k JOIN "merged_hashtags" m ON m.id = k.hashtag_id ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "hashtags" USING "merged_hashtags" m WHERE m.id = "hashtags".id AND m.kept <> m.id;
--> statement-breakpoint
DROP TABLE "merged_hashtags";
--> statement-breakpoint
UPDATE "hashtags" h SET "brand_count" = (SELECT count(*) FROM "brand_hashtags" b WHERE b.hashtag_id = h.id);
--> statement-breakpoint
INSERT INTO "hashtag_categories" (id, name) SELECT DISTINCT ON (normalise_text(category)) gen_random_uuid(), trim(category)
  FROM "hashtags" WHERE trim(category) <> '' ORDER BY normalise_text(category), category;
--> statement-breakpoint
UPDATE "hashtags" h SET "category_id" = c.id FROM "hashtag_categories" c WHERE c.plain = normalise_text(h.category);
--> statement-breakpoint
ALTER TABLE "hashtags" DROP COLUMN "category";
--> statement-breakpoint
ALTER TABLE "hashtags" ADD COLUMN "classified" boolean GENERATED ALWAYS AS (category_id is not null or brand_count > 0) STORED;
--> statement-breakpoint
ALTER TABLE "campaign_posts" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "channel_posts" ADD COLUMN "canonical_url" text;
--> statement-breakpoint
ALTER TABLE "channel_posts" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "hashtag_categories_name_key" ON "hashtag_categories" USING btree ("plain");
--> statement-breakpoint
CREATE INDEX "hashtag_uses_post" ON "hashtag_uses" USING btree ("post_id");
--> statement-breakpoint
CREATE INDEX "hashtag_uses_kol" ON "hashtag_uses" USING btree ("kol_id","plain");
--> statement-breakpoint
CREATE INDEX "hashtag_uses_of_tag" ON "hashtag_uses" USING btree ("plain","kol_id","campaign_id","at","post_id");
--> statement-breakpoint
CREATE INDEX "hashtag_uses_seen" ON "hashtag_uses" USING btree ("plain","at");
--> statement-breakpoint
CREATE INDEX "hashtag_uses_of_campaigns" ON "hashtag_uses" USING btree ("plain","campaign_id","at","post_id") WHERE "hashtag_uses"."campaign_id" is not null;
--> statement-breakpoint
ALTER TABLE "hashtags" ADD CONSTRAINT "hashtags_category_id_hashtag_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."hashtag_categories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "channel_posts_address" ON "channel_posts" USING btree ("kol_id","canonical_url");
--> statement-breakpoint
CREATE UNIQUE INDEX "hashtags_plain_key" ON "hashtags" USING btree ("plain");
--> statement-breakpoint
CREATE INDEX "hashtags_search" ON "hashtags" USING gin ("plain" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "hashtags_begin" ON "hashtags" USING btree ("plain" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "hashtags_work" ON "hashtags" USING btree ("classified","post_count","id");
--> statement-breakpoint
CREATE INDEX "hashtags_most" ON "hashtags" USING btree ("post_count","id");
--> statement-breakpoint
CREATE INDEX "hashtags_category" ON "hashtags" USING btree ("category_id");
--> statement-breakpoint
-- The hashtags of posts as they are now: those of campaigns while they count, those of channels unless the post is a campaign's too.
CREATE FUNCTION renew_hashtag_uses(posts uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  gone text[];
  made text[];
BEGIN
  WITH taken AS (DELETE FROM public.hashtag_uses WHERE post_id = ANY (posts) RETURNING plain)
  SELECT array_agg(DISTINCT plain) INTO gone FROM taken;
  WITH written AS (
    INSERT INTO public.hashtag_uses (plain, post_id, kind, kol_id, campaign_id, tag, at)
    SELECT DISTINCT ON (plain, post_id) * FROM (
      SELECT public.normalise_text(tag) AS plain, p.id AS post_id, 'campaign' AS kind, p.kol_id, p.campaign_id, tag,
        coalesce(p.post_time, p.created_at) AS at
      FROM public.campaign_posts p JOIN public.campaigns c ON c.id = p.campaign_id CROSS JOIN unnest(p.tags) tag
      WHERE p.id = ANY (posts) AND p.is_active AND c.deleted_at IS NULL
      UNION ALL
      SELECT public.normalise_text(tag), n.id, 'channel', n.kol_id, NULL, tag, n.published_at
      FROM public.channel_posts n JOIN public.kols k ON k.id = n.kol_id CROSS JOIN unnest(n.tags) tag
      WHERE n.id = ANY (posts) AND k.deleted_at IS NULL AND NOT EXISTS (
        SELECT FROM public.campaign_posts p JOIN public.campaigns c ON c.id = p.campaign_id
        WHERE p.kol_id = n.kol_id AND p.canonical_url = n.canonical_url AND p.is_active AND c.deleted_at IS NULL)
    ) use ORDER BY plain, post_id
    RETURNING plain)
  SELECT array_agg(DISTINCT plain) INTO made FROM written;
  INSERT INTO public.hashtags_touched (plain)
  SELECT DISTINCT plain FROM unnest(gone || made) plain WHERE plain IS NOT NULL ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Counters are set as a transaction ends, all it touched in one order: two never wait for each other in a circle.
CREATE FUNCTION count_touched_hashtags() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  touched text[];
BEGIN
  WITH taken AS (DELETE FROM public.hashtags_touched WHERE transaction = pg_current_xact_id() RETURNING plain)
  SELECT array_agg(plain ORDER BY plain) INTO touched FROM taken;
  IF touched IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.hashtags (id, tag)
  SELECT gen_random_uuid(), used.tag FROM unnest(touched) one (plain)
    CROSS JOIN LATERAL (SELECT u.tag FROM public.hashtag_uses u WHERE u.plain = one.plain LIMIT 1) used
  WHERE NOT EXISTS (SELECT FROM public.hashtags h WHERE h.plain = one.plain)
  ORDER BY one.plain ON CONFLICT DO NOTHING;
  PERFORM FROM public.hashtags WHERE plain = ANY (touched) ORDER BY plain FOR NO KEY UPDATE;
  UPDATE public.hashtags h SET post_count = counted.posts, kol_count = counted.kols,
    first_seen = (SELECT min(u.at) FROM public.hashtag_uses u WHERE u.plain = h.plain),
    last_seen = (SELECT max(u.at) FROM public.hashtag_uses u WHERE u.plain = h.plain),
    -- Of a hashtag so often used another spelling is no longer to be expected.
    tag = CASE WHEN counted.posts BETWEEN 1 AND 1000 THEN (
      SELECT u.tag FROM public.hashtag_uses u WHERE u.plain = h.plain
      GROUP BY u.tag ORDER BY count(*) DESC, min(u.at), u.tag LIMIT 1) ELSE h.tag END
  FROM unnest(touched) one (plain) CROSS JOIN LATERAL (
    SELECT coalesce(sum(own.posts), 0) AS posts, count(*) AS kols FROM (
      SELECT count(*) AS posts FROM public.hashtag_uses u WHERE u.plain = one.plain GROUP BY u.kol_id) own) counted
  WHERE h.plain = one.plain;
  -- One that was a slip of the pen: nobody uses it, and nobody did anything with it.
  DELETE FROM public.hashtags h WHERE h.plain = ANY (touched) AND h.post_count = 0 AND NOT h.classified AND h.version = 1
    AND NOT EXISTS (SELECT FROM public.kol_hashtags k WHERE k.hashtag_id = h.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_touched AFTER INSERT ON hashtags_touched DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION count_touched_hashtags();
--> statement-breakpoint
-- A post of a campaign takes the place of the channel's of the same address, and gives it back.
CREATE FUNCTION hashtags_of_campaign_posts() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE format(
    'WITH changed AS (%s) SELECT array_agg(id) FROM (
      SELECT id FROM changed
      UNION SELECT n.id FROM public.channel_posts n JOIN changed USING (kol_id, canonical_url)) found',
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT id, kol_id, canonical_url FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT id, kol_id, canonical_url FROM old_rows'
      ELSE 'SELECT o.id, side.kol_id, side.canonical_url FROM old_rows o JOIN new_rows n USING (id)
        CROSS JOIN LATERAL (VALUES (o.kol_id, o.canonical_url), (n.kol_id, n.canonical_url)) side (kol_id, canonical_url)
        WHERE (o.tags, o.is_active, o.kol_id, o.campaign_id, o.post_time, o.canonical_url)
          IS DISTINCT FROM (n.tags, n.is_active, n.kol_id, n.campaign_id, n.post_time, n.canonical_url)'
    END) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM public.renew_hashtag_uses(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION hashtags_of_channel_posts() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE CASE TG_OP
    WHEN 'INSERT' THEN $sql$SELECT array_agg(id) FROM new_rows WHERE tags <> '{}'$sql$
    WHEN 'DELETE' THEN $sql$SELECT array_agg(id) FROM old_rows WHERE tags <> '{}'$sql$
    ELSE 'SELECT array_agg(id) FROM old_rows o JOIN new_rows n USING (id)
      WHERE (o.tags, o.kol_id, o.canonical_url, o.published_at) IS DISTINCT FROM (n.tags, n.kol_id, n.canonical_url, n.published_at)'
  END INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM public.renew_hashtag_uses(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER hashtags_insert AFTER INSERT ON campaign_posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
--> statement-breakpoint
CREATE TRIGGER hashtags_update AFTER UPDATE ON campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
--> statement-breakpoint
CREATE TRIGGER hashtags_delete AFTER DELETE ON campaign_posts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
--> statement-breakpoint
CREATE TRIGGER hashtags_insert AFTER INSERT ON channel_posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();
--> statement-breakpoint
CREATE TRIGGER hashtags_update AFTER UPDATE ON channel_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();
--> statement-breakpoint
CREATE TRIGGER hashtags_delete AFTER DELETE ON channel_posts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();
--> statement-breakpoint
CREATE FUNCTION hashtags_of_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_TABLE_NAME = 'campaigns' THEN
    PERFORM public.renew_hashtag_uses(array(
      SELECT id FROM public.campaign_posts WHERE campaign_id = NEW.id
      UNION SELECT n.id FROM public.channel_posts n JOIN public.campaign_posts p USING (kol_id, canonical_url)
      WHERE p.campaign_id = NEW.id));
  ELSE
    PERFORM public.renew_hashtag_uses(array(SELECT id FROM public.channel_posts WHERE kol_id = NEW.id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER hashtags_deleted AFTER UPDATE OF deleted_at ON campaigns FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION hashtags_of_deleted();
--> statement-breakpoint
CREATE TRIGGER hashtags_deleted AFTER UPDATE OF deleted_at ON kols FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION hashtags_of_deleted();
--> statement-breakpoint
CREATE FUNCTION count_brands_of_hashtags() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE public.hashtags SET brand_count = brand_count + 1 WHERE id = NEW.hashtag_id;
  ELSE
    UPDATE public.hashtags SET brand_count = brand_count - 1 WHERE id = OLD.hashtag_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_brands AFTER INSERT OR DELETE ON brand_hashtags
  FOR EACH ROW EXECUTE FUNCTION count_brands_of_hashtags();
