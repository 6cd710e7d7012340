-- What a post is called however its address is written: `postName` of the domain, which says the same. An index is made of
-- it: where the rule changes, a function of another name takes its place.
CREATE FUNCTION post_name(address text) RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN address LIKE 'https://instagram.com/%' THEN regexp_replace(address,
      '^https://instagram\.com/(?:[A-Za-z0-9_.]+/)?(?:p|reels?|tv)/([A-Za-z0-9_-]+)$',
      'https://instagram.com/p/\1')
    WHEN address LIKE 'https://youtube.com/%' THEN regexp_replace(address,
      '^https://youtube\.com/(?:watch\?(?:[^&]*&)*v=|shorts/|live/|embed/|v/)([A-Za-z0-9_-]{11})$',
      'https://youtube.com/watch?v=\1')
    WHEN address LIKE 'https://tiktok.com/%' THEN regexp_replace(address,
      '^https://tiktok\.com/@[^/?]*/(?:video|photo)/([0-9]{15,})$',
      'https://tiktok.com/@/video/\1')
    WHEN address LIKE ANY ('{https://facebook.com/permalink.php%,https://facebook.com/story.php%}') THEN regexp_replace(address,
      '^https://facebook\.com/(?:permalink|story)\.php\?id=([0-9]+)&story_fbid=([A-Za-z0-9]+)$',
      'https://facebook.com/\1/posts/\2')
    WHEN address LIKE 'https://facebook.com/%' THEN regexp_replace(address,
      '^https://facebook\.com/(?:reel/|(?:watch|watch/live|video\.php)\?(?:[^&]*&)*v=|[^/?]+/videos/(?:[^/?]+/)?)([0-9]{10,})$',
      'https://facebook.com/watch?v=\1')
    ELSE address END
$$;
--> statement-breakpoint
CREATE INDEX "campaign_posts_name" ON "campaign_posts" USING btree (post_name("canonical_url"));
--> statement-breakpoint
CREATE INDEX "channel_posts_name" ON "channel_posts" USING btree ("kol_id",post_name("canonical_url"));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.hashtags_of_campaign_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE format(
    'WITH changed AS (%s) SELECT array_agg(id) FROM (
      SELECT id FROM changed
      UNION SELECT n.id FROM public.channel_posts n JOIN changed c
        ON c.kol_id = n.kol_id AND public.post_name(c.canonical_url) = public.post_name(n.canonical_url)) found',
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
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.hashtags_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'campaigns' THEN
    PERFORM public.renew_hashtag_uses(array(
      SELECT id FROM public.campaign_posts WHERE campaign_id = NEW.id
      UNION SELECT n.id FROM public.channel_posts n JOIN public.campaign_posts p
        ON p.kol_id = n.kol_id AND public.post_name(p.canonical_url) = public.post_name(n.canonical_url)
      WHERE p.campaign_id = NEW.id));
  ELSE
    PERFORM public.renew_hashtag_uses(array(SELECT id FROM public.channel_posts WHERE kol_id = NEW.id));
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.renew_hashtag_uses(posts uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
        WHERE p.kol_id = n.kol_id AND public.post_name(p.canonical_url) = public.post_name(n.canonical_url)
          AND p.is_active AND c.deleted_at IS NULL)
    ) use ORDER BY plain, post_id
    RETURNING plain)
  SELECT array_agg(DISTINCT plain) INTO made FROM written;
  INSERT INTO public.hashtags_touched (plain)
  SELECT DISTINCT plain FROM unnest(gone || made) plain WHERE plain IS NOT NULL ON CONFLICT DO NOTHING;
END
$function$;
--> statement-breakpoint
-- What stands in a campaign and in a channel under two addresses had its hashtags counted twice.
SELECT renew_hashtag_uses(array(
  SELECT DISTINCT n.id FROM campaign_posts p
  JOIN channel_posts n ON n.kol_id = p.kol_id AND post_name(n.canonical_url) = post_name(p.canonical_url)
  WHERE n.canonical_url <> p.canonical_url AND n.tags <> '{}'));
