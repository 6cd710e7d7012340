CREATE TABLE "report_days" (
	"campaign_id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"day" date NOT NULL,
	"posts" integer NOT NULL,
	"readings" integer NOT NULL,
	"view" bigint NOT NULL,
	"view_known" integer NOT NULL,
	"reaction" bigint NOT NULL,
	"reaction_known" integer NOT NULL,
	"comment" bigint NOT NULL,
	"comment_known" integer NOT NULL,
	"share" bigint NOT NULL,
	"share_known" integer NOT NULL,
	"brand_mention" bigint NOT NULL,
	"brand_mention_known" integer NOT NULL,
	"reaction_comment_known" integer NOT NULL,
	"reaction_share_known" integer NOT NULL,
	"comment_share_known" integer NOT NULL,
	"reaction_comment_share_known" integer NOT NULL,
	CONSTRAINT "report_days_campaign_id_sow_id_social_type_day_pk" PRIMARY KEY("campaign_id","sow_id","social_type","day")
);
--> statement-breakpoint
-- A post as its figures are added: what a day's change of it is summed under, and from when on it counts.
CREATE TYPE public.report_post AS (campaign_id uuid, sow_id uuid, social_type text, id uuid, post_time timestamptz);
--> statement-breakpoint
-- What a reading that was written just now was before: its value, or that it was not there.
CREATE TYPE public.report_reading AS (post_id uuid, metric text, captured_at timestamptz, value bigint, existed boolean);
--> statement-breakpoint
-- Days are 24 hours from midnight at +07:00 (domain/dates.ts).
CREATE FUNCTION public.report_day(instant timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ((instant AT TIME ZONE 'UTC') + interval '7 hours')::date $$;
--> statement-breakpoint
-- Who changes the sums of a campaign does so after the one before has ended, and then sees what that one wrote. Writers
-- of several campaigns take them in one order; whoever takes other rows of a campaign as well takes this one first.
CREATE FUNCTION public.lock_campaigns(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM public.campaigns WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
END
$$;
--> statement-breakpoint
-- Takes the figures of posts as they were from the sums by day and adds them as they are, in one statement, in the order
-- of the key. With `was` only readings from the oldest of a post's on are looked at: before it nothing differs.
-- The caller has locked the campaigns.
CREATE FUNCTION public.add_report_days(were public.report_post[], are public.report_post[], was public.report_reading[])
RETURNS void
LANGUAGE plpgsql
-- How many posts there are decides the plan; compiling it takes longer than it.
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
BEGIN
  -- Any plan is good for a few, and planning would take longer than their sums: it is done once a connection.
  IF cardinality(were) + cardinality(are) <= 20 AND cardinality(was) <= 100 THEN
    PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
  END IF;
  INSERT INTO public.report_days AS kept (campaign_id, sow_id, social_type, day, posts, readings, view, view_known,
    reaction, reaction_known, comment, comment_known, share, share_known, brand_mention, brand_mention_known,
    reaction_comment_known, reaction_share_known, comment_share_known, reaction_comment_share_known)
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
  difference AS (
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
  )
  SELECT * FROM difference d
  WHERE (posts, readings, view, view_known, reaction, reaction_known, comment, comment_known, share, share_known,
    brand_mention, brand_mention_known, reaction_comment_known, reaction_share_known, comment_share_known,
    reaction_comment_share_known) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ORDER BY campaign_id, sow_id, social_type, day
  ON CONFLICT ON CONSTRAINT report_days_campaign_id_sow_id_social_type_day_pk DO UPDATE SET
    posts = kept.posts + excluded.posts, readings = kept.readings + excluded.readings,
    view = kept.view + excluded.view, view_known = kept.view_known + excluded.view_known,
    reaction = kept.reaction + excluded.reaction, reaction_known = kept.reaction_known + excluded.reaction_known,
    comment = kept.comment + excluded.comment, comment_known = kept.comment_known + excluded.comment_known,
    share = kept.share + excluded.share, share_known = kept.share_known + excluded.share_known,
    brand_mention = kept.brand_mention + excluded.brand_mention,
    brand_mention_known = kept.brand_mention_known + excluded.brand_mention_known,
    reaction_comment_known = kept.reaction_comment_known + excluded.reaction_comment_known,
    reaction_share_known = kept.reaction_share_known + excluded.reaction_share_known,
    comment_share_known = kept.comment_share_known + excluded.comment_share_known,
    reaction_comment_share_known = kept.reaction_comment_share_known + excluded.reaction_comment_share_known;
END
$$;
--> statement-breakpoint
-- Makes the sums of a campaign anew from its posts and their readings.
CREATE FUNCTION public.rebuild_report_days(campaign uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM public.lock_campaigns(ARRAY[campaign]);
  DELETE FROM public.report_days WHERE campaign_id = campaign;
  PERFORM public.add_report_days('{}', array(
    SELECT (p.campaign_id, p.sow_id, p.social_type, p.id, p.post_time)::public.report_post
    FROM public.campaign_posts p WHERE p.campaign_id = campaign AND p.is_active), '{}');
END
$$;
--> statement-breakpoint
-- Bulk writers set report_days.refresh to 'later' and call rebuild_report_days themselves, in the same transaction.
CREATE FUNCTION public.report_changed_posts() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
$$;
--> statement-breakpoint
-- For a statement that either adds readings or corrects them: of one that does both, neither half sees the other.
CREATE FUNCTION public.report_new_readings() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER report_days_insert AFTER INSERT ON campaign_posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.report_changed_posts();
--> statement-breakpoint
CREATE TRIGGER report_days_update AFTER UPDATE ON campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.report_changed_posts();
--> statement-breakpoint
CREATE TRIGGER report_days_delete AFTER DELETE ON campaign_posts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.report_changed_posts();
--> statement-breakpoint
CREATE TRIGGER report_days_insert AFTER INSERT ON metric_snapshots REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.report_new_readings();
--> statement-breakpoint
CREATE TRIGGER report_days_update AFTER UPDATE ON metric_snapshots REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.report_new_readings();
--> statement-breakpoint
-- The posts and readings that are there already.
SELECT public.rebuild_report_days(id) FROM campaigns ORDER BY id;
