ALTER TABLE "campaign_counts" ADD COLUMN "post_kept" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Whoever writes SOWs or posts waits until the function below counts for them.
LOCK TABLE sows, campaign_posts, campaign_counts IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
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
--> statement-breakpoint
UPDATE campaign_counts SET post_kept = counted.post_kept
FROM (
  SELECT s.campaign_id, sum(least(there.posts, s.post_count)) AS post_kept
  FROM sows s
  JOIN (SELECT sow_id, count(*) AS posts FROM campaign_posts WHERE is_active GROUP BY sow_id) there ON there.sow_id = s.id
  GROUP BY s.campaign_id
) counted
WHERE counted.campaign_id = campaign_counts.campaign_id;
