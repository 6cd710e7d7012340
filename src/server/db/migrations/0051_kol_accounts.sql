-- Whoever writes a KOL waits here, before it touches what lists read; in the other order each could wait for the other.
LOCK TABLE kols IN EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "kol_job_facets" (
	"kol_id" uuid NOT NULL,
	"job_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"type" text DEFAULT 'personal' NOT NULL,
	"the_talent_partner" boolean DEFAULT false NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"booking_price_from" bigint,
	"booking_price_to" bigint,
	"facebook" bigint,
	"instagram" bigint,
	"tiktok" bigint,
	"youtube" bigint,
	"several" boolean DEFAULT false NOT NULL,
	"sector_ids" uuid[] NOT NULL,
	CONSTRAINT "kol_job_facets_kol_id_job_code_pk" PRIMARY KEY("kol_id","job_code")
);
--> statement-breakpoint
DROP INDEX "kol_facets_outstanding";--> statement-breakpoint
ALTER TABLE "kol_facets" ALTER COLUMN "type" SET DEFAULT 'personal';--> statement-breakpoint
ALTER TABLE "kol_facets" ALTER COLUMN "the_talent_partner" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "kol_facets" ALTER COLUMN "outstanding" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "kol_facets" ADD COLUMN "facebook" bigint;--> statement-breakpoint
ALTER TABLE "kol_facets" ADD COLUMN "instagram" bigint;--> statement-breakpoint
ALTER TABLE "kol_facets" ADD COLUMN "tiktok" bigint;--> statement-breakpoint
ALTER TABLE "kol_facets" ADD COLUMN "youtube" bigint;--> statement-breakpoint
ALTER TABLE "kol_facets" ADD COLUMN "several" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kol_reach" ADD COLUMN "type" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "kol_reach" ADD COLUMN "the_talent_partner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kol_reach" ADD COLUMN "outstanding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kol_reach" ADD COLUMN "booking_price_from" bigint;--> statement-breakpoint
ALTER TABLE "kol_reach" ADD COLUMN "booking_price_to" bigint;
--> statement-breakpoint
-- Whether a KOL has an account on one of these networks within a range of followers. A function, because few KOLs need it
-- looked up, and a subquery would be planned as if all did.
CREATE FUNCTION has_account(kol uuid, networks text[], low bigint, high bigint) RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE COST 1
AS $$
  SELECT EXISTS (SELECT FROM socials WHERE kol_id = kol AND social_type = ANY (networks)
    AND coalesce(follower_count, -1) BETWEEN low AND high)
$$;
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
$$;
--> statement-breakpoint
-- All rows are made anew below, which is far cheaper without the indexes that are.
TRUNCATE kol_reach;
--> statement-breakpoint
DROP INDEX kol_reach_followers, kol_reach_newest, kol_facets_partners, kol_facets_groups;
--> statement-breakpoint
SELECT refresh_kol_cards(array_agg(id)) FROM kols;
--> statement-breakpoint
-- A count reads these and no rows, whatever of what they carry is asked for.
CREATE INDEX kol_reach_followers ON kol_reach (social_type, sector_id, followers)
  INCLUDE (below, state, created_at, kol_id, type, the_talent_partner, outstanding, booking_price_from, booking_price_to);
--> statement-breakpoint
CREATE INDEX kol_reach_newest ON kol_reach (social_type, sector_id, created_at, kol_id) INCLUDE (followers, below, state);
--> statement-breakpoint
CREATE INDEX kol_facets_partners ON kol_facets (created_at, kol_id)
  INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE the_talent_partner;
--> statement-breakpoint
CREATE INDEX kol_facets_groups ON kol_facets (created_at, kol_id)
  INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE type = 'community_group';
--> statement-breakpoint
CREATE INDEX kol_facets_outstanding ON kol_facets (created_at, kol_id)
  INCLUDE (status, booking_price_from, booking_price_to, facebook, instagram, tiktok, youtube, several) WHERE outstanding;
--> statement-breakpoint
CREATE INDEX kol_job_facets_newest ON kol_job_facets (job_code, created_at, kol_id)
  INCLUDE (status, type, the_talent_partner, outstanding, booking_price_from, booking_price_to, facebook, instagram,
    tiktok, youtube, several, sector_ids);
