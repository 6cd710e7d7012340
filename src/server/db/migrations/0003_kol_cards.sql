CREATE TABLE "kol_cards" (
	"kol_id" uuid PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kol_facets" (
	"kol_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"the_talent_partner" boolean NOT NULL,
	"booking_price_from" bigint,
	"booking_price_to" bigint,
	"sector_ids" uuid[] NOT NULL,
	"job_codes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kol_reach" (
	"kol_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"sector_id" uuid NOT NULL,
	"followers" bigint NOT NULL,
	"below" bigint NOT NULL,
	"hidden" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kol_facets_newest" ON "kol_facets" USING btree ("created_at","kol_id");--> statement-breakpoint
CREATE INDEX "kol_facets_name" ON "kol_facets" USING btree ("search","kol_id");--> statement-breakpoint
CREATE INDEX "kol_facets_search" ON "kol_facets" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kol_facets_sectors" ON "kol_facets" USING gin ("sector_ids");--> statement-breakpoint
CREATE INDEX "kol_facets_jobs" ON "kol_facets" USING gin ("job_codes");--> statement-breakpoint
CREATE INDEX "kol_reach_kol" ON "kol_reach" USING btree ("kol_id");
--> statement-breakpoint
ALTER TABLE kol_facets SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE kol_reach SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- The first counts and finds few matches, the second walks from the newest where there are many; both without the table.
CREATE INDEX kol_reach_followers ON kol_reach (social_type, sector_id, followers) INCLUDE (below, hidden, created_at, kol_id);
--> statement-breakpoint
CREATE INDEX kol_reach_newest ON kol_reach (social_type, sector_id, created_at, kol_id) INCLUDE (followers, below, hidden);
--> statement-breakpoint
-- Makes the list rows of these KOLs anew; KOLs that are gone or deleted lose theirs.
CREATE FUNCTION refresh_kol_cards(ids uuid[]) RETURNS void
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
  INSERT INTO kol_facets (kol_id, created_at, search, status, type, the_talent_partner, booking_price_from,
    booking_price_to, sector_ids, job_codes)
  SELECT k.id, k.created_at, k.search, k.status, k.type, k.the_talent_partner, k.booking_price_from, k.booking_price_to,
    array(SELECT sector_id FROM kol_sectors WHERE kol_id = k.id),
    array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code)
  FROM kols k
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET (created_at, search, status, type, the_talent_partner, booking_price_from,
    booking_price_to, sector_ids, job_codes) = (excluded.created_at, excluded.search, excluded.status, excluded.type,
    excluded.the_talent_partner, excluded.booking_price_from, excluded.booking_price_to, excluded.sector_ids,
    excluded.job_codes);
  INSERT INTO kol_cards (kol_id, card)
  SELECT k.id, json_build_object(
      'id', k.id, 'code', k.code, 'stage_name', k.stage_name,
      'avatar', (SELECT '/pictures/' || sha256 FROM media_files WHERE id = k.avatar_file_id),
      'type', k.type, 'bio', k.bio, 'the_talent_partner', k.the_talent_partner, 'outstanding', k.outstanding,
      'status', k.status, 'booking_price_from', k.booking_price_from, 'booking_price_to', k.booking_price_to,
      'create_date', to_char(k.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', k.version,
      'sectors', coalesce((SELECT json_agg(
          json_build_object('id', s.id, 'name', s.name, 'un_name', s.un_name) ORDER BY s.position, s.id)
        FROM kol_sectors ks JOIN sectors s ON s.id = ks.sector_id WHERE ks.kol_id = k.id), '[]'),
      'jobs', array(SELECT job_code FROM kol_jobs WHERE kol_id = k.id ORDER BY job_code),
      'socials', coalesce((SELECT json_agg(
          json_build_object('id', id, 'social_type', social_type, 'url', url, 'name', name, 'is_verified', is_verified,
            'follower_count', follower_count) ORDER BY follower_count DESC NULLS LAST, id)
        FROM socials WHERE kol_id = k.id), '[]'))
  FROM kols k
  WHERE k.id = ANY (ids) AND k.deleted_at IS NULL
  ON CONFLICT (kol_id) DO UPDATE SET card = excluded.card;
  INSERT INTO kol_reach (kol_id, social_type, sector_id, followers, below, hidden, created_at)
  SELECT f.kol_id, social.social_type, sector.id, social.followers, social.below,
    CASE f.status WHEN 'active' THEN 0 WHEN 'pending' THEN 1 ELSE 2 END, f.created_at
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
-- Named by its argument: the column of the table that holds the KOL's id.
-- Bulk writers set kol_cards.refresh to 'later' and call refresh_kol_cards themselves, in the same transaction.
CREATE FUNCTION refresh_changed_kols() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_kols_of_sectors() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_kol_cards(array_agg(DISTINCT kol_id)) FROM kol_sectors WHERE sector_id IN (SELECT id FROM new_rows);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES ('kols', 'id'), ('socials', 'kol_id'), ('kol_sectors', 'kol_id'), ('kol_jobs', 'kol_id')) sources (name, key) LOOP
    EXECUTE format('CREATE TRIGGER refresh_kol_cards_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols(%L)', source.name, source.key);
    EXECUTE format('CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols(%L)', source.name, source.key);
    EXECUTE format('CREATE TRIGGER refresh_kol_cards_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_kols(%L)', source.name, source.key);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refresh_kol_cards_update AFTER UPDATE ON sectors REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_kols_of_sectors();
--> statement-breakpoint
-- The cards of the KOLs that are there already.
SELECT refresh_kol_cards(array_agg(id)) FROM kols;
