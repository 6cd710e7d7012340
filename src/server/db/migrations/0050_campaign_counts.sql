CREATE TABLE "campaign_counts" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"sow_total" integer NOT NULL,
	"kol_total" integer NOT NULL,
	"post_count" bigint NOT NULL,
	"post_total" bigint NOT NULL,
	"owing_sows" integer NOT NULL,
	"empty_sows" integer NOT NULL,
	"sale_total" bigint
);
--> statement-breakpoint
ALTER TABLE "campaign_counts" ADD CONSTRAINT "campaign_counts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_posts_active" ON "campaign_posts" USING btree ("campaign_id","sow_id") WHERE "campaign_posts"."is_active";
--> statement-breakpoint
CREATE FUNCTION count_campaigns(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- Whoever waits here for another writer of the same campaign must then count what that one wrote.
  PERFORM public.lock_campaigns(ids);
  INSERT INTO public.campaign_counts (campaign_id, sow_total, kol_total, post_count, post_total, owing_sows, empty_sows, sale_total)
  SELECT c.id, count(s.id), count(DISTINCT s.kol_id), coalesce(sum(s.post_count), 0), coalesce(sum(there.posts), 0),
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
  ON CONFLICT (campaign_id) DO UPDATE SET (sow_total, kol_total, post_count, post_total, owing_sows, empty_sows, sale_total)
    = (excluded.sow_total, excluded.kol_total, excluded.post_count, excluded.post_total, excluded.owing_sows,
      excluded.empty_sows, excluded.sale_total);
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_changed_sows() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
$$;
--> statement-breakpoint
CREATE FUNCTION count_changed_posts() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
$$;
--> statement-breakpoint
SELECT count_campaigns(array(SELECT DISTINCT campaign_id FROM sows));
--> statement-breakpoint
CREATE TRIGGER count_campaigns_insert AFTER INSERT ON sows REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();
--> statement-breakpoint
CREATE TRIGGER count_campaigns_update AFTER UPDATE ON sows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();
--> statement-breakpoint
CREATE TRIGGER count_campaigns_delete AFTER DELETE ON sows REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sows();
--> statement-breakpoint
CREATE TRIGGER count_posts_insert AFTER INSERT ON campaign_posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
--> statement-breakpoint
CREATE TRIGGER count_posts_update AFTER UPDATE ON campaign_posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
--> statement-breakpoint
CREATE TRIGGER count_posts_delete AFTER DELETE ON campaign_posts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_posts();
