CREATE TABLE "kol_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kol_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kol_facets_status" ON "kol_facets" USING btree ("status","created_at","kol_id");--> statement-breakpoint
-- Walked from the newest on without reading the rows of what is not shown.
DROP INDEX kol_facets_newest;
--> statement-breakpoint
CREATE INDEX kol_facets_newest ON kol_facets (created_at, kol_id) INCLUDE (status);
--> statement-breakpoint
CREATE INDEX kol_facets_groups ON kol_facets (created_at, kol_id) INCLUDE (status) WHERE type = 'community_group';
--> statement-breakpoint
CREATE INDEX kol_facets_partners ON kol_facets (created_at, kol_id) INCLUDE (status) WHERE the_talent_partner;
--> statement-breakpoint
-- A search by network, followers and sector tells held from approved by itself, as the statuses staff filter by do.
ALTER TABLE "kol_reach" RENAME COLUMN "hidden" TO "state";
--> statement-breakpoint
UPDATE kol_reach r SET state = 4 FROM kol_facets f WHERE f.kol_id = r.kol_id AND f.status = 'held';
--> statement-breakpoint
UPDATE kol_reach r SET state = 5 FROM kol_facets f WHERE f.kol_id = r.kol_id AND f.status = 'unlisted_held';
--> statement-breakpoint
-- Makes the list rows of these KOLs anew; KOLs that are gone or deleted lose theirs. Whoever writes pending_changes of
-- a KOL also writes the KOL, one version further, afterwards: that shows it.
CREATE OR REPLACE FUNCTION refresh_kol_cards(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- Whoever waits here for another writer of the same KOL must then see what that one wrote.
  PERFORM FROM kols WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM kol_reach WHERE kol_id = ANY (ids);
  DELETE FROM kol_cards c WHERE c.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = c.kol_id AND k.deleted_at IS NULL);
  DELETE FROM kol_facets f WHERE f.kol_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM kols k WHERE k.id = f.kol_id AND k.deleted_at IS NULL);
  INSERT INTO kol_facets (kol_id, created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, sector_ids, job_codes)
  SELECT k.id, k.created_at, k.search, k.public_search,
    CASE WHEN k.status <> 'active' THEN k.status
      WHEN EXISTS (SELECT FROM pending_changes p WHERE p.entity = 'kol' AND p.entity_id = k.id AND p.decided_at IS NULL)
        THEN CASE WHEN k.public THEN 'held' ELSE 'unlisted_held' END
      ELSE CASE WHEN k.public THEN 'active' ELSE 'unlisted' END END,
    k.type, k.the_talent_partner, k.outstanding, k.booking_price_from, k.booking_price_to,
    array(SELECT sector_id FROM kol_sectors WHERE kol_id = k.id),
    array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code)
  FROM kols k
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET (created_at, search, public_search, status, type, the_talent_partner, outstanding,
    booking_price_from, booking_price_to, sector_ids, job_codes) = (excluded.created_at, excluded.search,
    excluded.public_search, excluded.status, excluded.type, excluded.the_talent_partner, excluded.outstanding,
    excluded.booking_price_from, excluded.booking_price_to, excluded.sector_ids, excluded.job_codes);
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
      'jobs', array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code),
      'socials', coalesce((SELECT json_agg(
          json_build_object('id', id, 'social_type', social_type, 'url', url, 'name', name, 'is_verified', is_verified,
            'follower_count', follower_count) ORDER BY follower_count DESC NULLS LAST, id)
        FROM socials WHERE kol_id = k.id), '[]'))
  FROM kols k JOIN kol_facets f ON f.kol_id = k.id
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET card = excluded.card;
  INSERT INTO kol_reach (kol_id, social_type, sector_id, followers, below, state, created_at)
  SELECT f.kol_id, social.social_type, sector.id, social.followers, social.below,
    array_position(ARRAY['active', 'unlisted', 'pending', 'reject', 'held', 'unlisted_held'], f.status) - 1, f.created_at
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
$$;
--> statement-breakpoint
INSERT INTO kol_counts (status, change) SELECT status, count(*) FROM kol_facets GROUP BY status;
--> statement-breakpoint
CREATE FUNCTION count_kols() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_kols_insert AFTER INSERT ON kol_facets REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kols();
--> statement-breakpoint
CREATE TRIGGER count_kols_update AFTER UPDATE ON kol_facets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kols();
--> statement-breakpoint
CREATE TRIGGER count_kols_delete AFTER DELETE ON kol_facets REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_kols();
