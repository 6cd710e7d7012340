CREATE TABLE "report_totals" (
	"campaign_id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"last_day" date NOT NULL,
	"posts" integer NOT NULL,
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
	CONSTRAINT "report_totals_campaign_id_sow_id_social_type_pk" PRIMARY KEY("campaign_id","sow_id","social_type")
);
--> statement-breakpoint
-- Whoever writes posts or readings waits until the totals are there and the function below adds to them.
LOCK TABLE metric_snapshots, campaign_posts, report_days IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO report_totals (campaign_id, sow_id, social_type, last_day,
    posts, view, view_known, reaction, reaction_known, comment, comment_known, share, share_known, brand_mention,
    brand_mention_known, reaction_comment_known, reaction_share_known, comment_share_known,
    reaction_comment_share_known)
SELECT campaign_id, sow_id, social_type, max(day),
    sum(posts), sum(view), sum(view_known), sum(reaction), sum(reaction_known), sum(comment), sum(comment_known),
    sum(share), sum(share_known), sum(brand_mention), sum(brand_mention_known), sum(reaction_comment_known),
    sum(reaction_share_known), sum(comment_share_known), sum(reaction_comment_share_known)
FROM report_days GROUP BY campaign_id, sow_id, social_type;
--> statement-breakpoint
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
--> statement-breakpoint
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
