-- Written by `npm run db:dump` from the catalogs of a freshly migrated database.

CREATE EXTENSION pg_trgm;

CREATE TYPE report_post AS (campaign_id uuid, sow_id uuid, social_type text, id uuid, post_time timestamp with time zone);

CREATE TYPE report_reading AS (post_id uuid, metric text, captured_at timestamp with time zone, value bigint, existed boolean);

CREATE OR REPLACE FUNCTION public.add_report_days(were report_post[], are report_post[], was report_reading[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_custom_plan'
 SET jit TO 'off'
AS $function$
BEGIN
  -- Any plan is good for a few, and planning would take longer than their sums: it is done once a connection.
  IF cardinality(were) + cardinality(are) <= 20 AND cardinality(was) <= 100 THEN
    PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
  END IF;
  WITH touched AS (
    SELECT post_id, min(captured_at) AS since FROM unnest(was) GROUP BY post_id
  ),
  post AS MATERIALIZED (
    SELECT row_number() OVER () AS n, p.*, coalesce(public.report_day(p.post_time), '-infinity') AS appeared,
      coalesce(touched.since, '-infinity') AS since
    FROM (SELECT -1 AS sign, a.* FROM unnest(were) a UNION ALL SELECT 1, b.* FROM unnest(are) b) p
    LEFT JOIN touched ON touched.post_id = p.id
  ),
  -- What was known when the first reading in question came. It is mostly of the same month: other months are asked last.
  base AS MATERIALIZED (
    SELECT p.id, m.metric, earlier.value
    FROM (SELECT DISTINCT campaign_id, id, since FROM post WHERE since > '-infinity') p
    CROSS JOIN (VALUES ('view'), ('reaction'), ('comment'), ('share'), ('brand_mention')) m (metric)
    CROSS JOIN LATERAL (
      (SELECT s.value FROM public.metric_snapshots s
        WHERE s.owner_id = p.campaign_id AND s.subject_id = p.id AND s.metric = m.metric
          AND s.captured_at < p.since AND s.captured_at >= p.since - interval '30 days'
        ORDER BY s.captured_at DESC LIMIT 1)
      UNION ALL
      (SELECT s.value FROM public.metric_snapshots s
        WHERE s.owner_id = p.campaign_id AND s.subject_id = p.id AND s.metric = m.metric
          AND s.captured_at < p.since - interval '30 days'
        ORDER BY s.captured_at DESC LIMIT 1)
      LIMIT 1
    ) earlier
  ),
  reading AS (
    SELECT post.n, base.metric, timestamptz '-infinity' AS captured_at, base.value FROM post JOIN base USING (id)
    UNION ALL
    SELECT post.n, s.metric, s.captured_at, CASE WHEN w.existed THEN w.value ELSE s.value END
    FROM post
    JOIN public.metric_snapshots s ON s.owner_id = post.campaign_id AND s.subject_id = post.id
      AND s.metric IN ('view', 'reaction', 'comment', 'share', 'brand_mention') AND s.captured_at >= post.since
    LEFT JOIN unnest(was) w ON post.sign < 0
      AND w.post_id = s.subject_id AND w.metric = s.metric AND w.captured_at = s.captured_at
    WHERE w.existed IS DISTINCT FROM false
  ),
  change AS (
    SELECT n, metric, captured_at, value,
      lag(value) OVER (PARTITION BY n, metric ORDER BY captured_at) AS before
    FROM reading
  ),
  -- A reading before its post appeared counts from then on.
  step AS (
    SELECT n, greatest(public.report_day(captured_at), appeared) AS day, metric,
      coalesce(value, 0) - coalesce(before, 0) AS value, (value IS NOT NULL)::int - (before IS NOT NULL)::int AS known
    FROM change JOIN post USING (n)
    UNION ALL
    SELECT n, appeared, 'post', 0, 1 FROM post
  ),
  daily AS (
    SELECT n, day,
      count(*) FILTER (WHERE metric = 'post') AS posts,
      count(*) FILTER (WHERE metric IN ('view', 'reaction', 'comment', 'share')) AS readings,
      coalesce(sum(value) FILTER (WHERE metric = 'view'), 0) AS view,
      coalesce(sum(known) FILTER (WHERE metric = 'view'), 0) AS view_known,
      coalesce(sum(value) FILTER (WHERE metric = 'reaction'), 0) AS reaction,
      coalesce(sum(known) FILTER (WHERE metric = 'reaction'), 0) AS reaction_known,
      coalesce(sum(value) FILTER (WHERE metric = 'comment'), 0) AS comment,
      coalesce(sum(known) FILTER (WHERE metric = 'comment'), 0) AS comment_known,
      coalesce(sum(value) FILTER (WHERE metric = 'share'), 0) AS share,
      coalesce(sum(known) FILTER (WHERE metric = 'share'), 0) AS share_known,
      coalesce(sum(value) FILTER (WHERE metric = 'brand_mention'), 0) AS brand_mention,
      coalesce(sum(known) FILTER (WHERE metric = 'brand_mention'), 0) AS brand_mention_known
    FROM step GROUP BY n, day
  ),
  -- Which of reaction (1), comment (2) and share (4) the post knows at the end of the day.
  known AS (
    SELECT *, sum(reaction_known + 2 * comment_known + 4 * share_known) OVER (PARTITION BY n ORDER BY day)::int AS now
    FROM daily
  ),
  joint AS (
    SELECT *, lag(now, 1, 0) OVER (PARTITION BY n ORDER BY day) AS before FROM known
  ),
  summed AS (
    SELECT campaign_id, sow_id, social_type, day, sum(sign * posts) AS posts, sum(sign * readings) AS readings,
      sum(sign * view) AS view, sum(sign * view_known) AS view_known,
      sum(sign * reaction) AS reaction, sum(sign * reaction_known) AS reaction_known,
      sum(sign * comment) AS comment, sum(sign * comment_known) AS comment_known,
      sum(sign * share) AS share, sum(sign * share_known) AS share_known,
      sum(sign * brand_mention) AS brand_mention, sum(sign * brand_mention_known) AS brand_mention_known,
      sum(sign * ((now & 3 = 3)::int - (before & 3 = 3)::int)) AS reaction_comment_known,
      sum(sign * ((now & 5 = 5)::int - (before & 5 = 5)::int)) AS reaction_share_known,
      sum(sign * ((now & 6 = 6)::int - (before & 6 = 6)::int)) AS comment_share_known,
      sum(sign * ((now & 7 = 7)::int - (before & 7 = 7)::int)) AS reaction_comment_share_known
    FROM joint JOIN post USING (n)
    GROUP BY campaign_id, sow_id, social_type, day
  ),
  difference AS MATERIALIZED (
    SELECT * FROM summed
    WHERE (posts, readings, view, view_known, reaction, reaction_known, comment, comment_known, share, share_known,
      brand_mention, brand_mention_known, reaction_comment_known, reaction_share_known, comment_share_known,
      reaction_comment_share_known) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ),
  days AS (
    INSERT INTO public.report_days AS kept (campaign_id, sow_id, social_type, day, posts, readings, view, view_known,
      reaction, reaction_known, comment, comment_known, share, share_known, brand_mention, brand_mention_known,
      reaction_comment_known, reaction_share_known, comment_share_known, reaction_comment_share_known)
    SELECT * FROM difference ORDER BY campaign_id, sow_id, social_type, day
    ON CONFLICT ON CONSTRAINT report_days_campaign_id_sow_id_social_type_day_pk DO UPDATE SET
      posts = kept.posts + excluded.posts, readings = kept.readings + excluded.readings,
      view = kept.view + excluded.view,
      view_known = kept.view_known + excluded.view_known,
      reaction = kept.reaction + excluded.reaction,
      reaction_known = kept.reaction_known + excluded.reaction_known,
      comment = kept.comment + excluded.comment,
      comment_known = kept.comment_known + excluded.comment_known,
      share = kept.share + excluded.share,
      share_known = kept.share_known + excluded.share_known,
      brand_mention = kept.brand_mention + excluded.brand_mention,
      brand_mention_known = kept.brand_mention_known + excluded.brand_mention_known,
      reaction_comment_known = kept.reaction_comment_known + excluded.reaction_comment_known,
      reaction_share_known = kept.reaction_share_known + excluded.reaction_share_known,
      comment_share_known = kept.comment_share_known + excluded.comment_share_known,
      reaction_comment_share_known = kept.reaction_comment_share_known + excluded.reaction_comment_share_known
  )
  INSERT INTO public.report_totals AS kept (campaign_id, sow_id, social_type, last_day,
    posts, view, view_known, reaction, reaction_known, comment, comment_known, share, share_known, brand_mention,
    brand_mention_known, reaction_comment_known, reaction_share_known, comment_share_known,
    reaction_comment_share_known)
  SELECT campaign_id, sow_id, social_type, max(day),
    sum(posts), sum(view), sum(view_known), sum(reaction), sum(reaction_known), sum(comment), sum(comment_known),
    sum(share), sum(share_known), sum(brand_mention), sum(brand_mention_known), sum(reaction_comment_known),
    sum(reaction_share_known), sum(comment_share_known), sum(reaction_comment_share_known)
  FROM difference GROUP BY campaign_id, sow_id, social_type ORDER BY campaign_id, sow_id, social_type
  ON CONFLICT ON CONSTRAINT report_totals_campaign_id_sow_id_social_type_pk DO UPDATE SET
    last_day = greatest(kept.last_day, excluded.last_day),
    posts = kept.posts + excluded.posts,
    view = kept.view + excluded.view,
    view_known = kept.view_known + excluded.view_known,
    reaction = kept.reaction + excluded.reaction,
    reaction_known = kept.reaction_known + excluded.reaction_known,
    comment = kept.comment + excluded.comment,
    comment_known = kept.comment_known + excluded.comment_known,
    share = kept.share + excluded.share,
    share_known = kept.share_known + excluded.share_known,
    brand_mention = kept.brand_mention + excluded.brand_mention,
    brand_mention_known = kept.brand_mention_known + excluded.brand_mention_known,
    reaction_comment_known = kept.reaction_comment_known + excluded.reaction_comment_known,
    reaction_share_known = kept.reaction_share_known + excluded.reaction_share_known,
    comment_share_known = kept.comment_share_known + excluded.comment_share_known,
    reaction_comment_share_known = kept.reaction_comment_share_known + excluded.reaction_comment_share_known;
END
$function$;

CREATE OR REPLACE FUNCTION public.begin_kol_scores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO kol_scores (kol_id) SELECT id FROM new_rows;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_brands_of_hashtags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE public.hashtags SET brand_count = brand_count + 1 WHERE id = NEW.hashtag_id;
  ELSE
    UPDATE public.hashtags SET brand_count = brand_count - 1 WHERE id = OLD.hashtag_id;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_campaigns(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Whoever waits here for another writer of the same campaign must then count what that one wrote.
  PERFORM public.lock_campaigns(ids);
  INSERT INTO public.campaign_counts (campaign_id, sow_total, kol_total, post_count, post_total, post_kept, owing_sows, empty_sows, sale_total)
  SELECT c.id, count(s.id), count(DISTINCT s.kol_id), coalesce(sum(s.post_count), 0), coalesce(sum(there.posts), 0),
    coalesce(sum(least(coalesce(there.posts, 0), s.post_count)), 0),
    count(*) FILTER (WHERE s.is_online AND s.social_type IS NOT NULL AND coalesce(there.posts, 0) < s.post_count),
    count(*) FILTER (WHERE s.is_online AND s.social_type IS NOT NULL AND there.posts IS NULL AND s.post_count > 0),
    sum(coalesce(s.sale_price, 0) + coalesce(s.off_sale_price, 0)) FILTER (WHERE s.id IS NOT NULL)
  FROM public.campaigns c
  LEFT JOIN public.sows s ON s.campaign_id = c.id
  LEFT JOIN (
    SELECT sow_id, count(*) AS posts FROM public.campaign_posts WHERE campaign_id = ANY (ids) AND is_active GROUP BY sow_id
  ) there ON there.sow_id = s.id
  WHERE c.id = ANY (ids)
  GROUP BY c.id
  ON CONFLICT (campaign_id) DO UPDATE SET (sow_total, kol_total, post_count, post_total, post_kept, owing_sows, empty_sows, sale_total)
    = (excluded.sow_total, excluded.kol_total, excluded.post_count, excluded.post_total, excluded.post_kept,
      excluded.owing_sows, excluded.empty_sows, excluded.sale_total);
END
$function$;

CREATE OR REPLACE FUNCTION public.count_changed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := array(SELECT DISTINCT campaign_id FROM new_rows WHERE is_active);
  ELSIF TG_OP = 'DELETE' THEN
    ids := array(SELECT DISTINCT campaign_id FROM old_rows WHERE is_active);
  ELSE
    ids := array(SELECT DISTINCT unnest(ARRAY[o.campaign_id, n.campaign_id]) FROM old_rows o JOIN new_rows n USING (id)
      WHERE (o.campaign_id, o.sow_id, o.is_active) IS DISTINCT FROM (n.campaign_id, n.sow_id, n.is_active));
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM public.count_campaigns(ids);
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_changed_sows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := array(SELECT DISTINCT campaign_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    ids := array(SELECT DISTINCT campaign_id FROM old_rows);
  ELSE
    ids := array(SELECT DISTINCT unnest(ARRAY[o.campaign_id, n.campaign_id]) FROM old_rows o JOIN new_rows n USING (id)
      WHERE (o.campaign_id, o.kol_id, o.is_online, o.social_type, o.post_count, o.sale_price, o.off_sale_price)
        IS DISTINCT FROM (n.campaign_id, n.kol_id, n.is_online, n.social_type, n.post_count, n.sale_price, n.off_sale_price));
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM public.count_campaigns(ids);
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_kols()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO kol_counts (status, change) SELECT status, count(*) FROM new_rows GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO kol_counts (status, change) SELECT status, -count(*) FROM old_rows GROUP BY status;
  ELSE
    INSERT INTO kol_counts (status, change)
    SELECT status, sum(change) FROM (
      SELECT status, 1 AS change FROM new_rows UNION ALL SELECT status, -1 FROM old_rows
    ) changes GROUP BY status HAVING sum(change) <> 0;
    IF NOT FOUND AND EXISTS (SELECT FROM new_rows) THEN
      -- A row nobody else is at, so that no writer waits for another; a new one where there is none.
      UPDATE kol_counts SET stamp = DEFAULT
      WHERE id = (SELECT id FROM kol_counts ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        INSERT INTO kol_counts (status, change) SELECT status, 0 FROM new_rows LIMIT 1;
      END IF;
    END IF;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_touched_hashtags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.ensure_partitions(first_day date, last_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  parent text;
  month date;
  child text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['metric_snapshots', 'audit_log', 'clicks'] LOOP
    month := date_trunc('month', first_day)::date;
    WHILE month <= last_day LOOP
      child := format('%s_%s', parent, to_char(month, 'YYYYMM'));
      IF to_regclass(child) IS NULL THEN
        BEGIN
          EXECUTE format(
            'CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
            child, parent, month::timestamp AT TIME ZONE 'UTC', (month + interval '1 month')::timestamp AT TIME ZONE 'UTC'
          );
        EXCEPTION WHEN check_violation THEN
          NULL;
        END;
      END IF;
      month := (month + interval '1 month')::date;
    END LOOP;
  END LOOP;
END
$function$;

CREATE OR REPLACE FUNCTION public.has_account(kol uuid, networks text[], low bigint, high bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE COST 1
AS $function$
  SELECT EXISTS (SELECT FROM socials WHERE kol_id = kol AND social_type = ANY (networks)
    AND coalesce(follower_count, -1) BETWEEN low AND high)
$function$;

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

CREATE OR REPLACE FUNCTION public.hashtags_of_channel_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

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

CREATE OR REPLACE FUNCTION public.lock_campaigns(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM public.campaigns WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
END
$function$;

CREATE OR REPLACE FUNCTION public.normalise_tags(tags text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT ' ' || string_agg(ltrim(public.normalise_text(tag), '#') || ' ', '') FROM unnest(tags) tag $function$;

CREATE OR REPLACE FUNCTION public.normalise_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT trim(regexp_replace(lower(regexp_replace(translate(normalize(value, NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.post_name(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_report_days(campaign uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM public.lock_campaigns(ARRAY[campaign]);
  DELETE FROM public.report_days WHERE campaign_id = campaign;
  DELETE FROM public.report_totals WHERE campaign_id = campaign;
  PERFORM public.add_report_days('{}', array(
    SELECT (p.campaign_id, p.sow_id, p.social_type, p.id, p.post_time)::public.report_post
    FROM public.campaign_posts p WHERE p.campaign_id = campaign AND p.is_active), '{}');
END
$function$;

CREATE OR REPLACE FUNCTION public.refresh_changed_kols()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[];
BEGIN
  IF current_setting('kol_cards.refresh', true) = 'later' THEN
    RETURN NULL;
  END IF;
  EXECUTE format(
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT array_agg(DISTINCT %1$I) FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT array_agg(DISTINCT %1$I) FROM old_rows'
      ELSE 'SELECT array_agg(id) FROM (SELECT %1$I FROM old_rows UNION SELECT %1$I FROM new_rows) changed (id)'
    END, TG_ARGV[0]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM refresh_kol_cards(ids);
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.refresh_kol_cards(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Whoever waits here for another writer of the same KOL must then see what that one wrote.
  PERFORM FROM kols WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM kol_reach WHERE kol_id = ANY (ids);
  DELETE FROM kol_cards c WHERE c.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = c.kol_id AND k.deleted_at IS NULL);
  DELETE FROM kol_facets f WHERE f.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = f.kol_id AND k.deleted_at IS NULL);
  INSERT INTO kol_facets (kol_id, created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several, sector_ids, job_codes)
  SELECT k.id, k.created_at, k.search, k.public_search,
    CASE WHEN k.status <> 'active' THEN k.status
      WHEN EXISTS (SELECT FROM pending_changes p WHERE p.entity = 'kol' AND p.entity_id = k.id AND p.decided_at IS NULL)
        THEN CASE WHEN k.public THEN 'held' ELSE 'unlisted_held' END
      ELSE CASE WHEN k.public THEN 'active' ELSE 'unlisted' END END,
    k.type, k.the_talent_partner, k.outstanding, k.booking_price_from, k.booking_price_to,
    accounts.facebook, accounts.instagram, accounts.tiktok, accounts.youtube, accounts.several,
    array(SELECT sector_id FROM kol_sectors WHERE kol_id = k.id),
    array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code)
  FROM kols k
  CROSS JOIN LATERAL (
    SELECT max(coalesce(follower_count, -1)) FILTER (WHERE social_type = 'facebook') AS facebook,
      max(coalesce(follower_count, -1)) FILTER (WHERE social_type = 'instagram') AS instagram,
      max(coalesce(follower_count, -1)) FILTER (WHERE social_type = 'tiktok') AS tiktok,
      max(coalesce(follower_count, -1)) FILTER (WHERE social_type = 'youtube') AS youtube,
      count(*) > count(DISTINCT social_type) AS several
    FROM socials WHERE kol_id = k.id
  ) accounts
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET (created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several, sector_ids, job_codes)
    = (excluded.created_at, excluded.search, excluded.public_search, excluded.status, excluded.type,
    excluded.the_talent_partner, excluded.outstanding, excluded.booking_price_from, excluded.booking_price_to,
    excluded.facebook, excluded.instagram, excluded.tiktok, excluded.youtube, excluded.several, excluded.sector_ids,
    excluded.job_codes);
  DELETE FROM kol_job_facets WHERE kol_id = ANY (ids);
  INSERT INTO kol_job_facets (kol_id, job_code, created_at, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several, sector_ids)
  SELECT f.kol_id, job.code, f.created_at, f.status, f.type, f.the_talent_partner, f.outstanding, f.booking_price_from,
    f.booking_price_to, f.facebook, f.instagram, f.tiktok, f.youtube, f.several, f.sector_ids
  FROM kol_facets f CROSS JOIN LATERAL unnest(f.job_codes) job (code)
  WHERE f.kol_id = ANY (ids);
  INSERT INTO kol_cards (kol_id, card)
  SELECT k.id, json_build_object(
      'id', k.id, 'code', k.code, 'stage_name', k.stage_name,
      'avatar', (SELECT '/pictures/' || sha256 FROM media_files WHERE id = k.avatar_file_id),
      'type', k.type, 'bio', k.bio, 'the_talent_partner', k.the_talent_partner, 'outstanding', k.outstanding,
      'status', CASE WHEN f.status IN ('held', 'unlisted_held') THEN 'pending' ELSE k.status END,
      'pending_edit', f.status IN ('held', 'unlisted_held'),
      'booking_price_from', k.booking_price_from, 'booking_price_to', k.booking_price_to,
      'create_date', to_char(k.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', k.version,
      'sectors', coalesce((SELECT json_agg(
          json_build_object('id', s.id, 'name', s.name, 'un_name', s.un_name) ORDER BY s.position, s.id)
        FROM kol_sectors ks JOIN sectors s ON s.id = ks.sector_id WHERE ks.kol_id = k.id), '[]'),
      'jobs', f.job_codes,
      'socials', coalesce((SELECT json_agg(
          json_build_object('id', id, 'social_type', social_type, 'url', url, 'name', name, 'is_verified', is_verified,
            'follower_count', follower_count) ORDER BY follower_count DESC NULLS LAST, id)
        FROM socials WHERE kol_id = k.id), '[]'))
  FROM kols k JOIN kol_facets f ON f.kol_id = k.id
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET card = excluded.card;
  INSERT INTO kol_reach (kol_id, social_type, sector_id, followers, below, state, created_at, type, the_talent_partner,
    outstanding, booking_price_from, booking_price_to)
  SELECT f.kol_id, social.social_type, sector.id, social.followers, social.below,
    array_position(ARRAY['active', 'unlisted', 'pending', 'reject', 'held', 'unlisted_held'], f.status) - 1, f.created_at,
    f.type, f.the_talent_partner, f.outstanding, f.booking_price_from, f.booking_price_to
  FROM kol_facets f
  CROSS JOIN LATERAL (
    SELECT social_type, coalesce(follower_count, -1) AS followers, coalesce(
      lag(coalesce(follower_count, -1)) OVER (PARTITION BY social_type ORDER BY coalesce(follower_count, -1), id), -2
    ) AS below
    FROM socials WHERE kol_id = f.kol_id
  ) social
  CROSS JOIN LATERAL unnest(f.sector_ids || '00000000-0000-0000-0000-000000000000'::uuid) sector (id)
  WHERE f.kol_id = ANY (ids);
END
$function$;

CREATE OR REPLACE FUNCTION public.refresh_kols_of_sectors()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_kol_cards(array_agg(DISTINCT kol_id)) FROM kol_sectors WHERE sector_id IN (SELECT id FROM new_rows);
  RETURN NULL;
END
$function$;

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

CREATE OR REPLACE FUNCTION public.report_changed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  were public.report_post[] := '{}';
  are public.report_post[] := '{}';
BEGIN
  IF current_setting('report_days.refresh', true) = 'later' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    are := array(SELECT (campaign_id, sow_id, social_type, id, post_time)::public.report_post
      FROM new_rows WHERE is_active);
  ELSIF TG_OP = 'DELETE' THEN
    were := array(SELECT (campaign_id, sow_id, social_type, id, post_time)::public.report_post
      FROM old_rows WHERE is_active);
  ELSE
    were := array(SELECT (o.campaign_id, o.sow_id, o.social_type, o.id, o.post_time)::public.report_post
      FROM old_rows o JOIN new_rows n USING (id)
      WHERE o.is_active AND (o.campaign_id, o.sow_id, o.social_type, o.is_active, o.post_time)
        IS DISTINCT FROM (n.campaign_id, n.sow_id, n.social_type, n.is_active, n.post_time));
    are := array(SELECT (n.campaign_id, n.sow_id, n.social_type, n.id, n.post_time)::public.report_post
      FROM old_rows o JOIN new_rows n USING (id)
      WHERE n.is_active AND (o.campaign_id, o.sow_id, o.social_type, o.is_active, o.post_time)
        IS DISTINCT FROM (n.campaign_id, n.sow_id, n.social_type, n.is_active, n.post_time));
  END IF;
  IF cardinality(were) + cardinality(are) > 0 THEN
    PERFORM public.lock_campaigns(array(SELECT campaign_id FROM unnest(were) UNION SELECT campaign_id FROM unnest(are)));
    PERFORM public.add_report_days(were, are, '{}');
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.report_day(instant timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT ((instant AT TIME ZONE 'UTC') + interval '7 hours')::date $function$;

CREATE OR REPLACE FUNCTION public.report_new_readings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  posts public.report_post[];
  was public.report_reading[];
BEGIN
  IF current_setting('report_days.refresh', true) = 'later'
    OR NOT EXISTS (SELECT FROM new_rows WHERE subject_type = 'post') THEN
    RETURN NULL;
  END IF;
  PERFORM public.lock_campaigns(array(SELECT DISTINCT owner_id FROM new_rows WHERE subject_type = 'post'));
  posts := array(SELECT (p.campaign_id, p.sow_id, p.social_type, p.id, p.post_time)::public.report_post
    FROM (SELECT DISTINCT owner_id, subject_id FROM new_rows WHERE subject_type = 'post') r
    JOIN public.campaign_posts p ON p.id = r.subject_id AND p.campaign_id = r.owner_id
    WHERE p.is_active);
  IF TG_OP = 'INSERT' THEN
    was := array(SELECT (subject_id, metric, captured_at, NULL, false)::public.report_reading
      FROM new_rows WHERE subject_type = 'post');
  ELSE
    was := array(SELECT (subject_id, metric, captured_at, value, true)::public.report_reading
      FROM old_rows WHERE subject_type = 'post');
  END IF;
  PERFORM public.add_report_days(posts, posts, was);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.search_grams(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT array(SELECT substr(value, place, 5) FROM generate_series(1, length(value) - 4) place) $function$;

CREATE OR REPLACE FUNCTION public.touch_roles_of_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE roles SET id = id WHERE id IN (SELECT role_id FROM changed_rows);
  RETURN NULL;
END
$function$;

CREATE TABLE acceptance_images (
  acceptance_id uuid NOT NULL,
  file_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT acceptance_images_acceptance_id_file_id_pk PRIMARY KEY (acceptance_id, file_id),
  CONSTRAINT acceptance_images_acceptance_id_campaign_acceptances_id_fk FOREIGN KEY (acceptance_id) REFERENCES campaign_acceptances(id) ON DELETE CASCADE,
  CONSTRAINT acceptance_images_file_id_media_files_id_fk FOREIGN KEY (file_id) REFERENCES media_files(id)
);

CREATE TABLE api_keys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  key_hash text NOT NULL,
  ending text NOT NULL,
  grants text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id);

CREATE TABLE audit_log (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  changes jsonb NOT NULL,
  request_id text,
  address text,
  key_id uuid,
  key_name text,
  CONSTRAINT audit_log_pkey PRIMARY KEY (entity_id, at, id)
) PARTITION BY RANGE (at);
CREATE INDEX audit_log_actor ON ONLY public.audit_log USING btree (actor_id, at DESC);
CREATE INDEX audit_log_at ON ONLY public.audit_log USING btree (at DESC, id);

CREATE TABLE audit_log_default PARTITION OF audit_log DEFAULT;

CREATE TABLE brand_hashtags (
  brand_id uuid NOT NULL,
  hashtag_id uuid NOT NULL,
  CONSTRAINT brand_hashtags_brand_id_hashtag_id_pk PRIMARY KEY (brand_id, hashtag_id),
  CONSTRAINT brand_hashtags_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
  CONSTRAINT brand_hashtags_hashtag_id_hashtags_id_fk FOREIGN KEY (hashtag_id) REFERENCES hashtags(id) ON DELETE CASCADE
);
CREATE INDEX brand_hashtags_hashtag ON public.brand_hashtags USING btree (hashtag_id);
CREATE TRIGGER count_brands AFTER INSERT OR DELETE ON public.brand_hashtags FOR EACH ROW EXECUTE FUNCTION count_brands_of_hashtags();

CREATE TABLE brand_sectors (
  brand_id uuid NOT NULL,
  sector_id uuid NOT NULL,
  CONSTRAINT brand_sectors_brand_id_sector_id_pk PRIMARY KEY (brand_id, sector_id),
  CONSTRAINT brand_sectors_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
  CONSTRAINT brand_sectors_sector_id_sectors_id_fk FOREIGN KEY (sector_id) REFERENCES sectors(id)
);
CREATE INDEX brand_sectors_sector ON public.brand_sectors USING btree (sector_id);

CREATE TABLE brands (
  id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  customer_id uuid NOT NULL,
  website text,
  phone text,
  address text,
  email text,
  description text,
  logo_file_id uuid,
  status text DEFAULT 'pending'::text NOT NULL,
  status_reason text,
  created_by uuid,
  deleted_at timestamp with time zone,
  delete_reason text,
  search text GENERATED ALWAYS AS (normalise_text(((name || ' '::text) || code))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT brands_pkey PRIMARY KEY (id),
  CONSTRAINT brands_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'reject'::text]))),
  CONSTRAINT brands_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT brands_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT brands_logo_file_id_media_files_id_fk FOREIGN KEY (logo_file_id) REFERENCES media_files(id)
);
CREATE UNIQUE INDEX brands_code_key ON public.brands USING btree (upper(code)) WHERE (deleted_at IS NULL);
CREATE INDEX brands_customer ON public.brands USING btree (customer_id);
CREATE INDEX brands_newest ON public.brands USING btree (created_at, id);
CREATE INDEX brands_search ON public.brands USING gin (search gin_trgm_ops);

CREATE TABLE call_days (
  day date NOT NULL,
  answered bigint NOT NULL,
  failed bigint NOT NULL,
  CONSTRAINT call_days_pkey PRIMARY KEY (day)
);

CREATE TABLE campaign_acceptances (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  sow_id uuid NOT NULL,
  title text NOT NULL,
  post_type text NOT NULL,
  url_posts text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT campaign_acceptances_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_acceptances_post_type CHECK ((post_type = ANY (ARRAY['attend_live_events'::text, 'perform_live_events'::text, 'join_photoshoot'::text, 'other'::text, 'livestream'::text]))),
  CONSTRAINT campaign_acceptances_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_acceptances_sow_id_sows_id_fk FOREIGN KEY (sow_id) REFERENCES sows(id) ON DELETE CASCADE
);
CREATE INDEX campaign_acceptances_campaign ON public.campaign_acceptances USING btree (campaign_id);
CREATE INDEX campaign_acceptances_sow ON public.campaign_acceptances USING btree (sow_id);

CREATE TABLE campaign_counts (
  campaign_id uuid NOT NULL,
  sow_total integer NOT NULL,
  kol_total integer NOT NULL,
  post_count bigint NOT NULL,
  post_total bigint NOT NULL,
  owing_sows integer NOT NULL,
  empty_sows integer NOT NULL,
  sale_total bigint,
  post_kept bigint DEFAULT 0 NOT NULL,
  CONSTRAINT campaign_counts_pkey PRIMARY KEY (campaign_id),
  CONSTRAINT campaign_counts_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE
);

CREATE TABLE campaign_evaluations (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  evaluator_id uuid NOT NULL,
  q1 integer NOT NULL,
  q2 integer NOT NULL,
  q3 integer NOT NULL,
  q4 integer NOT NULL,
  q5 integer[] NOT NULL,
  q6 integer[] NOT NULL,
  q7 integer[],
  comment text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT campaign_evaluations_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_evaluations_q5 CHECK (((array_ndims(q5) = 1) AND (cardinality(q5) = 3) AND (array_position(q5, NULL::integer) IS NULL) AND (1 <= ALL (q5)) AND (10 >= ALL (q5)))),
  CONSTRAINT campaign_evaluations_q6 CHECK (((array_ndims(q6) = 1) AND (cardinality(q6) = 3) AND (array_position(q6, NULL::integer) IS NULL) AND (1 <= ALL (q6)) AND (10 >= ALL (q6)))),
  CONSTRAINT campaign_evaluations_q7 CHECK (((q7 IS NULL) OR ((array_ndims(q7) = 1) AND (cardinality(q7) = 3) AND (array_position(q7, NULL::integer) IS NULL) AND (1 <= ALL (q7)) AND (10 >= ALL (q7))))),
  CONSTRAINT campaign_evaluations_scores CHECK (((LEAST(q1, q2, q3, q4) >= 1) AND (GREATEST(q1, q2, q3, q4) <= 10))),
  CONSTRAINT campaign_evaluations_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_evaluations_evaluator_id_users_id_fk FOREIGN KEY (evaluator_id) REFERENCES users(id)
);
CREATE INDEX campaign_evaluations_evaluator ON public.campaign_evaluations USING btree (evaluator_id);
CREATE UNIQUE INDEX campaign_evaluations_key ON public.campaign_evaluations USING btree (campaign_id, evaluator_id);

CREATE TABLE campaign_files (
  campaign_id uuid NOT NULL,
  file_id uuid NOT NULL,
  purpose text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT campaign_files_campaign_id_purpose_file_id_pk PRIMARY KEY (campaign_id, purpose, file_id),
  CONSTRAINT campaign_files_purpose CHECK ((purpose = ANY (ARRAY['internal_doc'::text, 'customer_doc'::text, 'liquidation'::text, 'other_doc'::text]))),
  CONSTRAINT campaign_files_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_files_file_id_media_files_id_fk FOREIGN KEY (file_id) REFERENCES media_files(id)
);
CREATE INDEX campaign_files_file ON public.campaign_files USING btree (file_id);

CREATE TABLE campaign_people (
  campaign_id uuid NOT NULL,
  user_id uuid NOT NULL,
  duty text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT campaign_people_campaign_id_duty_user_id_pk PRIMARY KEY (campaign_id, duty, user_id),
  CONSTRAINT campaign_people_duty CHECK ((duty = ANY (ARRAY['manager'::text, 'supervisor'::text, 'executive'::text, 'internal'::text]))),
  CONSTRAINT campaign_people_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX campaign_people_user ON public.campaign_people USING btree (user_id);

CREATE TABLE campaign_post_contents (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  sow_id uuid NOT NULL,
  title text NOT NULL,
  content text,
  hashtag text[] DEFAULT '{}'::text[] NOT NULL,
  note text,
  status text DEFAULT 'draft'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  used_time timestamp with time zone,
  post_id uuid,
  CONSTRAINT campaign_post_contents_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_post_contents_status CHECK ((status = ANY (ARRAY['draft'::text, 'approved'::text, 'used'::text]))),
  CONSTRAINT campaign_post_contents_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_post_contents_post_id_campaign_posts_id_fk FOREIGN KEY (post_id) REFERENCES campaign_posts(id) ON DELETE SET NULL,
  CONSTRAINT campaign_post_contents_sow_id_sows_id_fk FOREIGN KEY (sow_id) REFERENCES sows(id) ON DELETE CASCADE
);
CREATE INDEX campaign_post_contents_campaign ON public.campaign_post_contents USING btree (campaign_id, used_time);
CREATE UNIQUE INDEX campaign_post_contents_post_key ON public.campaign_post_contents USING btree (post_id);
CREATE INDEX campaign_post_contents_sow ON public.campaign_post_contents USING btree (sow_id);

CREATE TABLE campaign_posts (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  sow_id uuid NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  url_post text NOT NULL,
  canonical_url text NOT NULL,
  post_time timestamp with time zone,
  content text,
  hashtags text[] DEFAULT '{}'::text[] NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  is_short_video boolean DEFAULT false NOT NULL,
  shortener_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  hashtag_search text GENERATED ALWAYS AS (normalise_tags(hashtags)) STORED,
  thumbnail_file_id uuid,
  original_url text,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT campaign_posts_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_posts_social_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT campaign_posts_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_posts_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id),
  CONSTRAINT campaign_posts_sow_id_sows_id_fk FOREIGN KEY (sow_id) REFERENCES sows(id) ON DELETE CASCADE,
  CONSTRAINT campaign_posts_thumbnail_file_id_media_files_id_fk FOREIGN KEY (thumbnail_file_id) REFERENCES media_files(id)
);
CREATE INDEX campaign_posts_active ON public.campaign_posts USING btree (campaign_id, sow_id) WHERE is_active;
CREATE INDEX campaign_posts_address ON public.campaign_posts USING btree (canonical_url);
CREATE INDEX campaign_posts_hashtags ON public.campaign_posts USING gin (hashtag_search gin_trgm_ops);
CREATE INDEX campaign_posts_kol ON public.campaign_posts USING btree (kol_id);
CREATE INDEX campaign_posts_name ON public.campaign_posts USING btree (post_name(canonical_url));
CREATE INDEX campaign_posts_sow ON public.campaign_posts USING btree (sow_id);
CREATE INDEX campaign_posts_thumbnail ON public.campaign_posts USING btree (thumbnail_file_id);
CREATE INDEX campaign_posts_time ON public.campaign_posts USING btree (post_time);
CREATE UNIQUE INDEX campaign_posts_url_key ON public.campaign_posts USING btree (campaign_id, canonical_url);
CREATE TRIGGER count_posts_delete AFTER DELETE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER count_posts_insert AFTER INSERT ON public.campaign_posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER count_posts_update AFTER UPDATE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER hashtags_delete AFTER DELETE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
CREATE TRIGGER hashtags_insert AFTER INSERT ON public.campaign_posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
CREATE TRIGGER hashtags_update AFTER UPDATE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_campaign_posts();
CREATE TRIGGER report_days_delete AFTER DELETE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION report_changed_posts();
CREATE TRIGGER report_days_insert AFTER INSERT ON public.campaign_posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION report_changed_posts();
CREATE TRIGGER report_days_update AFTER UPDATE ON public.campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION report_changed_posts();

CREATE TABLE campaign_requests (
  id uuid NOT NULL,
  request_name text NOT NULL,
  request_description text NOT NULL,
  request_budget bigint NOT NULL,
  request_start_date date NOT NULL,
  request_end_date date NOT NULL,
  request_status text DEFAULT 'pending'::text NOT NULL,
  brand_name text NOT NULL,
  brand_cover_file_id uuid,
  customer_name text NOT NULL,
  customer_phone text NOT NULL,
  customer_email text NOT NULL,
  brand_id uuid,
  customer_id uuid,
  person_in_charge_id uuid,
  campaign_id uuid,
  created_by uuid,
  request_date timestamp with time zone DEFAULT now() NOT NULL,
  search text GENERATED ALWAYS AS (normalise_text(((((request_name || ' '::text) || brand_name) || ' '::text) || customer_name))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  guest_language text,
  CONSTRAINT campaign_requests_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_requests_budget CHECK ((request_budget >= 1)),
  CONSTRAINT campaign_requests_period CHECK ((request_end_date >= request_start_date)),
  CONSTRAINT campaign_requests_status CHECK ((request_status = ANY (ARRAY['pending'::text, 'on_going'::text, 'approved'::text, 'cancel'::text]))),
  CONSTRAINT campaign_requests_brand_cover_file_id_media_files_id_fk FOREIGN KEY (brand_cover_file_id) REFERENCES media_files(id),
  CONSTRAINT campaign_requests_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT campaign_requests_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  CONSTRAINT campaign_requests_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT campaign_requests_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT campaign_requests_person_in_charge_id_users_id_fk FOREIGN KEY (person_in_charge_id) REFERENCES users(id)
);
CREATE INDEX campaign_requests_brand ON public.campaign_requests USING btree (brand_id);
CREATE INDEX campaign_requests_customer ON public.campaign_requests USING btree (customer_id);
CREATE INDEX campaign_requests_newest ON public.campaign_requests USING btree (request_date, id);
CREATE INDEX campaign_requests_search ON public.campaign_requests USING gin (search gin_trgm_ops);

CREATE TABLE campaigns (
  id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  status text DEFAULT 'pitching'::text NOT NULL,
  keywords text[] DEFAULT '{}'::text[] NOT NULL,
  start_date date NOT NULL,
  end_date date,
  budget bigint NOT NULL,
  description text,
  cover_file_id uuid,
  avatar_file_id uuid,
  brand_id uuid NOT NULL,
  other_doc_urls text[] DEFAULT '{}'::text[] NOT NULL,
  cancel_reason text,
  status_changed_at timestamp with time zone,
  created_by uuid,
  deleted_at timestamp with time zone,
  search text GENERATED ALWAYS AS (normalise_text(((name || ' '::text) || code))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  last_sow_number integer DEFAULT 0 NOT NULL,
  pace text DEFAULT 'none'::text NOT NULL,
  pace_ratio numeric,
  pace_metric text,
  pace_reached numeric,
  pace_low numeric,
  pace_high numeric,
  pace_missing text,
  pace_day date,
  result_views bigint,
  result_views_rate numeric,
  result_cpe numeric,
  takes_found_posts boolean DEFAULT false NOT NULL,
  result_posts bigint,
  result_views_known bigint,
  result_engagement_known bigint,
  CONSTRAINT campaigns_pkey PRIMARY KEY (id),
  CONSTRAINT campaigns_budget CHECK ((budget >= 1)),
  CONSTRAINT campaigns_cancel CHECK (((status <> 'cancel'::text) OR (cancel_reason IS NOT NULL))),
  CONSTRAINT campaigns_pace CHECK ((pace = ANY (ARRAY['ahead'::text, 'on_pace'::text, 'behind'::text, 'none'::text]))),
  CONSTRAINT campaigns_pace_metric CHECK ((pace_metric = ANY (ARRAY['posts'::text, 'views'::text, 'engagement'::text]))),
  CONSTRAINT campaigns_pace_missing CHECK ((pace_missing = ANY (ARRAY['not_running'::text, 'not_started'::text, 'no_end'::text, 'no_target'::text, 'too_few_days'::text, 'too_few_known'::text]))),
  CONSTRAINT campaigns_period CHECK (((end_date IS NULL) OR (end_date >= start_date))),
  CONSTRAINT campaigns_status CHECK ((status = ANY (ARRAY['pitching'::text, 'on_going'::text, 'liquidation'::text, 'done'::text, 'cancel'::text]))),
  CONSTRAINT campaigns_type CHECK ((type = ANY (ARRAY['booking'::text, 'booking_creative_plan'::text, 'booking_content_direction'::text]))),
  CONSTRAINT campaigns_avatar_file_id_media_files_id_fk FOREIGN KEY (avatar_file_id) REFERENCES media_files(id),
  CONSTRAINT campaigns_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT campaigns_cover_file_id_media_files_id_fk FOREIGN KEY (cover_file_id) REFERENCES media_files(id),
  CONSTRAINT campaigns_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX campaigns_brand ON public.campaigns USING btree (brand_id);
CREATE UNIQUE INDEX campaigns_code_key ON public.campaigns USING btree (upper(code)) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_newest ON public.campaigns USING btree (created_at, id);
CREATE INDEX campaigns_pace ON public.campaigns USING btree (status, pace_ratio, id);
CREATE INDEX campaigns_period ON public.campaigns USING btree (start_date, end_date);
CREATE INDEX campaigns_search ON public.campaigns USING gin (search gin_trgm_ops);
CREATE INDEX campaigns_status ON public.campaigns USING btree (status, created_at, id);
CREATE TRIGGER hashtags_deleted AFTER UPDATE OF deleted_at ON public.campaigns FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION hashtags_of_deleted();

CREATE TABLE channel_posts (
  id uuid NOT NULL,
  social_id uuid NOT NULL,
  kol_id uuid NOT NULL,
  link text NOT NULL,
  description text,
  thumbnail text,
  published_at timestamp with time zone NOT NULL,
  canonical_url text,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT channel_posts_pkey PRIMARY KEY (id),
  CONSTRAINT channel_posts_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE,
  CONSTRAINT channel_posts_social_id_socials_id_fk FOREIGN KEY (social_id) REFERENCES socials(id) ON DELETE CASCADE
);
CREATE INDEX channel_posts_address ON public.channel_posts USING btree (kol_id, canonical_url);
CREATE UNIQUE INDEX channel_posts_link_key ON public.channel_posts USING btree (social_id, link);
CREATE INDEX channel_posts_name ON public.channel_posts USING btree (kol_id, post_name(canonical_url));
CREATE INDEX channel_posts_newest ON public.channel_posts USING btree (social_id, published_at);
CREATE TRIGGER hashtags_delete AFTER DELETE ON public.channel_posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();
CREATE TRIGGER hashtags_insert AFTER INSERT ON public.channel_posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();
CREATE TRIGGER hashtags_update AFTER UPDATE ON public.channel_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hashtags_of_channel_posts();

CREATE TABLE click_batches (
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT click_batches_pkey PRIMARY KEY (id)
);

CREATE TABLE click_keys (
  day date NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT click_keys_pkey PRIMARY KEY (day)
);

CREATE TABLE click_visitors (
  day date NOT NULL,
  shortener_id uuid NOT NULL,
  visitor bytea NOT NULL,
  CONSTRAINT click_visitors_day_shortener_id_visitor_pk PRIMARY KEY (day, shortener_id, visitor)
);

CREATE TABLE clicks (
  id uuid NOT NULL,
  shortener_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  device text DEFAULT 'other'::text NOT NULL,
  referrer text DEFAULT 'direct'::text NOT NULL,
  CONSTRAINT clicks_pkey PRIMARY KEY (shortener_id, at, id)
) PARTITION BY RANGE (at);

CREATE TABLE clicks_default PARTITION OF clicks DEFAULT;

CREATE TABLE client_errors (
  id uuid NOT NULL,
  user_id uuid,
  message text NOT NULL,
  detail jsonb NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  fingerprint text NOT NULL,
  first_at timestamp with time zone DEFAULT now() NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT client_errors_pkey PRIMARY KEY (id),
  CONSTRAINT client_errors_fingerprint_unique UNIQUE (fingerprint)
);
CREATE INDEX client_errors_last ON public.client_errors USING btree (last_at);

CREATE TABLE collect_orders (
  id uuid NOT NULL,
  social_type text NOT NULL,
  keyword text NOT NULL,
  min_follower bigint NOT NULL,
  max_follower bigint NOT NULL,
  filter_status text DEFAULT 'wait'::text NOT NULL,
  created_by uuid NOT NULL,
  "collectTime" timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  collected integer,
  capped boolean DEFAULT false NOT NULL,
  CONSTRAINT collect_orders_pkey PRIMARY KEY (id),
  CONSTRAINT collect_orders_result CHECK (((filter_status = 'complete'::text) = (collected IS NOT NULL))),
  CONSTRAINT collect_orders_status CHECK ((filter_status = ANY (ARRAY['wait'::text, 'complete'::text, 'failed'::text]))),
  CONSTRAINT collect_orders_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX collect_orders_newest ON public.collect_orders USING btree ("collectTime", id);
CREATE INDEX collect_orders_user ON public.collect_orders USING btree (created_by, "collectTime");

CREATE TABLE collected_accounts (
  order_id uuid NOT NULL,
  "position" integer NOT NULL,
  url text NOT NULL,
  name text,
  is_verified boolean,
  follower_count bigint,
  CONSTRAINT collected_accounts_order_id_position_pk PRIMARY KEY (order_id, "position"),
  CONSTRAINT collected_accounts_order_id_collect_orders_id_fk FOREIGN KEY (order_id) REFERENCES collect_orders(id) ON DELETE CASCADE
);

CREATE TABLE contact_messages (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  "position" text,
  requirement text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  company text,
  search text GENERATED ALWAYS AS (normalise_text(((((name || ' '::text) || email) || ' '::text) || COALESCE(company, ''::text)))) STORED,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_search ON public.contact_messages USING gin (search gin_trgm_ops);

CREATE TABLE customer_sectors (
  customer_id uuid NOT NULL,
  sector_id uuid NOT NULL,
  CONSTRAINT customer_sectors_customer_id_sector_id_pk PRIMARY KEY (customer_id, sector_id),
  CONSTRAINT customer_sectors_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  CONSTRAINT customer_sectors_sector_id_sectors_id_fk FOREIGN KEY (sector_id) REFERENCES sectors(id)
);
CREATE INDEX customer_sectors_sector ON public.customer_sectors USING btree (sector_id);

CREATE TABLE customers (
  id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  trading_name text NOT NULL,
  tax_number text NOT NULL,
  website text,
  logo_file_id uuid,
  status text DEFAULT 'pending'::text NOT NULL,
  status_reason text,
  created_by uuid,
  deleted_at timestamp with time zone,
  delete_reason text,
  search text GENERATED ALWAYS AS (normalise_text(((((((name || ' '::text) || trading_name) || ' '::text) || code) || ' '::text) || tax_number))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT customers_pkey PRIMARY KEY (id),
  CONSTRAINT customers_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'reject'::text]))),
  CONSTRAINT customers_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT customers_logo_file_id_media_files_id_fk FOREIGN KEY (logo_file_id) REFERENCES media_files(id)
);
CREATE UNIQUE INDEX customers_code_key ON public.customers USING btree (upper(code)) WHERE (deleted_at IS NULL);
CREATE INDEX customers_newest ON public.customers USING btree (created_at, id);
CREATE INDEX customers_search ON public.customers USING gin (search gin_trgm_ops);
CREATE INDEX customers_tax_number ON public.customers USING btree (tax_number);

CREATE TABLE departments (
  id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT departments_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX departments_name_key ON public.departments USING btree (lower(name));

CREATE TABLE evaluation_asks (
  campaign_id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  reminded_at timestamp with time zone,
  CONSTRAINT evaluation_asks_campaign_id_user_id_pk PRIMARY KEY (campaign_id, user_id),
  CONSTRAINT evaluation_asks_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT evaluation_asks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX evaluation_asks_due ON public.evaluation_asks USING btree (asked_at) WHERE (reminded_at IS NULL);

CREATE TABLE found_posts (
  campaign_id uuid NOT NULL,
  channel_post_id uuid NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  reasons jsonb NOT NULL,
  sow_id uuid,
  post_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  found_at timestamp with time zone DEFAULT now() NOT NULL,
  told_at timestamp with time zone,
  CONSTRAINT found_posts_campaign_id_channel_post_id_pk PRIMARY KEY (campaign_id, channel_post_id),
  CONSTRAINT found_posts_decided CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  CONSTRAINT found_posts_state CHECK ((state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'rejected'::text]))),
  CONSTRAINT found_posts_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT found_posts_channel_post_id_channel_posts_id_fk FOREIGN KEY (channel_post_id) REFERENCES channel_posts(id) ON DELETE CASCADE,
  CONSTRAINT found_posts_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT found_posts_post_id_campaign_posts_id_fk FOREIGN KEY (post_id) REFERENCES campaign_posts(id) ON DELETE SET NULL,
  CONSTRAINT found_posts_sow_id_sows_id_fk FOREIGN KEY (sow_id) REFERENCES sows(id) ON DELETE SET NULL
);
CREATE INDEX found_posts_channel_post ON public.found_posts USING btree (channel_post_id);
CREATE INDEX found_posts_post ON public.found_posts USING btree (post_id);
CREATE INDEX found_posts_sow ON public.found_posts USING btree (sow_id);
CREATE INDEX found_posts_untold ON public.found_posts USING btree (campaign_id) WHERE (told_at IS NULL);

CREATE TABLE hashtag_categories (
  id uuid NOT NULL,
  name text NOT NULL,
  plain text GENERATED ALWAYS AS (normalise_text(name)) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT hashtag_categories_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX hashtag_categories_name_key ON public.hashtag_categories USING btree (plain);

CREATE TABLE hashtag_uses (
  plain text NOT NULL,
  post_id uuid NOT NULL,
  kind text NOT NULL,
  kol_id uuid NOT NULL,
  campaign_id uuid,
  tag text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT hashtag_uses_plain_post_id_pk PRIMARY KEY (plain, post_id),
  CONSTRAINT hashtag_uses_kind CHECK ((kind = ANY (ARRAY['campaign'::text, 'channel'::text])))
);
CREATE INDEX hashtag_uses_kol ON public.hashtag_uses USING btree (kol_id, plain);
CREATE INDEX hashtag_uses_of_campaigns ON public.hashtag_uses USING btree (plain, campaign_id, at, post_id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX hashtag_uses_of_tag ON public.hashtag_uses USING btree (plain, kol_id, campaign_id, at, post_id);
CREATE INDEX hashtag_uses_post ON public.hashtag_uses USING btree (post_id);
CREATE INDEX hashtag_uses_seen ON public.hashtag_uses USING btree (plain, at);

CREATE TABLE hashtags (
  id uuid NOT NULL,
  tag text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  category_id uuid,
  brand_count integer DEFAULT 0 NOT NULL,
  post_count bigint DEFAULT 0 NOT NULL,
  kol_count bigint DEFAULT 0 NOT NULL,
  first_seen timestamp with time zone,
  last_seen timestamp with time zone,
  plain text GENERATED ALWAYS AS (normalise_text(tag)) STORED,
  classified boolean GENERATED ALWAYS AS (((category_id IS NOT NULL) OR (brand_count > 0))) STORED,
  CONSTRAINT hashtags_pkey PRIMARY KEY (id),
  CONSTRAINT hashtags_category_id_hashtag_categories_id_fk FOREIGN KEY (category_id) REFERENCES hashtag_categories(id) ON DELETE SET NULL
);
CREATE INDEX hashtags_begin ON public.hashtags USING btree (plain text_pattern_ops);
CREATE INDEX hashtags_category ON public.hashtags USING btree (category_id);
CREATE INDEX hashtags_most ON public.hashtags USING btree (post_count, id);
CREATE UNIQUE INDEX hashtags_plain_key ON public.hashtags USING btree (plain);
CREATE INDEX hashtags_search ON public.hashtags USING gin (plain gin_trgm_ops);
CREATE INDEX hashtags_work ON public.hashtags USING btree (classified, post_count, id);

CREATE TABLE hashtags_touched (
  transaction xid8 DEFAULT pg_current_xact_id() NOT NULL,
  plain text NOT NULL,
  CONSTRAINT hashtags_touched_transaction_plain_pk PRIMARY KEY (transaction, plain),
  CONSTRAINT count_touched TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE CONSTRAINT TRIGGER count_touched AFTER INSERT ON public.hashtags_touched DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_touched_hashtags();

CREATE TABLE import_run_rows (
  run_id uuid NOT NULL,
  "row" integer NOT NULL,
  effect text NOT NULL,
  entity_id uuid NOT NULL,
  label text NOT NULL,
  held boolean DEFAULT false NOT NULL,
  before jsonb,
  after jsonb NOT NULL,
  CONSTRAINT import_run_rows_run_id_row_pk PRIMARY KEY (run_id, "row"),
  CONSTRAINT import_run_rows_effect CHECK ((effect = ANY (ARRAY['adds'::text, 'changes'::text]))),
  CONSTRAINT import_run_rows_run_id_import_runs_id_fk FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE
);

CREATE TABLE import_runs (
  id uuid NOT NULL,
  kind text NOT NULL,
  target_id uuid,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  rows integer NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  adds integer DEFAULT 0 NOT NULL,
  changes integer DEFAULT 0 NOT NULL,
  nothing integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  undone_at timestamp with time zone,
  undone_by uuid,
  refused integer,
  CONSTRAINT import_runs_pkey PRIMARY KEY (id),
  CONSTRAINT import_runs_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT import_runs_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id)
);
CREATE INDEX import_runs_person ON public.import_runs USING btree (created_by, created_at);
CREATE INDEX import_runs_target ON public.import_runs USING btree (kind, target_id, created_at);

CREATE TABLE intro_drafts (
  id uuid NOT NULL,
  lang text NOT NULL,
  content jsonb,
  file_ids uuid[] NOT NULL,
  version integer NOT NULL,
  updated_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT intro_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT intro_drafts_lang_key UNIQUE (lang)
);

CREATE TABLE intro_pages (
  id uuid NOT NULL,
  content jsonb NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  lang text NOT NULL,
  file_ids uuid[] NOT NULL,
  CONSTRAINT intro_pages_pkey PRIMARY KEY (id)
);
CREATE INDEX intro_pages_newest ON public.intro_pages USING btree (lang, created_at);

CREATE TABLE job_effects (
  job_id uuid NOT NULL,
  state text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT job_effects_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_effects_state CHECK ((state = ANY (ARRAY['begun'::text, 'done'::text])))
);
CREATE INDEX job_effects_at ON public.job_effects USING btree (at);

CREATE TABLE jobs (
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT jobs_pkey PRIMARY KEY (code)
);

CREATE TABLE kol_cards (
  kol_id uuid NOT NULL,
  card json NOT NULL,
  CONSTRAINT kol_cards_pkey PRIMARY KEY (kol_id)
);

CREATE TABLE kol_counts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  status text NOT NULL,
  change bigint NOT NULL,
  stamp bigint DEFAULT floor((random() * ('4503599627370496'::bigint)::double precision)) NOT NULL,
  CONSTRAINT kol_counts_pkey PRIMARY KEY (id)
);

CREATE TABLE kol_facets (
  kol_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  search text NOT NULL,
  status text NOT NULL,
  type text DEFAULT 'personal'::text NOT NULL,
  the_talent_partner boolean DEFAULT false NOT NULL,
  booking_price_from bigint,
  booking_price_to bigint,
  sector_ids uuid[] NOT NULL,
  job_codes text[] NOT NULL,
  public_search text NOT NULL,
  outstanding boolean DEFAULT false NOT NULL,
  facebook bigint,
  instagram bigint,
  tiktok bigint,
  youtube bigint,
  several boolean DEFAULT false NOT NULL,
  CONSTRAINT kol_facets_pkey PRIMARY KEY (kol_id)
);
CREATE INDEX kol_facets_beginning ON public.kol_facets USING btree (search text_pattern_ops);
CREATE INDEX kol_facets_grams ON public.kol_facets USING gin (search_grams(search));
CREATE INDEX kol_facets_groups ON public.kol_facets USING btree (created_at, kol_id) INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE (type = 'community_group'::text);
CREATE INDEX kol_facets_jobs ON public.kol_facets USING gin (job_codes);
CREATE INDEX kol_facets_name ON public.kol_facets USING btree (search, kol_id);
CREATE INDEX kol_facets_newest ON public.kol_facets USING btree (created_at, kol_id) INCLUDE (status);
CREATE INDEX kol_facets_outstanding ON public.kol_facets USING btree (created_at, kol_id) INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE outstanding;
CREATE INDEX kol_facets_partners ON public.kol_facets USING btree (created_at, kol_id) INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE the_talent_partner;
CREATE INDEX kol_facets_public_beginning ON public.kol_facets USING btree (public_search text_pattern_ops);
CREATE INDEX kol_facets_public_grams ON public.kol_facets USING gin (search_grams(public_search));
CREATE INDEX kol_facets_public_name ON public.kol_facets USING btree (public_search, kol_id);
CREATE INDEX kol_facets_public_search ON public.kol_facets USING gin (public_search gin_trgm_ops);
CREATE INDEX kol_facets_search ON public.kol_facets USING gin (search gin_trgm_ops);
CREATE INDEX kol_facets_sectors ON public.kol_facets USING gin (sector_ids);
CREATE INDEX kol_facets_status ON public.kol_facets USING btree (status, created_at, kol_id);
CREATE TRIGGER count_kols_delete AFTER DELETE ON public.kol_facets REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_kols();
CREATE TRIGGER count_kols_insert AFTER INSERT ON public.kol_facets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_kols();
CREATE TRIGGER count_kols_update AFTER UPDATE ON public.kol_facets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_kols();

CREATE TABLE kol_hashtags (
  kol_id uuid NOT NULL,
  hashtag_id uuid NOT NULL,
  CONSTRAINT kol_hashtags_kol_id_hashtag_id_pk PRIMARY KEY (kol_id, hashtag_id),
  CONSTRAINT kol_hashtags_hashtag_id_hashtags_id_fk FOREIGN KEY (hashtag_id) REFERENCES hashtags(id) ON DELETE CASCADE,
  CONSTRAINT kol_hashtags_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);
CREATE INDEX kol_hashtags_hashtag ON public.kol_hashtags USING btree (hashtag_id);

CREATE TABLE kol_job_facets (
  kol_id uuid NOT NULL,
  job_code text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  status text NOT NULL,
  type text DEFAULT 'personal'::text NOT NULL,
  the_talent_partner boolean DEFAULT false NOT NULL,
  outstanding boolean DEFAULT false NOT NULL,
  booking_price_from bigint,
  booking_price_to bigint,
  facebook bigint,
  instagram bigint,
  tiktok bigint,
  youtube bigint,
  several boolean DEFAULT false NOT NULL,
  sector_ids uuid[] NOT NULL,
  CONSTRAINT kol_job_facets_kol_id_job_code_pk PRIMARY KEY (kol_id, job_code)
);
CREATE INDEX kol_job_facets_newest ON public.kol_job_facets USING btree (job_code, created_at, kol_id) INCLUDE (status, type, the_talent_partner, outstanding, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several, sector_ids);

CREATE TABLE kol_jobs (
  kol_id uuid NOT NULL,
  job_code text NOT NULL,
  CONSTRAINT kol_jobs_kol_id_job_code_pk PRIMARY KEY (kol_id, job_code),
  CONSTRAINT kol_jobs_job_code_jobs_code_fk FOREIGN KEY (job_code) REFERENCES jobs(code),
  CONSTRAINT kol_jobs_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);
CREATE INDEX kol_jobs_job ON public.kol_jobs USING btree (job_code);
CREATE TRIGGER refresh_kol_cards_delete AFTER DELETE ON public.kol_jobs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_insert AFTER INSERT ON public.kol_jobs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON public.kol_jobs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');

CREATE TABLE kol_prices (
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  post_format text NOT NULL,
  price bigint NOT NULL,
  CONSTRAINT kol_prices_kol_id_social_type_post_format_pk PRIMARY KEY (kol_id, social_type, post_format),
  CONSTRAINT kol_prices_format CHECK ((post_format = ANY (ARRAY['post_videos'::text, 'post_posts'::text, 'post_shorts_reels'::text, 'post_stories'::text, 'livestream'::text, 'join_minigames_giveaways'::text, 'share_repost'::text, 'add_product_links'::text, 'allow_brand_ad_use'::text, 'online_interacting_seeding'::text, 'create_music_art_projects'::text, 'other'::text]))),
  CONSTRAINT kol_prices_price CHECK ((price >= 0)),
  CONSTRAINT kol_prices_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT kol_prices_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);

CREATE TABLE kol_reach (
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  sector_id uuid NOT NULL,
  followers bigint NOT NULL,
  below bigint NOT NULL,
  state smallint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  type text DEFAULT 'personal'::text NOT NULL,
  the_talent_partner boolean DEFAULT false NOT NULL,
  outstanding boolean DEFAULT false NOT NULL,
  booking_price_from bigint,
  booking_price_to bigint
);
CREATE INDEX kol_reach_followers ON public.kol_reach USING btree (social_type, sector_id, followers) INCLUDE (below, state, created_at, kol_id, type, the_talent_partner, outstanding, booking_price_from, booking_price_to);
CREATE INDEX kol_reach_kol ON public.kol_reach USING btree (kol_id);
CREATE INDEX kol_reach_newest ON public.kol_reach USING btree (social_type, sector_id, created_at, kol_id) INCLUDE (followers, below, state);

CREATE TABLE kol_scores (
  kol_id uuid NOT NULL,
  social_type text,
  followers bigint,
  total_followers bigint,
  size text,
  sector_id uuid,
  posts integer DEFAULT 0 NOT NULL,
  engagement_rate numeric,
  view_rate numeric,
  mean_engagement numeric,
  engagement_posts integer DEFAULT 0 NOT NULL,
  mean_views numeric,
  view_posts integer DEFAULT 0 NOT NULL,
  posts_per_week numeric,
  rhythm_posts integer DEFAULT 0 NOT NULL,
  rhythm_days integer,
  growth_90 numeric,
  growth_readings integer DEFAULT 0 NOT NULL,
  growth_days integer,
  engagement_rate_quartile smallint,
  view_rate_quartile smallint,
  mean_views_quartile smallint,
  growth_90_quartile smallint,
  peers integer DEFAULT 0 NOT NULL,
  campaigns integer DEFAULT 0 NOT NULL,
  sows integer DEFAULT 0 NOT NULL,
  cpe numeric,
  cpe_sows integer DEFAULT 0 NOT NULL,
  cpv numeric,
  cpv_sows integer DEFAULT 0 NOT NULL,
  kpis_met integer DEFAULT 0 NOT NULL,
  kpis_of integer DEFAULT 0 NOT NULL,
  on_time integer DEFAULT 0 NOT NULL,
  on_time_of integer DEFAULT 0 NOT NULL,
  evaluation_average numeric,
  evaluation_count integer DEFAULT 0 NOT NULL,
  computed_at timestamp with time zone,
  CONSTRAINT kol_scores_pkey PRIMARY KEY (kol_id),
  CONSTRAINT kol_scores_size CHECK ((size = ANY (ARRAY['nano'::text, 'micro'::text, 'mid'::text, 'macro'::text, 'mega'::text]))),
  CONSTRAINT kol_scores_social_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT kol_scores_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);
CREATE INDEX kol_scores_computed ON public.kol_scores USING btree (computed_at);
CREATE INDEX kol_scores_cpe ON public.kol_scores USING btree (cpe, kol_id);
CREATE INDEX kol_scores_cpe_desc ON public.kol_scores USING btree (cpe DESC NULLS LAST, kol_id DESC NULLS LAST);
CREATE INDEX kol_scores_cpv ON public.kol_scores USING btree (cpv, kol_id);
CREATE INDEX kol_scores_cpv_desc ON public.kol_scores USING btree (cpv DESC NULLS LAST, kol_id DESC NULLS LAST);
CREATE INDEX kol_scores_engagement_rate ON public.kol_scores USING btree (engagement_rate, kol_id);
CREATE INDEX kol_scores_engagement_rate_desc ON public.kol_scores USING btree (engagement_rate DESC NULLS LAST, kol_id DESC NULLS LAST);
CREATE INDEX kol_scores_growth_90 ON public.kol_scores USING btree (growth_90, kol_id);
CREATE INDEX kol_scores_growth_90_desc ON public.kol_scores USING btree (growth_90 DESC NULLS LAST, kol_id DESC NULLS LAST);
CREATE INDEX kol_scores_mean_views ON public.kol_scores USING btree (mean_views, kol_id);
CREATE INDEX kol_scores_mean_views_desc ON public.kol_scores USING btree (mean_views DESC NULLS LAST, kol_id DESC NULLS LAST);
CREATE INDEX kol_scores_peers ON public.kol_scores USING btree (size, sector_id);
CREATE INDEX kol_scores_total_followers ON public.kol_scores USING btree (total_followers, kol_id);
CREATE INDEX kol_scores_total_followers_desc ON public.kol_scores USING btree (total_followers DESC NULLS LAST, kol_id DESC NULLS LAST);

CREATE TABLE kol_sectors (
  kol_id uuid NOT NULL,
  sector_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT kol_sectors_kol_id_sector_id_pk PRIMARY KEY (kol_id, sector_id),
  CONSTRAINT kol_sectors_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE,
  CONSTRAINT kol_sectors_sector_id_sectors_id_fk FOREIGN KEY (sector_id) REFERENCES sectors(id)
);
CREATE INDEX kol_sectors_sector ON public.kol_sectors USING btree (sector_id);
CREATE TRIGGER refresh_kol_cards_delete AFTER DELETE ON public.kol_sectors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_insert AFTER INSERT ON public.kol_sectors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON public.kol_sectors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');

CREATE TABLE kols (
  id uuid NOT NULL,
  code text NOT NULL,
  stage_name text NOT NULL,
  fullname text,
  type text DEFAULT 'personal'::text NOT NULL,
  the_talent_partner boolean DEFAULT false NOT NULL,
  outstanding boolean DEFAULT false NOT NULL,
  gender text,
  marriage text,
  birthdate date,
  bio text,
  description text,
  note text,
  avatar_file_id uuid,
  group_code text,
  group_name text,
  group_photo_file_id uuid,
  booking_price_from bigint,
  booking_price_to bigint,
  status text DEFAULT 'pending'::text NOT NULL,
  status_reason text,
  user_id uuid,
  created_by uuid,
  deleted_at timestamp with time zone,
  delete_reason text,
  search text GENERATED ALWAYS AS (normalise_text(((((stage_name || ' '::text) || COALESCE(fullname, ''::text)) || ' '::text) || code))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  public_search text GENERATED ALWAYS AS (normalise_text(((stage_name || ' '::text) || code))) STORED,
  un_stage_name text GENERATED ALWAYS AS (normalise_text(stage_name)) STORED,
  un_fullname text GENERATED ALWAYS AS (normalise_text(fullname)) STORED,
  public boolean DEFAULT true NOT NULL,
  CONSTRAINT kols_pkey PRIMARY KEY (id),
  CONSTRAINT kols_booking_price CHECK (((booking_price_from >= 0) AND (booking_price_to >= booking_price_from))),
  CONSTRAINT kols_gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
  CONSTRAINT kols_marriage CHECK ((marriage = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text]))),
  CONSTRAINT kols_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'reject'::text]))),
  CONSTRAINT kols_type CHECK ((type = ANY (ARRAY['personal'::text, 'community_group'::text]))),
  CONSTRAINT kols_avatar_file_id_media_files_id_fk FOREIGN KEY (avatar_file_id) REFERENCES media_files(id),
  CONSTRAINT kols_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT kols_group_photo_file_id_media_files_id_fk FOREIGN KEY (group_photo_file_id) REFERENCES media_files(id),
  CONSTRAINT kols_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX kols_birthdate ON public.kols USING btree (birthdate);
CREATE UNIQUE INDEX kols_code_key ON public.kols USING btree (upper(code)) WHERE (deleted_at IS NULL);
CREATE INDEX kols_code_series ON public.kols USING btree (length(code), upper(code) text_pattern_ops);
CREATE INDEX kols_exact_name ON public.kols USING btree (lower(stage_name) text_pattern_ops);
CREATE INDEX kols_name ON public.kols USING btree (stage_name, id);
CREATE INDEX kols_newest ON public.kols USING btree (created_at, id);
CREATE INDEX kols_same_fullname ON public.kols USING btree (un_fullname);
CREATE INDEX kols_same_stage_name ON public.kols USING btree (un_stage_name);
CREATE UNIQUE INDEX kols_user_key ON public.kols USING btree (user_id);
CREATE TRIGGER begin_kol_scores AFTER INSERT ON public.kols REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION begin_kol_scores();
CREATE TRIGGER hashtags_deleted AFTER UPDATE OF deleted_at ON public.kols FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION hashtags_of_deleted();
CREATE TRIGGER refresh_kol_cards_delete AFTER DELETE ON public.kols REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('id');
CREATE TRIGGER refresh_kol_cards_insert AFTER INSERT ON public.kols REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('id');
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON public.kols REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('id');

CREATE TABLE languages (
  id uuid NOT NULL,
  code text NOT NULL,
  language text NOT NULL,
  country_code text NOT NULL,
  flag text,
  enable boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT languages_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX languages_code_key ON public.languages USING btree (lower(code));

CREATE TABLE loose_bytes (
  storage_key text NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT loose_bytes_pkey PRIMARY KEY (storage_key)
);

CREATE TABLE media_files (
  id uuid NOT NULL,
  kind text NOT NULL,
  storage_key text NOT NULL,
  sha256 text NOT NULL,
  type text NOT NULL,
  file_name text NOT NULL,
  size integer NOT NULL,
  width integer,
  height integer,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  unused_since timestamp with time zone DEFAULT now(),
  for_intro boolean DEFAULT false NOT NULL,
  CONSTRAINT media_files_pkey PRIMARY KEY (id),
  CONSTRAINT media_files_kind CHECK ((kind = ANY (ARRAY['picture'::text, 'document'::text])))
);
CREATE INDEX media_files_created_by ON public.media_files USING btree (created_by);
CREATE INDEX media_files_sha256 ON public.media_files USING btree (sha256);
CREATE INDEX media_files_unused_since ON public.media_files USING btree (unused_since);

CREATE TABLE metric_latest (
  owner_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  metric text NOT NULL,
  value bigint,
  source text NOT NULL,
  captured_at timestamp with time zone NOT NULL,
  actor_id uuid,
  CONSTRAINT metric_latest_owner_id_subject_id_metric_pk PRIMARY KEY (owner_id, subject_id, metric),
  CONSTRAINT metric_latest_source CHECK ((source = ANY (ARRAY['api'::text, 'import'::text, 'kol'::text, 'manual'::text, 'estimate'::text])))
);

CREATE TABLE metric_snapshots (
  owner_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  subject_type text NOT NULL,
  metric text NOT NULL,
  value bigint,
  source text NOT NULL,
  captured_at timestamp with time zone NOT NULL,
  actor_id uuid,
  evidence_file_id uuid,
  run_id uuid,
  reason text,
  CONSTRAINT metric_snapshots_pkey PRIMARY KEY (owner_id, subject_id, metric, captured_at) INCLUDE (value),
  CONSTRAINT metric_snapshots_source_check CHECK ((source = ANY (ARRAY['api'::text, 'import'::text, 'kol'::text, 'manual'::text, 'estimate'::text]))),
  CONSTRAINT metric_snapshots_subject_type_check CHECK ((subject_type = ANY (ARRAY['post'::text, 'social'::text, 'channel_post'::text]))),
  CONSTRAINT metric_snapshots_value_check CHECK ((value >= 0))
) PARTITION BY RANGE (captured_at);
CREATE INDEX metric_snapshots_evidence ON ONLY public.metric_snapshots USING btree (evidence_file_id) WHERE (evidence_file_id IS NOT NULL);
CREATE TRIGGER report_days_insert AFTER INSERT ON public.metric_snapshots REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION report_new_readings();
CREATE TRIGGER report_days_update AFTER UPDATE ON public.metric_snapshots REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION report_new_readings();

CREATE TABLE metric_snapshots_default PARTITION OF metric_snapshots DEFAULT;

CREATE TABLE network_budgets (
  purse text NOT NULL,
  span text NOT NULL,
  owner text DEFAULT ''::text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  units bigint NOT NULL,
  CONSTRAINT network_budgets_purse_span_owner_window_start_pk PRIMARY KEY (purse, span, owner, window_start),
  CONSTRAINT network_budgets_purse CHECK ((purse = ANY (ARRAY['youtube'::text, 'meta'::text, 'tiktok'::text]))),
  CONSTRAINT network_budgets_span CHECK ((span = ANY (ARRAY['pacific_day'::text, 'utc_day'::text, 'hour'::text, 'minute'::text])))
);
CREATE INDEX network_budgets_old ON public.network_budgets USING btree (window_start);

CREATE TABLE network_circuits (
  network text NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  open_until timestamp with time zone,
  spent_until timestamp with time zone,
  CONSTRAINT network_circuits_pkey PRIMARY KEY (network),
  CONSTRAINT network_circuits_network CHECK ((network = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text])))
);

CREATE TABLE network_readings (
  owner_id uuid NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  network text NOT NULL,
  priority smallint NOT NULL,
  weight bigint NOT NULL,
  due_at timestamp with time zone,
  lease uuid,
  leased_until timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL,
  reason text,
  last_success_at timestamp with time zone,
  last_try_at timestamp with time zone,
  CONSTRAINT network_readings_owner_id_subject_type_subject_id_pk PRIMARY KEY (owner_id, subject_type, subject_id),
  CONSTRAINT network_readings_lease CHECK (((lease IS NULL) = (leased_until IS NULL))),
  CONSTRAINT network_readings_network CHECK ((network = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT network_readings_reason CHECK ((reason = ANY (ARRAY['not_found'::text, 'not_told'::text, 'consent_lost'::text, 'refused'::text, 'not_connected'::text, 'rate_limited'::text, 'unavailable'::text, 'malformed'::text, 'other_account'::text]))),
  CONSTRAINT network_readings_subject_type CHECK ((subject_type = ANY (ARRAY['social'::text, 'post'::text])))
);
CREATE INDEX network_readings_due ON public.network_readings USING btree (network, priority, weight DESC NULLS LAST, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX network_readings_subject ON public.network_readings USING btree (subject_id);

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  in_app boolean DEFAULT true NOT NULL,
  by_mail boolean DEFAULT false NOT NULL,
  CONSTRAINT notification_preferences_user_id_kind_pk PRIMARY KEY (user_id, kind)
);

CREATE TABLE notifications (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  dependencies jsonb NOT NULL,
  event_key text NOT NULL,
  is_read boolean DEFAULT false NOT NULL,
  create_date timestamp with time zone DEFAULT now() NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX notifications_event_key ON public.notifications USING btree (user_id, event_key);
CREATE INDEX notifications_seq ON public.notifications USING btree (user_id, seq);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (NOT is_read);
CREATE INDEX notifications_unread_keys ON public.notifications USING btree (event_key text_pattern_ops) WHERE (NOT is_read);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, create_date);

CREATE TABLE one_time_tokens (
  token_hash text NOT NULL,
  purpose text NOT NULL,
  username text NOT NULL,
  payload jsonb,
  expires_at timestamp with time zone NOT NULL,
  spent_at timestamp with time zone,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX one_time_tokens_username ON public.one_time_tokens USING btree (username);

CREATE TABLE otps (
  id uuid NOT NULL,
  username text NOT NULL,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  payload jsonb,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  spent_at timestamp with time zone,
  CONSTRAINT otps_pkey PRIMARY KEY (id)
);
CREATE INDEX otps_username ON public.otps USING btree (username, purpose);

CREATE TABLE passkey_challenges (
  holder text NOT NULL,
  user_id uuid NOT NULL,
  challenge text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (holder),
  CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

CREATE TABLE pending_changes (
  id uuid NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  change jsonb NOT NULL,
  base_version integer NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  approved boolean,
  reason text,
  CONSTRAINT pending_changes_pkey PRIMARY KEY (id),
  CONSTRAINT pending_changes_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT pending_changes_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX pending_changes_open_key ON public.pending_changes USING btree (entity, entity_id) WHERE (decided_at IS NULL);
CREATE INDEX pending_changes_person ON public.pending_changes USING btree (created_by, created_at);

CREATE TABLE post_content_images (
  content_id uuid NOT NULL,
  file_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT post_content_images_content_id_file_id_pk PRIMARY KEY (content_id, file_id),
  CONSTRAINT post_content_images_content_id_campaign_post_contents_id_fk FOREIGN KEY (content_id) REFERENCES campaign_post_contents(id) ON DELETE CASCADE,
  CONSTRAINT post_content_images_file_id_media_files_id_fk FOREIGN KEY (file_id) REFERENCES media_files(id)
);
CREATE INDEX post_content_images_file ON public.post_content_images USING btree (file_id);

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  tries integer NOT NULL,
  CONSTRAINT rate_limits_key_window_start_pk PRIMARY KEY (key, window_start)
);

CREATE TABLE reasons (
  id uuid NOT NULL,
  type text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  CONSTRAINT reasons_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX reasons_code_key ON public.reasons USING btree (type, code);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE refresh_tokens (
  token_hash text NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

CREATE TABLE report_days (
  campaign_id uuid NOT NULL,
  sow_id uuid NOT NULL,
  social_type text NOT NULL,
  day date NOT NULL,
  posts integer NOT NULL,
  readings integer NOT NULL,
  view bigint NOT NULL,
  view_known integer NOT NULL,
  reaction bigint NOT NULL,
  reaction_known integer NOT NULL,
  comment bigint NOT NULL,
  comment_known integer NOT NULL,
  share bigint NOT NULL,
  share_known integer NOT NULL,
  brand_mention bigint NOT NULL,
  brand_mention_known integer NOT NULL,
  reaction_comment_known integer NOT NULL,
  reaction_share_known integer NOT NULL,
  comment_share_known integer NOT NULL,
  reaction_comment_share_known integer NOT NULL,
  CONSTRAINT report_days_campaign_id_sow_id_social_type_day_pk PRIMARY KEY (campaign_id, sow_id, social_type, day)
);

CREATE TABLE report_link_visits (
  link_id uuid NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT report_link_visits_link_id_day_pk PRIMARY KEY (link_id, day),
  CONSTRAINT report_link_visits_link_id_report_links_id_fk FOREIGN KEY (link_id) REFERENCES report_links(id) ON DELETE CASCADE
);

CREATE TABLE report_links (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  token_sha256 text NOT NULL,
  label text,
  expires_at timestamp with time zone NOT NULL,
  passcode_hash text,
  hidden_blocks text[] NOT NULL,
  lang text NOT NULL,
  snapshot_id uuid,
  active boolean DEFAULT true NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT report_links_pkey PRIMARY KEY (id),
  CONSTRAINT report_links_lang CHECK ((lang = ANY (ARRAY['vi'::text, 'en'::text]))),
  CONSTRAINT report_links_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT report_links_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT report_links_snapshot_id_report_snapshots_id_fk FOREIGN KEY (snapshot_id) REFERENCES report_snapshots(id)
);
CREATE INDEX report_links_campaign ON public.report_links USING btree (campaign_id, created_at);
CREATE UNIQUE INDEX report_links_token ON public.report_links USING btree (token_sha256);

CREATE TABLE report_mails (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  "to" text[] NOT NULL,
  attach text NOT NULL,
  lang text,
  snapshot_id uuid,
  link_id uuid,
  state text NOT NULL,
  scheduled boolean NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  missed text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT report_mails_pkey PRIMARY KEY (id),
  CONSTRAINT report_mails_attach CHECK ((attach = ANY (ARRAY['pdf'::text, 'link'::text, 'none'::text]))),
  CONSTRAINT report_mails_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  CONSTRAINT report_mails_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT report_mails_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT report_mails_link_id_report_links_id_fk FOREIGN KEY (link_id) REFERENCES report_links(id) ON DELETE SET NULL,
  CONSTRAINT report_mails_snapshot_id_report_snapshots_id_fk FOREIGN KEY (snapshot_id) REFERENCES report_snapshots(id)
);
CREATE INDEX report_mails_campaign ON public.report_mails USING btree (campaign_id, created_at);
CREATE INDEX report_mails_snapshot ON public.report_mails USING btree (snapshot_id);

CREATE TABLE report_numbers (
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT report_numbers_pkey PRIMARY KEY (year)
);

CREATE TABLE report_schedules (
  campaign_id uuid NOT NULL,
  weekday integer NOT NULL,
  hour integer NOT NULL,
  "to" text[] NOT NULL,
  attach text NOT NULL,
  lang text NOT NULL,
  active boolean NOT NULL,
  last_sent_on date,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT report_schedules_pkey PRIMARY KEY (campaign_id),
  CONSTRAINT report_schedules_attach CHECK ((attach = ANY (ARRAY['pdf'::text, 'link'::text, 'none'::text]))),
  CONSTRAINT report_schedules_hour CHECK (((hour >= 0) AND (hour <= 23))),
  CONSTRAINT report_schedules_lang CHECK ((lang = ANY (ARRAY['vi'::text, 'en'::text]))),
  CONSTRAINT report_schedules_weekday CHECK (((weekday >= 1) AND (weekday <= 7))),
  CONSTRAINT report_schedules_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT report_schedules_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id)
);

CREATE TABLE report_snapshot_files (
  snapshot_id uuid NOT NULL,
  type text NOT NULL,
  lang text NOT NULL,
  file_id uuid NOT NULL,
  sha256 text NOT NULL,
  size integer NOT NULL,
  CONSTRAINT report_snapshot_files_snapshot_id_type_lang_pk PRIMARY KEY (snapshot_id, type, lang),
  CONSTRAINT report_snapshot_files_lang CHECK ((lang = ANY (ARRAY['vi'::text, 'en'::text]))),
  CONSTRAINT report_snapshot_files_type CHECK ((type = ANY (ARRAY['pdf'::text, 'pptx'::text, 'xlsx'::text]))),
  CONSTRAINT report_snapshot_files_file_id_media_files_id_fk FOREIGN KEY (file_id) REFERENCES media_files(id),
  CONSTRAINT report_snapshot_files_snapshot_id_report_snapshots_id_fk FOREIGN KEY (snapshot_id) REFERENCES report_snapshots(id)
);
CREATE INDEX report_snapshot_files_file ON public.report_snapshot_files USING btree (file_id);
CREATE INDEX report_snapshot_files_sha256 ON public.report_snapshot_files USING btree (sha256);

CREATE TABLE report_snapshot_pictures (
  snapshot_id uuid NOT NULL,
  sha256 text NOT NULL,
  CONSTRAINT report_snapshot_pictures_snapshot_id_sha256_pk PRIMARY KEY (snapshot_id, sha256),
  CONSTRAINT report_snapshot_pictures_snapshot_id_report_snapshots_id_fk FOREIGN KEY (snapshot_id) REFERENCES report_snapshots(id)
);
CREATE INDEX report_snapshot_pictures_sha256 ON public.report_snapshot_pictures USING btree (sha256);

CREATE TABLE report_snapshots (
  id uuid NOT NULL,
  number text NOT NULL,
  campaign_id uuid NOT NULL,
  audience text NOT NULL,
  label text,
  as_of date NOT NULL,
  document text NOT NULL,
  sha256 text NOT NULL,
  status text DEFAULT 'rendering'::text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid,
  withdraw_reason text,
  replaces_id uuid,
  CONSTRAINT report_snapshots_pkey PRIMARY KEY (id),
  CONSTRAINT report_snapshots_audience CHECK ((audience = ANY (ARRAY['staff'::text, 'customer'::text]))),
  CONSTRAINT report_snapshots_status CHECK ((status = ANY (ARRAY['rendering'::text, 'ready'::text, 'failed'::text]))),
  CONSTRAINT report_snapshots_withdrawn CHECK (((withdrawn_at IS NULL) = (withdraw_reason IS NULL))),
  CONSTRAINT report_snapshots_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  CONSTRAINT report_snapshots_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT report_snapshots_replaces_id_report_snapshots_id_fk FOREIGN KEY (replaces_id) REFERENCES report_snapshots(id),
  CONSTRAINT report_snapshots_withdrawn_by_users_id_fk FOREIGN KEY (withdrawn_by) REFERENCES users(id)
);
CREATE INDEX report_snapshots_campaign ON public.report_snapshots USING btree (campaign_id, created_at);
CREATE UNIQUE INDEX report_snapshots_number ON public.report_snapshots USING btree (number);
CREATE UNIQUE INDEX report_snapshots_replaces ON public.report_snapshots USING btree (replaces_id);
CREATE UNIQUE INDEX report_snapshots_sha256 ON public.report_snapshots USING btree (sha256);

CREATE TABLE report_texts (
  campaign_id uuid NOT NULL,
  key_finding text,
  key_finding_top_1 text,
  key_finding_top_2 text,
  key_finding_top_3 text,
  key_recommendation text,
  engagement text,
  buzz text,
  view text,
  scorecard_metric text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT report_texts_pkey PRIMARY KEY (campaign_id),
  CONSTRAINT report_texts_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE
);

CREATE TABLE report_totals (
  campaign_id uuid NOT NULL,
  sow_id uuid NOT NULL,
  social_type text NOT NULL,
  last_day date NOT NULL,
  posts integer NOT NULL,
  view bigint NOT NULL,
  view_known integer NOT NULL,
  reaction bigint NOT NULL,
  reaction_known integer NOT NULL,
  comment bigint NOT NULL,
  comment_known integer NOT NULL,
  share bigint NOT NULL,
  share_known integer NOT NULL,
  brand_mention bigint NOT NULL,
  brand_mention_known integer NOT NULL,
  reaction_comment_known integer NOT NULL,
  reaction_share_known integer NOT NULL,
  comment_share_known integer NOT NULL,
  reaction_comment_share_known integer NOT NULL,
  CONSTRAINT report_totals_campaign_id_sow_id_social_type_pk PRIMARY KEY (campaign_id, sow_id, social_type)
);

CREATE TABLE representatives (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  customer_id uuid,
  brand_id uuid,
  active boolean DEFAULT true NOT NULL,
  deleted_at timestamp with time zone,
  delete_reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT representatives_pkey PRIMARY KEY (id),
  CONSTRAINT representatives_object CHECK ((((type = 'customer'::text) AND (customer_id IS NOT NULL) AND (brand_id IS NULL)) OR ((type = 'brand'::text) AND (brand_id IS NOT NULL) AND (customer_id IS NULL)))),
  CONSTRAINT representatives_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT representatives_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT representatives_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX representatives_brand ON public.representatives USING btree (brand_id);
CREATE INDEX representatives_customer ON public.representatives USING btree (customer_id);
CREATE UNIQUE INDEX representatives_key ON public.representatives USING btree (user_id, customer_id, brand_id) WHERE (deleted_at IS NULL);

CREATE TABLE request_files (
  request_id uuid NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT request_files_request_id_file_id_pk PRIMARY KEY (request_id, file_id),
  CONSTRAINT request_files_file_id_media_files_id_fk FOREIGN KEY (file_id) REFERENCES media_files(id),
  CONSTRAINT request_files_request_id_campaign_requests_id_fk FOREIGN KEY (request_id) REFERENCES campaign_requests(id) ON DELETE CASCADE
);

CREATE TABLE request_kols (
  request_id uuid NOT NULL,
  kol_id uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT request_kols_request_id_kol_id_pk PRIMARY KEY (request_id, kol_id),
  CONSTRAINT request_kols_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id),
  CONSTRAINT request_kols_request_id_campaign_requests_id_fk FOREIGN KEY (request_id) REFERENCES campaign_requests(id) ON DELETE CASCADE
);
CREATE INDEX request_kols_kol ON public.request_kols USING btree (kol_id);

CREATE TABLE role_permissions (
  role_id uuid NOT NULL,
  scope text NOT NULL,
  action text NOT NULL,
  CONSTRAINT role_permissions_role_id_scope_action_pk PRIMARY KEY (role_id, scope, action),
  CONSTRAINT role_permissions_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE
);
CREATE TRIGGER touch_roles_delete AFTER DELETE ON public.role_permissions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();
CREATE TRIGGER touch_roles_insert AFTER INSERT ON public.role_permissions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();
CREATE TRIGGER touch_roles_update AFTER UPDATE ON public.role_permissions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION touch_roles_of_rights();

CREATE TABLE roles (
  id uuid NOT NULL,
  name text NOT NULL,
  name_display text NOT NULL,
  description text,
  status boolean DEFAULT true NOT NULL,
  priority integer DEFAULT 100 NOT NULL,
  type text DEFAULT 'staff'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  second_factor_required boolean DEFAULT false NOT NULL,
  CONSTRAINT roles_pkey PRIMARY KEY (id),
  CONSTRAINT roles_type CHECK ((type = ANY (ARRAY['staff'::text, 'customer'::text, 'brand'::text, 'kol'::text])))
);
CREATE UNIQUE INDEX roles_name_key ON public.roles USING btree (lower(name));

CREATE TABLE second_steps (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  state_hash text NOT NULL,
  keep_login boolean NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  spent_at timestamp with time zone,
  CONSTRAINT second_steps_pkey PRIMARY KEY (token_hash),
  CONSTRAINT second_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX second_steps_user ON public.second_steps USING btree (user_id);

CREATE TABLE sectors (
  id uuid NOT NULL,
  type text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  name_en text NOT NULL,
  un_name text GENERATED ALWAYS AS (normalise_text(name)) STORED,
  color_top text NOT NULL,
  color_bottom text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT sectors_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sectors_code_key ON public.sectors USING btree (type, code);
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON public.sectors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_kols_of_sectors();

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  keep_login boolean NOT NULL,
  user_agent text,
  address text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  proved_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE TABLE shortener_day_parts (
  shortener_id uuid NOT NULL,
  day date NOT NULL,
  device text NOT NULL,
  referrer text NOT NULL,
  people bigint DEFAULT 0 NOT NULL,
  CONSTRAINT shortener_day_parts_shortener_id_day_device_referrer_pk PRIMARY KEY (shortener_id, day, device, referrer),
  CONSTRAINT shortener_day_parts_device CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text, 'other'::text]))),
  CONSTRAINT shortener_day_parts_referrer CHECK ((referrer = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text, 'zalo'::text, 'google'::text, 'site'::text, 'direct'::text]))),
  CONSTRAINT shortener_day_parts_shortener_id_shorteners_id_fk FOREIGN KEY (shortener_id) REFERENCES shorteners(id) ON DELETE CASCADE
);

CREATE TABLE shortener_days (
  shortener_id uuid NOT NULL,
  day date NOT NULL,
  people bigint DEFAULT 0 NOT NULL,
  unique_people bigint DEFAULT 0 NOT NULL,
  repeat bigint DEFAULT 0 NOT NULL,
  bot bigint DEFAULT 0 NOT NULL,
  prefetch bigint DEFAULT 0 NOT NULL,
  head bigint DEFAULT 0 NOT NULL,
  CONSTRAINT shortener_days_shortener_id_day_pk PRIMARY KEY (shortener_id, day),
  CONSTRAINT shortener_days_shortener_id_shorteners_id_fk FOREIGN KEY (shortener_id) REFERENCES shorteners(id) ON DELETE CASCADE
);
CREATE INDEX shortener_days_day ON public.shortener_days USING btree (day);

CREATE TABLE shorteners (
  id uuid NOT NULL,
  slug text NOT NULL,
  original_url text NOT NULL,
  total_click bigint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone,
  campaign_id uuid,
  post_id uuid,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  slug_plain text GENERATED ALWAYS AS (lower(slug)) STORED,
  label text,
  active boolean DEFAULT true NOT NULL,
  last_click_at timestamp with time zone,
  deleted_at timestamp with time zone,
  search text GENERATED ALWAYS AS (normalise_text(((((COALESCE(label, ''::text) || ' '::text) || slug) || ' '::text) || original_url))) STORED,
  CONSTRAINT shorteners_pkey PRIMARY KEY (id),
  CONSTRAINT shorteners_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE SET NULL,
  CONSTRAINT shorteners_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT shorteners_post_id_campaign_posts_id_fk FOREIGN KEY (post_id) REFERENCES campaign_posts(id) ON DELETE SET NULL
);
CREATE INDEX shorteners_campaign ON public.shorteners USING btree (campaign_id);
CREATE INDEX shorteners_clicks ON public.shorteners USING btree (total_click, id);
CREATE INDEX shorteners_newest ON public.shorteners USING btree (created_at, id);
CREATE INDEX shorteners_post ON public.shorteners USING btree (post_id);
CREATE INDEX shorteners_search ON public.shorteners USING gin (search gin_trgm_ops);
CREATE UNIQUE INDEX shorteners_slug_key ON public.shorteners USING btree (slug_plain);

CREATE TABLE social_connects (
  state_sha256 text NOT NULL,
  cookie_sha256 text NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  verifier_sealed text NOT NULL,
  user_id uuid,
  invitation_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT social_connects_pkey PRIMARY KEY (state_sha256),
  CONSTRAINT social_connects_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text]))),
  CONSTRAINT social_connects_who CHECK ((num_nonnulls(user_id, invitation_id) > 0)),
  CONSTRAINT social_connects_invitation_id_social_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES social_invitations(id) ON DELETE CASCADE,
  CONSTRAINT social_connects_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE,
  CONSTRAINT social_connects_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE social_consents (
  social_id uuid NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  remote_id text NOT NULL,
  granted_by text NOT NULL,
  scopes text[] NOT NULL,
  access_token text,
  refresh_token text,
  access_ends_at timestamp with time zone,
  ends_at timestamp with time zone,
  username text NOT NULL,
  avatar text,
  introduction text,
  figures jsonb,
  connected_at timestamp with time zone DEFAULT now() NOT NULL,
  lost_at timestamp with time zone,
  lost_reason text,
  CONSTRAINT social_consents_pkey PRIMARY KEY (social_id),
  CONSTRAINT social_consents_reason CHECK ((lost_reason = ANY (ARRAY['withdrawn'::text, 'revoked'::text, 'ended'::text]))),
  CONSTRAINT social_consents_token CHECK (((lost_at IS NOT NULL) OR (access_token IS NOT NULL))),
  CONSTRAINT social_consents_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text]))),
  CONSTRAINT social_consents_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE,
  CONSTRAINT social_consents_social_id_socials_id_fk FOREIGN KEY (social_id) REFERENCES socials(id) ON DELETE CASCADE
);
CREATE INDEX social_consents_granted ON public.social_consents USING btree (granted_by);
CREATE INDEX social_consents_kol ON public.social_consents USING btree (kol_id);

CREATE TABLE social_invitations (
  id uuid NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  token_sha256 text NOT NULL,
  email text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  spent_at timestamp with time zone,
  CONSTRAINT social_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT social_invitations_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text]))),
  CONSTRAINT social_invitations_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT social_invitations_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);
CREATE INDEX social_invitations_kol ON public.social_invitations USING btree (kol_id, social_type, created_at);
CREATE UNIQUE INDEX social_invitations_token ON public.social_invitations USING btree (token_sha256);

CREATE TABLE social_proposals (
  token_sha256 text NOT NULL,
  cookie_sha256 text NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  accounts jsonb NOT NULL,
  user_id uuid,
  invitation_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT social_proposals_pkey PRIMARY KEY (token_sha256),
  CONSTRAINT social_proposals_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text]))),
  CONSTRAINT social_proposals_who CHECK ((num_nonnulls(user_id, invitation_id) > 0)),
  CONSTRAINT social_proposals_invitation_id_social_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES social_invitations(id) ON DELETE CASCADE,
  CONSTRAINT social_proposals_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE,
  CONSTRAINT social_proposals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE socials (
  id uuid NOT NULL,
  kol_id uuid NOT NULL,
  social_type text NOT NULL,
  url text NOT NULL,
  name text,
  thumbnail text,
  is_verified boolean DEFAULT false NOT NULL,
  follower_count bigint,
  latest_update_date timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_linked boolean DEFAULT true NOT NULL,
  follower_rounded boolean DEFAULT false NOT NULL,
  remote_id text,
  CONSTRAINT socials_pkey PRIMARY KEY (id),
  CONSTRAINT socials_followers CHECK ((follower_count >= 0)),
  CONSTRAINT socials_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT socials_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id) ON DELETE CASCADE
);
CREATE INDEX socials_kol ON public.socials USING btree (kol_id);
CREATE UNIQUE INDEX socials_url_key ON public.socials USING btree (url) WHERE is_linked;
CREATE TRIGGER refresh_kol_cards_delete AFTER DELETE ON public.socials REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_insert AFTER INSERT ON public.socials REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON public.socials REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols('kol_id');

CREATE TABLE sows (
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  kol_id uuid NOT NULL,
  is_online boolean NOT NULL,
  social_type text,
  post_format text,
  description text,
  post_count integer DEFAULT 0 NOT NULL,
  kpi_like bigint,
  kpi_share bigint,
  kpi_comment bigint,
  kpi_views bigint,
  kpi_engagement bigint,
  kpi_buzz bigint,
  kpi_mentions bigint,
  engagement_rate numeric(7,2),
  booking_price bigint,
  sale_price bigint,
  is_offline boolean DEFAULT false NOT NULL,
  off_description text,
  off_booking_price bigint,
  off_sale_price bigint,
  note text,
  followers bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  number integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT sows_pkey PRIMARY KEY (id),
  CONSTRAINT sows_numbered CHECK (((number >= 1) AND ("position" >= 1))),
  CONSTRAINT sows_offline CHECK (((NOT is_offline) OR ((off_booking_price IS NOT NULL) AND (off_sale_price IS NOT NULL)))),
  CONSTRAINT sows_online CHECK (((NOT is_online) OR ((social_type IS NOT NULL) AND (post_format IS NOT NULL) AND (booking_price IS NOT NULL) AND (sale_price IS NOT NULL)))),
  CONSTRAINT sows_part CHECK ((is_online OR is_offline)),
  CONSTRAINT sows_positive CHECK ((LEAST((post_count)::numeric, (kpi_like)::numeric, (kpi_share)::numeric, (kpi_comment)::numeric, (kpi_views)::numeric, (kpi_engagement)::numeric, (kpi_buzz)::numeric, (kpi_mentions)::numeric, engagement_rate, (booking_price)::numeric, (sale_price)::numeric, (off_booking_price)::numeric, (off_sale_price)::numeric, (followers)::numeric) >= (0)::numeric)),
  CONSTRAINT sows_post_format CHECK ((post_format = ANY (ARRAY['post_videos'::text, 'post_posts'::text, 'post_shorts_reels'::text, 'post_stories'::text, 'livestream'::text, 'join_minigames_giveaways'::text, 'share_repost'::text, 'add_product_links'::text, 'allow_brand_ad_use'::text, 'online_interacting_seeding'::text, 'create_music_art_projects'::text, 'other'::text]))),
  CONSTRAINT sows_social_type CHECK ((social_type = ANY (ARRAY['facebook'::text, 'instagram'::text, 'tiktok'::text, 'youtube'::text]))),
  CONSTRAINT sows_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT sows_kol_id_kols_id_fk FOREIGN KEY (kol_id) REFERENCES kols(id)
);
CREATE INDEX sows_kol ON public.sows USING btree (kol_id);
CREATE UNIQUE INDEX sows_number_key ON public.sows USING btree (campaign_id, number);
CREATE TRIGGER count_campaigns_delete AFTER DELETE ON public.sows REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();
CREATE TRIGGER count_campaigns_insert AFTER INSERT ON public.sows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();
CREATE TRIGGER count_campaigns_update AFTER UPDATE ON public.sows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();

CREATE TABLE spent_captchas (
  challenge text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_captchas_pkey PRIMARY KEY (challenge)
);

CREATE TABLE studios (
  id uuid NOT NULL,
  department_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT studios_pkey PRIMARY KEY (id),
  CONSTRAINT studios_department_id_departments_id_fk FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE UNIQUE INDEX studios_name_key ON public.studios USING btree (department_id, lower(name));

CREATE TABLE sync_times (
  id uuid NOT NULL,
  type text NOT NULL,
  sync_time integer NOT NULL,
  active boolean DEFAULT false NOT NULL,
  CONSTRAINT sync_times_pkey PRIMARY KEY (id),
  CONSTRAINT sync_times_hours CHECK ((sync_time > 0))
);
CREATE UNIQUE INDEX sync_times_active_key ON public.sync_times USING btree (type) WHERE active;
CREATE UNIQUE INDEX sync_times_value_key ON public.sync_times USING btree (type, sync_time);

CREATE TABLE told_together (
  event_key text NOT NULL,
  entity_id uuid NOT NULL,
  CONSTRAINT told_together_entity_id_event_key_pk PRIMARY KEY (entity_id, event_key)
);
CREATE INDEX told_together_event ON public.told_together USING btree (event_key);

CREATE TABLE totp_factors (
  user_id uuid NOT NULL,
  secret_sealed text NOT NULL,
  last_step integer,
  begun_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE translation_keywords (
  id uuid NOT NULL,
  key text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT translation_keywords_pkey PRIMARY KEY (id),
  CONSTRAINT translation_keywords_key_unique UNIQUE (key)
);

CREATE TABLE translations (
  id uuid NOT NULL,
  keyword_id uuid NOT NULL,
  language_id uuid NOT NULL,
  translation text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search text GENERATED ALWAYS AS (normalise_text(translation)) STORED,
  CONSTRAINT translations_pkey PRIMARY KEY (id),
  CONSTRAINT translations_keyword_id_translation_keywords_id_fk FOREIGN KEY (keyword_id) REFERENCES translation_keywords(id) ON DELETE CASCADE,
  CONSTRAINT translations_language_id_languages_id_fk FOREIGN KEY (language_id) REFERENCES languages(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX translations_key ON public.translations USING btree (keyword_id, language_id);
CREATE INDEX translations_language ON public.translations USING btree (language_id);

CREATE TABLE trash (
  id uuid NOT NULL,
  kind text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  reason text,
  along jsonb DEFAULT '{}'::jsonb NOT NULL,
  deleted_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_by uuid,
  search text GENERATED ALWAYS AS (normalise_text(((name || ' '::text) || code))) STORED,
  CONSTRAINT trash_pkey PRIMARY KEY (id),
  CONSTRAINT trash_kind CHECK ((kind = ANY (ARRAY['kol'::text, 'customer'::text, 'brand'::text, 'campaign'::text]))),
  CONSTRAINT trash_deleted_by_users_id_fk FOREIGN KEY (deleted_by) REFERENCES users(id)
);
CREATE INDEX trash_newest ON public.trash USING btree (deleted_at, id);

CREATE TABLE user_roles (
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT user_roles_user_id_role_id_pk PRIMARY KEY (user_id, role_id),
  CONSTRAINT user_roles_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES roles(id),
  CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role_id);

CREATE TABLE users (
  id uuid NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  fullname text NOT NULL,
  phone text,
  code text NOT NULL,
  type text NOT NULL,
  gender text,
  birthday date,
  address text,
  job text,
  "position" text,
  avatar_file_id uuid,
  department_id uuid,
  studio_id uuid,
  language_id uuid,
  password_hash text,
  must_change_password boolean DEFAULT false NOT NULL,
  active boolean DEFAULT true NOT NULL,
  verified_at timestamp with time zone,
  activated_at timestamp with time zone,
  deleted_at timestamp with time zone,
  search text GENERATED ALWAYS AS (normalise_text(((((fullname || ' '::text) || code) || ' '::text) || username))) STORED,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  google_subject text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_google_subject_key UNIQUE (google_subject),
  CONSTRAINT users_type CHECK ((type = ANY (ARRAY['staff'::text, 'customer'::text, 'brand'::text, 'kol'::text]))),
  CONSTRAINT users_avatar_file_id_media_files_id_fk FOREIGN KEY (avatar_file_id) REFERENCES media_files(id),
  CONSTRAINT users_department_id_departments_id_fk FOREIGN KEY (department_id) REFERENCES departments(id),
  CONSTRAINT users_language_id_languages_id_fk FOREIGN KEY (language_id) REFERENCES languages(id),
  CONSTRAINT users_studio_id_studios_id_fk FOREIGN KEY (studio_id) REFERENCES studios(id)
);
CREATE UNIQUE INDEX users_code_key ON public.users USING btree (upper(code));
CREATE INDEX users_department ON public.users USING btree (department_id);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);
CREATE INDEX users_studio ON public.users USING btree (studio_id);
CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username));

